import { CloseButton, Combobox, InputBase, Loader, Text, useCombobox } from "@mantine/core";
import { IconPlus } from "../icons";
import { useState, type ReactNode } from "react";
import type { InputProps } from "./inputs";
import { useSearch } from "./use-search";
import classes from "./form.module.css";

/** A record as a select shows it. */
export interface RecordOption {
  id: string;
  label: string;
  /** Second line: a city, a license, a phone number. */
  detail?: string;
  /** Why it cannot be chosen now. */
  blocked?: string;
}

export interface RecordSelectProps extends Omit<InputProps<RecordOption | null>, "readOnly"> {
  /** Asks the server; the first page for an empty query is what the list shows when it opens. */
  search: (query: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;
  /** Makes a new record from what was typed, usually in a dialog; `null` when the person thought better of it. */
  onCreate?: (query: string) => Promise<RecordOption | null>;
  /** `Add customer`; what was typed is put behind it. */
  createLabel?: string;
  /** What the list says when nothing matches. */
  emptyLabel?: string;
  clearable?: boolean;
  /** `false` inside a popover, which would take a click in the list for one outside of itself. */
  withinPortal?: boolean;
}

const CREATE = "\u0000create";

/** Chooses one record out of many by searching on the server, and can create one on the spot. */
export function RecordSelect({
  value,
  onChange,
  search,
  onCreate,
  createLabel = "Add",
  emptyLabel = "Nothing found",
  clearable = true,
  placeholder = "Search…",
  withinPortal = true,
  onBlur,
  ...rest
}: RecordSelectProps) {
  const [query, setQuery] = useState<string | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { status, items, retry } = useSearch(query ?? "", combobox.dropdownOpened, search);

  const close = () => {
    combobox.closeDropdown();
    setQuery(null);
  };

  const choose = async (id: string) => {
    if (id === CREATE) {
      const typed = query?.trim() ?? "";
      close();
      const made = await onCreate?.(typed);
      if (made) onChange(made);
      return;
    }
    const item = items.find((one) => one.id === id);
    if (item) onChange(item);
    close();
  };

  const typed = query?.trim() ?? "";
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => void choose(id)}
      shadow="md"
      withinPortal={withinPortal}
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...rest}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
          placeholder={placeholder}
          value={query ?? value?.label ?? ""}
          rightSection={
            status === "loading" && combobox.dropdownOpened ? (
              <Loader size={14} />
            ) : clearable && value && !rest.disabled ? (
              <CloseButton
                size="sm"
                aria-label="Clear"
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChange(null)}
              />
            ) : (
              <Combobox.Chevron />
            )
          }
          rightSectionPointerEvents={clearable && value ? "all" : "none"}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex("active");
          }}
          onClick={() => combobox.openDropdown()}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: "auto" }}>
          {items.map((item) => (
            <Combobox.Option
              key={item.id}
              value={item.id}
              disabled={item.blocked !== undefined}
              active={item.id === value?.id}
            >
              <OptionText label={item.label} detail={item.blocked ?? item.detail} />
            </Combobox.Option>
          ))}
          {status === "ready" && items.length === 0 && <Combobox.Empty>{emptyLabel}</Combobox.Empty>}
          {status === "loading" && items.length === 0 && <Combobox.Empty>Searching…</Combobox.Empty>}
          {status === "failed" && (
            <Combobox.Empty>
              The search failed.{" "}
              <Text
                component="button"
                type="button"
                c="teal"
                td="underline"
                onMouseDown={(event) => event.preventDefault()}
                onClick={retry}
              >
                Try again
              </Text>
            </Combobox.Empty>
          )}
          {onCreate && status !== "failed" && (
            <Combobox.Option value={CREATE}>
              <span className={classes.create}>
                <IconPlus size={14} aria-hidden />
                {createLabel}
                {typed && ` “${typed}”`}
              </span>
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function OptionText({ label, detail }: { label: string; detail: ReactNode }) {
  return (
    <div>
      <div>{label}</div>
      {detail && <div className={classes.optionDetail}>{detail}</div>}
    </div>
  );
}
