import { Input, TextInput } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { instantsOf, zoneAbbreviation } from "../format/time";
import { DateInput, type InputProps, parseDay } from "./inputs";
import { parseClock, splitClock } from "./parse-clock";
import classes from "./form.module.css";

export interface DateTimeInputProps extends InputProps<string | null> {
  /** Set beside `autoFocus` for dialogs that move the focus themselves. */
  "data-autofocus"?: boolean;
  /** IANA zone of the place; its abbreviation is shown in the field. */
  zone: string;
}

/**
 * A date and a time on the wall clock of a place, as `2026-11-23T08:00` without a zone.
 * The time takes what dispatchers type: `0800`, `8`, `2:30p`; the date takes both, `11/23 0800`.
 * Times that a clock change skips or repeats are pointed out.
 */
export function DateTimeInput({
  value,
  onChange,
  zone,
  label,
  description,
  error,
  required,
  disabled,
  name,
  autoFocus = false,
  "data-autofocus": _,
  onBlur,
  ...rest
}: DateTimeInputProps) {
  const id = useId();
  const [half, setHalf] = useState<{ day: string | null; clock: string } | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const day = value?.slice(0, 10) ?? half?.day ?? null;
  const clock = value?.slice(11, 16) ?? half?.clock ?? "";
  const isUnreadable = draft !== null && draft.trim() !== "" && parseClock(draft) === null;

  const set = (nextDay: string | null, nextClock: string) => {
    setHalf(nextDay && nextClock ? null : { day: nextDay, clock: nextClock });
    onChange(nextDay && nextClock ? `${nextDay}T${nextClock}` : null);
  };

  /** The time that was typed after the date. */
  const typedClock = useRef<string | null>(null);
  const readDay = (text: string) => {
    const both = splitClock(text);
    typedClock.current = both?.clock ?? null;
    return parseDay(both?.day ?? text);
  };
  const setDay = (next: string | null) => {
    if (typedClock.current !== null) setDraft(null);
    set(next, typedClock.current ?? clock);
    typedClock.current = null;
  };

  const instants = value ? instantsOf(value, zone) : null;
  const clockChange =
    instants === null || instants.length === 1
      ? null
      : instants.length === 0
        ? "This time does not exist on that day: clocks go forward."
        : "This time occurs twice on that day: clocks go back.";
  const abbreviation = zoneAbbreviation(instants?.[0] ?? new Date(), zone);
  const shownError =
    error ?? (isUnreadable ? "Enter a time such as 08:00" : instants?.length === 0 ? clockChange : null);
  const isInvalid = Boolean(shownError);
  const focus = autoFocus ? { autoFocus, "data-autofocus": true } : {};

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      description={clockChange && instants?.length === 2 ? clockChange : description}
      error={shownError}
      required={required ?? false}
      inputWrapperOrder={["label", "input", "description", "error"]}
      role="group"
      aria-labelledby={`${id}-label`}
    >
      <div className={classes.dateTime}>
        <DateInput
          aria-label="Date"
          value={day}
          disabled={disabled ?? false}
          error={isInvalid && (day === null || draft === null)}
          parse={readDay}
          onChange={setDay}
          {...rest}
          {...(name ? { name } : {})}
          {...(day === null ? focus : {})}
        />
        <TextInput
          aria-label={`Time, ${abbreviation}`}
          value={draft ?? clock}
          disabled={disabled ?? false}
          error={isInvalid}
          placeholder="08:00"
          inputMode="numeric"
          autoComplete="off"
          rightSection={<span className={classes.zone}>{abbreviation}</span>}
          rightSectionWidth={48}
          rightSectionPointerEvents="none"
          // Where the day is known, the time is what one corrects; and the calendar stays closed.
          {...(day === null ? {} : focus)}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setDraft(text);
            const parsed = parseClock(text);
            // A bare digit is a time too ("8"), but the second one is often on its way: wait for the blur.
            if (parsed && text.replace(/\D/g, "").length >= 3) set(day, parsed);
            else if (text.trim() === "") set(day, "");
          }}
          onBlur={() => {
            if (draft !== null) {
              const parsed = parseClock(draft);
              if (parsed) set(day, parsed);
              if (parsed || draft.trim() === "") setDraft(null);
            }
            onBlur?.();
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
