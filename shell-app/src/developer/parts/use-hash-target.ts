import { useEffect } from "react";
import { useLocation } from "@haul/platform";

/** Shows the part of the page that the address names; the browser looked for it before it was there. */
export function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
