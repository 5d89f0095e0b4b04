import { lazy, Suspense, useEffect, useState } from "react";
import { useSetAtom } from "jotai";
import { useHotkeys, useOs } from "@haul/ui/core";
import { IconSearch } from "@haul/ui/icons";
import { openSearchAtom } from "./open-search";
import classes from "./topbar.module.css";

const Search = lazy(() => import("./search"));

/** Opens the search over everything; its code comes with the first use. */
export function SearchButton() {
  const [openings, setOpenings] = useState(0);
  const isApple = ["macos", "ios"].includes(useOs());
  const open = () => {
    setOpenings((count) => count + 1);
  };
  const setOpenSearch = useSetAtom(openSearchAtom);
  useEffect(() => {
    setOpenSearch({ open: () => setOpenings((count) => count + 1) });
    return () => setOpenSearch(null);
  }, [setOpenSearch]);
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
          <Search openings={openings} />
        </Suspense>
      )}
    </>
  );
}
