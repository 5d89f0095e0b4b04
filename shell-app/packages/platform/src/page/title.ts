import { useEffect } from "react";
import { config } from "../app/config";

/** Titles the browser's tab: `usePageTitle("Loads")` gives "Loads · Haul". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === "" ? config().name : `${title} · ${config().name}`;
  }, [title]);
}
