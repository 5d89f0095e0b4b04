import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from "react";

/** Goes to an address of this site without reloading the page. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | null>(null);

/** Gives links of `@haul/ui` the application's router. Without it they are ordinary links. */
export function UiNavigationProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** A click that a browser would answer in this very tab; all others (new tab, download) stay the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** An unstyled anchor that uses the application's router. */
export function UiLink({ href, onClick, ...rest }: ComponentPropsWithRef<"a"> & { href: string }) {
  const navigate = useContext(NavigateContext);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (navigate === null || event.defaultPrevented || !isPlainClick(event) || rest.target) return;
        event.preventDefault();
        navigate(href);
      }}
      {...rest}
    />
  );
}
