import { NumberInput, Select, Text, TextInput, type SelectProps, type TextInputProps } from "@mantine/core";
import { DateInput as MantineDateInput } from "@mantine/dates";
import { IconCalendar, IconSearch } from "../icons";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import { useState, type ReactNode } from "react";
import { formatMoney, parseMoney } from "../format/money";
import { formatPhone } from "../format/measures";
import { stateOptions } from "../core/states";
import classes from "./form.module.css";

dayjs.extend(customParseFormat);

/** What every input takes beside its value. */
export interface InputProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
  label?: ReactNode;
  description?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
  name?: string;
  "aria-label"?: string;
  "data-path"?: string;
  onBlur?: () => void;
}

/** Money in whole cents. Takes `1250`, `1,250.00`, `$1250.5`; tidied up when the field is left. */
export function MoneyInput({
  value,
  onChange,
  currency = "USD",
  error,
  onBlur,
  ...rest
}: InputProps<number | null> & { currency?: string }) {
  const [draft, setDraft] = useState<string | null>(null);
  const isUnreadable = draft !== null && draft.trim() !== "" && parseMoney(draft) === null;
  const [isLeft, setIsLeft] = useState(true);
  const shown = draft ?? (value === null ? "" : formatMoney(value, currency).replace(/[^\d.,−-]/g, ""));
  return (
    <TextInput
      {...rest}
      className={classes.number}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      leftSection={
        <Text size="sm" c="dimmed">
          {currency === "USD" ? "$" : currency}
        </Text>
      }
      leftSectionWidth={currency === "USD" ? 28 : 44}
      error={isUnreadable && isLeft ? "Enter an amount such as 1,250.00" : error}
      onFocus={() => setIsLeft(false)}
      onChange={(event) => {
        const text = event.currentTarget.value.replace("−", "-");
        setDraft(text);
        onChange(parseMoney(text));
      }}
      onBlur={() => {
        setIsLeft(true);
        if (!isUnreadable) setDraft(null);
        onBlur?.();
      }}
    />
  );
}

export interface NumberFieldProps extends InputProps<number | null> {
  min?: number;
  max?: number;
  /** Places after the point; 0 makes it whole. */
  decimals?: number;
  /** Unit at the end: `mi`, `lb`, `°F`. */
  unit?: string;
  /** Without commas, as years and record numbers are written. */
  isPlain?: boolean;
}

/** A number with its unit, right-aligned unless plain; empty is `null`. */
export function NumberField({
  value,
  onChange,
  min,
  max,
  decimals = 0,
  unit,
  isPlain = false,
  error,
  ...rest
}: NumberFieldProps) {
  return (
    <NumberInput
      {...rest}
      value={value ?? ""}
      onChange={(next) => onChange(typeof next === "number" ? next : next.trim() === "" ? null : Number(next))}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      allowNegative={min === undefined || min < 0}
      decimalScale={decimals}
      {...(isPlain ? {} : { className: classes.number, thousandSeparator: "," })}
      clampBehavior="none"
      error={error}
      {...(unit
        ? {
            rightSection: (
              <Text size="sm" c="dimmed">
                {unit}
              </Text>
            ),
            // As wide as the unit: "days" would stand across the border of a square.
            rightSectionWidth: `max(var(--input-height), ${unit.length + 2}ch)`,
            rightSectionPointerEvents: "none" as const,
          }
        : {})}
    />
  );
}

/** A US phone number, written as `(312) 555-0142` once the field is left. */
export function PhoneInput({ value, onChange, onBlur, ...rest }: InputProps<string>) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextInput
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={isTyping ? value : formatPhone(value)}
      onFocus={() => setIsTyping(true)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => {
        setIsTyping(false);
        const tidy = formatPhone(value);
        if (tidy !== value) onChange(tidy);
        onBlur?.();
      }}
    />
  );
}

/**
 * A select that mounts its options only while it has focus: Mantine keeps every closed list mounted, which is most of a
 * form's elements. Choosing the current option again changes nothing.
 */
