import { use } from "react";
import { useAtomValue } from "jotai";
import { Button } from "@haul/ui/core";
import { IconSearch } from "@haul/ui/icons";
import { Link, opens, useAccess, useHasSection, useLocation } from "@haul/platform";
import { currentEntry, entriesOf } from "../layout/nav";
import { openSearchAtom } from "../layout/open-search";
import { readableRemotes } from "../remotes";
import { BackButton, StartPageButton } from "./error-actions";

/** Where to go from an address that leads nowhere: the list that it belongs to, the dashboard, the search, back. */
export function WaysOn() {
  const search = useAtomValue(openSearchAtom);
  const list = useListHere();
  const hasDashboard = useHasSection("dashboard");
  return (
    <>
      {list && (
        <Button component={Link} to={list.path}>
          Go to {list.label}
        </Button>
      )}
      {hasDashboard ? (
        <Button component={Link} to="/dashboard" variant={list ? "default" : "filled"}>
          Go to Operations & cash
        </Button>
      ) : (
        <StartPageButton variant={list ? "default" : "filled"} />
      )}
      {search && (
        <Button variant="default" leftSection={<IconSearch size={16} aria-hidden />} onClick={search.open}>
          Search for it
        </Button>
      )}
      <BackButton />
    </>
  );
}

/** The menu's page above this address, if the person may open it. */
function useListHere() {
  const access = useAccess();
  const { pathname } = useLocation();
  const entry = currentEntry(entriesOf(use(readableRemotes())), pathname);
  return entry && entry.path !== pathname && opens(entry, access) ? entry : undefined;
}
