import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useAtomValue } from "jotai";
import { isRightSidebarOpenAtom, lazyPage, prepareLazyPage } from "@haul/platform";
import { preloadOverlays } from "@haul/ui/core";
import { useLiveUpdates } from "../live/use-live-updates";
import { Content, CONTENT_ID, focusContent } from "./content";
import { PageLoading } from "./page-loading";
import classes from "./frame.module.css";

// Each part of the frame is its own piece of code: the page does not wait for the bars, nor they for each other.
const sidebar = lazyPage(() => import("./sidebar"));
const topbar = lazyPage(() => import("./topbar"));
const footer = lazyPage(() => import("./footer"));
const rightSidebar = lazyPage(() => import("./right-sidebar"));

/** Loads what stands around the page before the page's own code, which is more and would keep it waiting. */
export function prepareFrame(): void {
  for (const part of [sidebar, topbar, footer]) prepareLazyPage(part);
}

/** Sidebar, top bar, content, footer and the settings on the right. */
export function Frame({ children }: { children: ReactNode }) {
  useLiveUpdates();
  // A toast that says that the line is gone must be here before it goes.
  useEffect(() => {
    preloadOverlays().catch(() => undefined);
  }, []);
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href={`#${CONTENT_ID}`} onClick={focusContent}>
        Skip to content
      </a>
      <div className={classes.sidebar}>
        <Suspense>{sidebar}</Suspense>
      </div>
      <div className={classes.column}>
        <header className={classes.topbar}>
          <Suspense>{topbar}</Suspense>
        </header>
        <Content>
          <Suspense fallback={<PageLoading />}>{children}</Suspense>
        </Content>
        <footer className={classes.footer}>
          <Suspense>{footer}</Suspense>
        </footer>
      </div>
      <RightSidebar />
    </div>
  );
}

/** The settings, from the first time they are opened. */
function RightSidebar() {
  const isOpen = useAtomValue(isRightSidebarOpenAtom);
  const [isNeeded, setNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setNeeded(true);
  return isNeeded && <Suspense>{rightSidebar}</Suspense>;
}
