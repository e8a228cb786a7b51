// Invitations are told once, to the host. They are kept for this tab, and turned into links to pass on.

type BySeat = Record<string, string>;

const key = (match: string) => `undercroft.invitations.${match}`;

export function keepInvitations(match: string, invitations: BySeat): void {
  if (!Object.keys(invitations).length) return;
  sessionStorage.setItem(key(match), JSON.stringify({ ...keptInvitations(match), ...invitations }));
}

export function keptInvitations(match: string): BySeat {
  try {
    return JSON.parse(sessionStorage.getItem(key(match)) ?? "{}") as BySeat;
  } catch {
    return {};
  }
}

/** The address to pass on. The token stands behind the #, which browsers never send to a server. */
export function linkTo(match: string, token = ""): string {
  return `${location.origin}/match/${encodeURIComponent(match)}${token ? `#${token}` : ""}`;
}

/** The path of a pasted link, whatever surrounds it in the message; a bare id counts too. */
export function pathOf(pasted: string): string | undefined {
  const found = /\/match\/([\w-]+)(?:\/?(#[\w-]+))?/.exec(pasted);
  if (found) return `/match/${found[1]}${found[2] ?? ""}`;
  const bare = /^\s*([\w-]{8,64})\s*$/.exec(pasted);
  return bare ? `/match/${bare[1]}` : undefined;
}
