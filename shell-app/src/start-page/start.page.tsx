import { loginPath, Navigate, useAccess, usePageTitle, useProgress } from "@haul/platform";
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
    case "known": {
      const { session } = access;
      if (session.state !== "active") return <MembershipNotice kind="inactive" session={session} />;
      if (session.landing_path === "/") return <MembershipNotice kind="no_pages" session={session} />;
      return <Navigate to={session.landing_path} replace />;
    }
  }
}
