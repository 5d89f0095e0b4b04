import { Suspense, use } from "react";
import { judge, Navigate, Outlet, useAccess, useLocation, useNavigate, useProgress } from "@haul/platform";
import { useMatches, useNavigation } from "@haul/platform/host";
import { UiNavigationProvider } from "@haul/ui/core";
import { Frame } from "./layout/frame";
import { LazyBackGuard } from "./layout/lazy-back-guard";
import { PageLoading } from "./layout/page-loading";
import { ProgressBar } from "./layout/progress-bar";
import { matchRemote, placeOf } from "./remotes/match";
import { remotes } from "./remotes";
import { OverrideBanner } from "./remotes/override-banner";
import type { Place } from "./shell-route";

/** Around every route: the guard, the frame that the place asks for, the thin bar on top. */
export function Root() {
  const navigation = useNavigation();
  const navigate = useNavigate();
  useProgress(navigation.state !== "idle");
  return (
    <UiNavigationProvider navigate={(href) => void navigate(href)}>
      <ProgressBar />
      <OverrideBanner />
      <LazyBackGuard />
      <Suspense fallback={<PageLoading />}>
        <GuardedPlace />
      </Suspense>
    </UiNavigationProvider>
  );
}

function GuardedPlace() {
  const access = useAccess();
  const { pathname, search, hash } = useLocation();
  const place = usePlace();
  const verdict = judge(place.rule, access, `${pathname}${search}${hash}`);
  // The start page explains why a person ended up there.
  if (verdict.kind === "redirect") return <Navigate to={verdict.to} replace state={{ refused: pathname }} />;
  const page = verdict.kind === "wait" ? <PageLoading /> : <Outlet />;
  return place.frame === "frame" ? <Frame>{page}</Frame> : page;
}

/** An unknown path keeps the frame around its not-found page for people who are signed in. */
function usePlace(): Place {
  const matches = useMatches();
  const { pathname } = useLocation();
  const access = useAccess();
  const handle = matches.at(-1)?.handle as Place | undefined;
  if (handle) return handle;
  const match = matchRemote(use(remotes()), pathname);
  if (!match) return { frame: access.kind === "anonymous" ? "bare" : "frame" };
  return placeOf(match.path);
}
