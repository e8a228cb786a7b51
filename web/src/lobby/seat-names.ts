// Two of the same name at one table cannot be told apart in the log: who comes later gets a number.

const LONGEST = 24;

/** The name itself if nobody at the table has it, else with the first number that is free. */
export function freeName(name: string, taken: string[]): string {
  const wished = name.trim();
  const others = new Set(taken.map((one) => one.trim().toLowerCase()));
  let free = wished;
  for (let number = 2; others.has(free.toLowerCase()); number += 1) {
    const ending = ` ${number}`;
    free = wished.slice(0, LONGEST - ending.length).trimEnd() + ending;
  }
  return free;
}
