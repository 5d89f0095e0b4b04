import { Group } from "@mantine/core";
import type { ReactNode } from "react";
import { useIsPhone } from "../core/use-is-phone";
import { FilterChips } from "./filter-chips";
import { FilterSheet } from "./filter-sheet";
import { activeFilters, type Filter, type ParamsChange } from "./filters";
import { SearchBox } from "./search-box";
import classes from "./filter-bar.module.css";

export interface FilterBarProps {
  filters?: readonly Filter[];
  /** The address's parameters, and how to change them: `useSearchParams` of the router fits. */
  params: URLSearchParams;
  onParamsChange: (change: ParamsChange, options?: { replace?: boolean }) => void;
  /** What the search box finds: "Load number, customer, reference". Without it there is none. */
  searchPlaceholder?: string;
  /** The parameter for several numbers that are pasted into the search. */
  numbers?: string | undefined;
  /** Saved views: before the search, on a phone at the end of its line. */
  start?: ReactNode;
  /** At the end of the row, on a phone in the sheet of the filters: view switches, export. */
  children?: ReactNode;
  /** The sheet is open from the start: what the address opens is in it. */
  isSheetOpened?: boolean;
}

/** Search, filters as removable chips, all kept in the address. On a phone one line; the chips are in a sheet. */
export function FilterBar(props: FilterBarProps) {
  const { filters = [], params, onParamsChange, searchPlaceholder, numbers, start, children } = props;
  const { isSheetOpened = false } = props;
  const isPhone = useIsPhone();
  const search = searchPlaceholder && (
    <SearchBox placeholder={searchPlaceholder} numbers={numbers} params={params} onParamsChange={onParamsChange} />
  );
  const chips = { filters, params, onParamsChange };

  if (isPhone)
    return (
      <Group className={classes.bar} gap="xs" role="search" wrap="nowrap">
        {search}
        {(filters.length > 0 || children) && (
          <FilterSheet count={activeFilters(filters, params).length} isOpened={isSheetOpened} tools={children}>
            <FilterChips {...chips} label="Add filter" isOpen />
          </FilterSheet>
        )}
        {start}
      </Group>
    );
  return (
    <Group className={classes.bar} gap="xs" role="search">
      {start}
      {search}
      <FilterChips {...chips} label="Filter" />
      {children && <div className={classes.end}>{children}</div>}
    </Group>
  );
}