export function OptionSelect({ onFocus, onBlur, ...rest }: SelectProps) {
  const [isFocused, setIsFocused] = useState(false);
  return (
    <Select
      allowDeselect={false}
      {...rest}
      comboboxProps={{ keepMounted: isFocused }}
      onFocus={(event) => {
        setIsFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsFocused(false);
        onBlur?.(event);
      }}
    />
  );
}

/** US state or Canadian province by its two letters. */
export function StateSelect({ value, onChange, ...rest }: InputProps<string | null> & Pick<SelectProps, "clearable">) {
  return (
    <OptionSelect
      {...rest}
      inputWrapperOrder={["label", "input", "description", "error"]}
      data={stateOptions}
      value={value}
      onChange={onChange}
      searchable
      selectFirstOptionOnChange
      limit={61}
      placeholder={rest.placeholder ?? "State"}
    />
  );
}

const DATE_FORMATS = ["MM/DD/YYYY", "M/D/YYYY", "M/D/YY", "M-D-YYYY", "YYYY-MM-DD", "MMM D, YYYY", "MMM D YYYY"];

/** Reads `11/23/2026`, `11/23`, `2026-11-23`, `Nov 23, 2026` as `2026-11-23`; `null` for anything else. */
export function parseDay(text: string, today = new Date()): string | null {
  const bare = text.trim();
  const withYear = /^\d{1,2}[/-]\d{1,2}$/.test(bare) ? `${bare.replace("-", "/")}/${today.getFullYear()}` : bare;
  const parsed = dayjs(withYear, DATE_FORMATS, true);
  return parsed.isValid() ? parsed.format("YYYY-MM-DD") : null;
}

export interface DateInputProps extends InputProps<string | null> {
  /** Reads what was typed, as `2026-11-23`; null while it is no day. */
  parse?: (text: string) => string | null;
  /** First and last selectable day, `2026-11-23`. */
  minDate?: string;
  maxDate?: string;
  clearable?: boolean;
  /** `false` inside a popover, which would take a click in the calendar for one outside of itself. */
  withinPortal?: boolean;
}

/** Its buttons have only icons. */
const CALENDAR_LABELS = {
  previousMonth: "Previous month",
  nextMonth: "Next month",
  previousYear: "Previous year",
  nextYear: "Next year",
  previousDecade: "Previous decade",
  nextDecade: "Next decade",
};

/**
 * A calendar day as `2026-11-23`; typed or picked. Where a dialog opens on this field, the calendar waits for a click or a
 * key, so that it does not lie over the other fields.
 */
export function DateInput({
  value,
  onChange,
  minDate,
  maxDate,
  clearable = false,
  withinPortal = true,
  parse = parseDay,
  ...rest
}: DateInputProps) {
  const [isWaiting, setIsWaiting] = useState(rest.autoFocus ?? false);
  const start = () => setIsWaiting(false);
  return (
    <MantineDateInput
      {...rest}
      onClick={start}
      onInput={start}
      onBlur={() => {
        start();
        rest.onBlur?.();
      }}
      inputWrapperOrder={["label", "input", "description", "error"]}
      value={value}
      onChange={(next) => onChange(next === null ? null : next.slice(0, 10))}
      valueFormat="MMM D, YYYY"
      dateParser={(text) => parse(text)}
      placeholder={rest.placeholder ?? "MM/DD/YYYY"}
      leftSection={<IconCalendar size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      clearable={clearable}
      // The keyboard empties the text, and Tab leads on to the next field.
      clearButtonProps={{ "aria-label": "Clear date", tabIndex: -1 }}
      ariaLabels={CALENDAR_LABELS}
      popoverProps={{
        shadow: "md",
        withinPortal,
        transitionProps: { duration: 0 },
        ...(isWaiting ? { disabled: true } : {}),
      }}
      {...(minDate ? { minDate } : {})}
      {...(maxDate ? { maxDate } : {})}
    />
  );
}

/** A search box. */
export function SearchInput(props: TextInputProps) {
  return (
    <TextInput
      type="search"
      leftSection={<IconSearch size={16} aria-hidden />}
      leftSectionPointerEvents="none"
      {...props}
    />
  );
}
