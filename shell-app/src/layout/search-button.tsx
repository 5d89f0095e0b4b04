import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useSetAtom } from "jotai";
import { useHotkeys, useOs } from "@haul/ui/core";
import { IconSearch } from "@haul/ui/icons";
import { openSearchAtom } from "./open-search";
import { useTypedAhead } from "./typed-ahead";
import classes from "./topbar.module.css";

const Search = lazy(() => import("./search"));

/** Opens the search over everything; its code comes with the first use. */
export function SearchButton() {
  const [openings, setOpenings] = useState(0);
  const isApple = ["macos", "ios"].includes(useOs());
  const { begin, end } = useTypedAhead();
  const open = useCallback(() => {
    begin();
    setOpenings((count) => count + 1);
  }, [begin]);
  const setOpenSearch = useSetAtom(openSearchAtom);
  useEffect(() => {
    setOpenSearch({ open });
    return () => setOpenSearch(null);
  }, [setOpenSearch, open]);
  // An empty list of ignored tags: the shortcut works inside of fields too.
  useHotkeys([["mod+K", open]], []);
  return (
    <>
      <button type="button" className={classes.search} onClick={open} aria-keyshortcuts="Control+K">
        <IconSearch size={18} aria-hidden />
        <span>Search</span>
        <kbd aria-hidden>{isApple ? "⌘K" : "Ctrl K"}</kbd>
      </button>
      {openings > 0 && (
        <Suspense>
          <Search openings={openings} onReady={end} />
        </Suspense>
      )}
    </>
  );
}
