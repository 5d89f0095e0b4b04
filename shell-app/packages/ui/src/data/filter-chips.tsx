import { Button, Menu, Popover } from "@mantine/core";
import { IconFilter, IconX } from "../icons";
import { lazy, Suspense, useEffect, useState, type CSSProperties } from "react";
import type { RecordOption } from "../forms/record-select";
import type { FilterBarProps } from "./filter-bar";
import { FITTING } from "./fitting";
import { SEARCH_PARAMETER, activeFilters, withFilter, withoutFilters, type ActiveFilter, type Filter } from "./filters";
import classes from "./filter-bar.module.css";

/** Loaded when a filter is opened. */
const FilterEditor = lazy(() => import("./filter-editor"));

interface FilterChipsProps extends Pick<FilterBarProps, "params" | "onParamsChange"> {
  filters: readonly Filter[];
  /** On the button that offers the others. */
  label: string;
  /** While there is none in effect, the filters themselves are offered, without the button. */
  isOpen?: boolean;
}

/** From so many entries the menu has two columns, so that all of them fit in a low window. */
const MANY = 14;

/** The filters in effect as removable chips, and the others in a menu. */
export function FilterChips({ filters, params, onParamsChange, label, isOpen = false }: FilterChipsProps) {
  const [adding, setAdding] = useState<string | null>(null);
  const active = activeFilters(filters, params);
  const isFiltered = active.length > 0 || params.has(SEARCH_PARAMETER);
  const set = (filter: Filter, values: readonly string[]) =>
    onParamsChange((current) => withFilter(current, filter, values), { replace: true });
  // A filter just chosen from the menu has a chip to be filled in before it has a value.
  const draft = filters.find((filter) => filter.name === adding && !active.some((one) => one.filter === filter));
  const offered = filters.filter((filter) => !active.some((one) => one.filter === filter));
  const add = (filter: Filter) => (filter.kind === "flag" ? set(filter, ["true"]) : setAdding(filter.name));
  const isList = isOpen && active.length === 0 && !draft;

  return (
    <>
      {active.map((one) => (
        <Chip
          key={one.filter.name}
          active={one}
          startsOpen={adding === one.filter.name}
          onSet={(values) => set(one.filter, values)}
          onClosed={() => setAdding(null)}
        />
      ))}
      {draft && (
        <Chip
          key={draft.name}
          active={{ filter: draft, values: [], text: draft.label }}
          startsOpen
          onSet={(values) => set(draft, values)}
          onClosed={() => setAdding(null)}
        />
      )}
      {isList &&
        offered.map((filter) => (
          <button key={filter.name} type="button" className={classes.row} onClick={() => add(filter)}>
            {filter.label}
          </button>
        ))}
      {!isList && offered.length > 0 && (
        <Menu position="bottom-start" middlewares={FITTING}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} className={classes.add}>
              {label}
            </Button>
          </Menu.Target>
          <Menu.Dropdown style={{ overflowY: "auto" }}>
            <div
              className={offered.length < MANY ? undefined : classes.twoColumns}
              style={{ "--rows": Math.ceil(offered.length / 2) } as CSSProperties}
            >
              {offered.map((filter) => (
                <Menu.Item key={filter.name} onClick={() => add(filter)}>
                  {filter.label}
                </Menu.Item>
              ))}
            </div>
          </Menu.Dropdown>
        </Menu>
      )}
      {isFiltered && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => onParamsChange((current) => withoutFilters(current, filters), { replace: true })}
        >
          Clear
        </Button>
      )}
    </>
  );
}

interface ChipProps {
  active: ActiveFilter;
  startsOpen: boolean;
  onSet: (values: readonly string[]) => void;
  onClosed: () => void;
}

/** A filter in effect: press it to change it, the cross to take it off. */
function Chip({ active, startsOpen, onSet, onClosed }: ChipProps) {
  const { filter, values } = active;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const record = useRecordLabel(filter, values[0]);
  const text = record ? `${filter.label}: ${record}` : active.text;
  const change = (open: boolean) => {
    setIsOpen(open);
    if (!open) onClosed();
  };
  const name = (
    <button type="button" className={classes.chipText} onClick={() => filter.kind !== "flag" && change(!isOpen)}>
      {text}
    </button>
  );
  return (
    <span className={classes.chip}>
      {filter.kind === "flag" ? (
        name
      ) : (
        <Popover opened={isOpen} onChange={change} position="bottom-start" trapFocus returnFocus>
          <Popover.Target>{name}</Popover.Target>
          <Popover.Dropdown>
            <Suspense>
              <FilterEditor filter={filter} values={values} onSet={onSet} onDone={() => change(false)} />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      )}
      <button
        type="button"
        className={classes.chipRemove}
        aria-label={`Remove filter ${filter.label}`}
        onClick={() => {
          change(false);
          onSet([]);
        }}
      >
        <IconX size={14} aria-hidden />
      </button>
    </span>
  );
}

/** The label of a record that is known by its id only, such as from a link. */
function useRecordLabel(filter: Filter, id: string | undefined): string | null {
  const [found, setFound] = useState<RecordOption | null>(null);
  useEffect(() => {
    if (filter.kind !== "record" || !id || found?.id === id) return;
    let isCurrent = true;
    filter.resolve(id).then(
      (option) => {
        if (isCurrent) setFound(option);
      },
      // A record that cannot be named keeps the filter's own name on its chip.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [filter, id, found]);
  return filter.kind === "record" && found?.id === id ? (found?.label ?? null) : null;
}
