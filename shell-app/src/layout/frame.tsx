import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useAtomValue } from "jotai";
import { isRightSidebarOpenAtom, lazyPage, useLocation } from "@haul/platform";
import { preloadOverlays } from "@haul/ui/core";
import { useLiveUpdates } from "../live/use-live-updates";
import { PageLoading } from "./page-loading";
import classes from "./frame.module.css";

// Each part of the frame is its own piece of code: the page does not wait for the bars, nor they for each other.
const sidebar = lazyPage(() => import("./sidebar"));
const topbar = lazyPage(() => import("./topbar"));
const footer = lazyPage(() => import("./footer"));
const rightSidebar = lazyPage(() => import("./right-sidebar"));

const CONTENT_ID = "content";

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

/** The page; a screen reader starts at its beginning after each navigation. */
function Content({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const element = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id={CONTENT_ID} className={classes.content} ref={element} tabIndex={-1}>
      {children}
    </main>
  );
}

/** The hash must not become part of the page's URL state. */
function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}
