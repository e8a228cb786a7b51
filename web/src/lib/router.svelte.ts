// Which page is shown: the address decides, so that every page can be linked to and gone back from.

export type Route =
  | { page: "lobby" }
  | { page: "new" }
  | { page: "match"; id: string; invitation: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; search: string }
  | { page: "me" }
  | { page: "help" };

export const router = $state({ route: read(location) });

window.addEventListener("popstate", () => (router.route = read(location)));

export function go(path: string): void {
  history.pushState(null, "", path);
  router.route = read(location);
  window.scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true }); // so that a screen reader reads the new page
}

/** For links: the browser's own ways (new tab, copy) stay as they are. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

export function read(address: { pathname: string; search: string; hash: string }): Route {
  const [first = "", second = "", third = ""] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const query = new URLSearchParams(address.search);
  if (first === "match" && second && third === "replay") return { page: "replay", id: second };
  // An invitation stands behind the #: that part of an address is never sent to any server.
  if (first === "match" && second) return { page: "match", id: second, invitation: address.hash.slice(1) };
  if (first === "rules" && second) return { page: "rules", game: second, search: query.get("q") ?? "" };
  if (first === "new") return { page: "new" };
  if (first === "me") return { page: "me" };
  if (first === "help") return { page: "help" };
  return { page: "lobby" };
}
