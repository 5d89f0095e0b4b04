import { use, useEffect } from "react";
import {
  type Access,
  loginPath,
  Navigate,
  type ServerSession,
  useAccess,
  useLocation,
  usePageTitle,
  useProgress,
} from "@haul/platform";
import { toast } from "@haul/ui/core";
import { currentEntry, entriesOf } from "../layout/nav";
import { readableRemotes } from "../remotes";
import { homePath } from "./home-path";
import { MembershipNotice } from "./membership-notice";

/** `/`: sends each person to what is theirs, and never to a page that would send them back. */
export default function StartPage() {
  const access = useAccess();
  usePageTitle("");
  useProgress(access.kind === "looking_up");
  switch (access.kind) {
    case "anonymous":
      return <Navigate to={loginPath("/")} replace />;
    case "looking_up":
      return null;
    case "unknown":
      return <MembershipNotice kind="unreachable" message={access.error.message} />;
    case "known":
      if (access.session.status !== "active") return <MembershipNotice kind="inactive" session={access.session} />;
      return <Home access={access} session={access.session} />;
  }
}

/** Goes on to the person's first page. People the guard sent here from another page are told why. */
function Home({ access, session }: { access: Access; session: ServerSession }) {
  const remotes = use(readableRemotes());
  const state: unknown = useLocation().state;
  const home = homePath(access, session.landing_path, remotes);
  const refused = home !== undefined && isRefusal(state) ? state.refused : undefined;
  const page = refused && (currentEntry(entriesOf(remotes), refused)?.label ?? refused);
  const company = session.company?.legal_name ?? "your company";
  useEffect(() => {
    if (page === undefined) return;
    const message = `You do not have access to ${page}. If you need it, ask an administrator of ${company}.`;
    toast.info(message, { id: "refused-page" });
  }, [page, company]);
  return home === undefined ? <MembershipNotice kind="no_pages" session={session} /> : <Navigate to={home} replace />;
}

function isRefusal(state: unknown): state is { refused: string } {
  return typeof state === "object" && state !== null && "refused" in state && typeof state.refused === "string";
}
