import { Button, CloseButton, Group, Menu, Popover, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconFilter, IconSearch, IconX } from "../icons";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { RecordOption } from "../forms/record-select";
import { FilterEditor } from "./filter-editor";
import {
  SEARCH_PARAMETER,
  activeFilters,
  withFilter,
  withParameter,
  withoutFilters,
  type ActiveFilter,
  type Filter,
} from "./filters";
import classes from "./filter-bar.module.css";

/** Long enough that a word typed in one go is one request. */
const SETTLE_MS = 250;

export interface FilterBarProps {
  filters?: readonly Filter[];
  /** The address's parameters, and how to change them: `useSearchParams` of the router fits. */
  params: URLSearchParams;
  onParamsChange: (params: URLSearchParams, options?: { replace?: boolean }) => void;
  /** What the search box finds: "Load number, customer, reference". Without it there is none. */
  searchPlaceholder?: string;
  /** Before the search: saved views. */
  start?: ReactNode;
  /** At the end of the row: view switches, export. */
  children?: ReactNode;
}

/** Search, filters as removable chips, all kept in the address. */
export function FilterBar({
  filters = [],
  params,
  onParamsChange,
  searchPlaceholder,
  start,
  children,
}: FilterBarProps) {
  const [adding, setAdding] = useState<string | null>(null);
  const active = activeFilters(filters, params);
  const isFiltered = active.length > 0 || params.has(SEARCH_PARAMETER);
  const set = (filter: Filter, values: readonly string[]) =>
    onParamsChange(withFilter(params, filter, values), { replace: true });
  // A filter just chosen from the menu has a chip to be filled in before it has a value.
  const draft = filters.find((filter) => filter.name === adding && !active.some((one) => one.filter === filter));
  const offered = filters.filter((filter) => !active.some((one) => one.filter === filter));

  return (
    <Group className={classes.bar} gap="xs" role="search">
      {start}
      {searchPlaceholder && (
        <SearchBox placeholder={searchPlaceholder} params={params} onParamsChange={onParamsChange} />
      )}
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
      {offered.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" leftSection={<IconFilter size={16} aria-hidden />} className={classes.add}>
              Filter
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {offered.map((filter) => (
              <Menu.Item
                key={filter.name}
                onClick={() => (filter.kind === "flag" ? set(filter, ["true"]) : setAdding(filter.name))}
              >
                {filter.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {isFiltered && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => onParamsChange(withoutFilters(params, filters), { replace: true })}
        >
          Clear
        </Button>
      )}
      {children && <div className={classes.end}>{children}</div>}
    </Group>
  );
}

function SearchBox({
  placeholder,
  params,
  onParamsChange,
}: { placeholder: string } & Pick<FilterBarProps, "params" | "onParamsChange">) {
  const inAddress = params.get(SEARCH_PARAMETER) ?? "";
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const write = (value: string) => {
    written.current = value;
    onParamsChange(withParameter(params, SEARCH_PARAMETER, value), { replace: true });
  };
  const writeSoon = useDebouncedCallback(write, SETTLE_MS);

  // The address changed by other hands (back button, "Clear"): follow it. Our own echo is not other hands.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={`Search: ${placeholder}`}
      placeholder={placeholder}
      value={text}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        text ? (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              setText("");
              write("");
            }}
          />
        ) : null
      }
      onChange={(event) => {
        setText(event.currentTarget.value);
        writeSoon(event.currentTarget.value.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") write(text.trim());
        if (event.key === "Escape" && text) {
          event.stopPropagation();
          setText("");
          write("");
        }
      }}
    />
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
            <FilterEditor filter={filter} values={values} onSet={onSet} onDone={() => change(false)} />
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
