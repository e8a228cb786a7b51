// The two lists of the lobby, fetched again and again while somebody looks at them.

import { get } from "../lib/api";
import { me } from "../lib/me.svelte";
import type { TableInfo, TableList } from "../lib/wire";

const EVERY = 6000;
const OVER: TableInfo["status"][] = ["finished", "ended", "interrupted"];

export const isOver = (table: TableInfo) => OVER.includes(table.status);

export class Tables {
  /** Null until the server has answered. */
  mine: TableInfo[] | null = $state.raw(null);
  open: TableInfo[] | null = $state.raw(null);
  failed = $state(false);

  readonly going = $derived((this.mine ?? []).filter((table) => !isOver(table)));
  readonly over = $derived((this.mine ?? []).filter(isOver));
  /** What others play: my own matches stand in the other list. */
  readonly others = $derived.by(() => {
    const own = new Set(this.mine?.map((table) => table.id));
    return (this.open ?? []).filter((table) => !own.has(table.id));
  });

  async refresh(): Promise<void> {
    try {
      const [mine, open] = await Promise.all([me.person ? list("/api/matches/mine") : [], list("/api/matches")]);
      this.mine = mine;
      this.open = open;
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** For an effect: keeps the lists fresh while the page is seen, and stops when the effect ends. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) void this.refresh();
    };
    look();
    const timer = setInterval(look, EVERY);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

async function list(path: string): Promise<TableInfo[]> {
  return (await get<TableList>(path)).tables;
}
