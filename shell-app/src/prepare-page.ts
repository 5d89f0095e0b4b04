import { prepareLazyPage, readStoredUser } from "@haul/platform";
import { matchRoutes } from "@haul/platform/host";
import { prepareApp, readableRemotes } from "./remotes";
import { matchRemote, placeOf } from "./remotes/match";
import { askForPage } from "./remotes/page-files";
import { SHELL_ROUTES } from "./routes";

/**
 * Loads the code of the page at an address before it is shown: while the server still says who the person is, or while
 * a pointer rests on a link. What fails here is loaded again, and told, when the page is shown.
 */
export async function preparePage(pathname: string): Promise<void> {
  const routes = SHELL_ROUTES.map((route) => ({ path: route.path, handle: route }));
  const own = matchRoutes(routes, pathname)?.at(-1)?.route.handle;
  if (own) {
    if (maySee(own.rule)) prepareLazyPage(own.element);
    return;
  }
  const match = matchRemote(await readableRemotes(), pathname);
  if (!match || !maySee(placeOf(match.path).rule)) return;
  askForPage(match.remote, pathname);
  const app = await prepareApp(match.remote).catch(() => undefined);
  prepareLazyPage(app && matchRoutes(app.routes, pathname)?.at(-1)?.route.element);
}

/** As far as it is known at once: who is not signed in sees the sign-in page instead. */
function maySee(rule: unknown): boolean {
  return rule === undefined || readStoredUser() !== null;
}
