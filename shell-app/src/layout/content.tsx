import { type ReactNode, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "@haul/platform";
import classes from "./frame.module.css";

export const CONTENT_ID = "content";

/** The page; a screen reader starts at its beginning after each navigation. */
export function Content({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const element = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // With the page, not after it is painted: by then a person may have moved the focus into it.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = element.current;
    if (isRedirect && main?.contains(document.activeElement)) return;
    window.scrollTo(0, 0);
    main?.focus({ preventScroll: true });
  }, [pathname, isRedirect]);
  return (
    <main id={CONTENT_ID} className={classes.content} ref={element} tabIndex={-1}>
      {children}
    </main>
  );
}

/** The hash must not become part of the page's URL state. */
export function focusContent(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}
