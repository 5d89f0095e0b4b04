import { use } from "react";
import { lazyPart, useAccess, useLocation } from "@haul/platform";
import { forgetRemotes, remotes } from "./remotes";
import { matchRemote } from "./remotes/match";
import { RemoteCard } from "./remotes/remote-card";
import { RemotePage } from "./remotes/remote-page";

const NotFoundPage = lazyPart(() => import("./not-found.page"));

/** Every path that is not the shell's own: a remote's, or unknown. */
export function Elsewhere() {
  const { pathname } = useLocation();
  const access = useAccess();
  const known = use(remotes());
  const match = matchRemote(known, pathname);
  if (match) return <RemotePage remote={match.remote} />;
  // While a manifest is missing, the path might belong to that remote.
  const unknown = known.find((remote) => !remote.isKnown);
  if (unknown) return <RemoteCard problem={unknown.problem} onTryAgain={reload} />;
  return <NotFoundPage isFramed={access.kind !== "anonymous"} />;
}

function reload() {
  forgetRemotes();
  location.reload();
}
