import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Textarea } from "@haul/ui/forms";
import { type Colleague, searchColleagues } from "./annotations.queries";
import classes from "./note-field.module.css";

/** A text and the people whom it may name; those whose `@name` is gone are left out when it is saved. */
export interface NoteText {
  readonly text: string;
  readonly people: readonly Colleague[];
}

/** The ids of the people whom the text still names. */
export const mentionsOf = ({ text, people }: NoteText) =>
  people.filter(({ full_name }) => text.includes(`@${full_name}`)).map(({ id }) => id);

/** What follows the last `@` before the cursor, as far as it may be the beginning of a name. */
export function openMention(before: string): string | null {
  const found = /(?:^|\s)@([\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]*)?)$/u.exec(before);
  return found ? (found[1] ?? "") : null;
}

/** Long enough that a name typed in one go is one request. */
const SETTLE_MS = 200;

/** The colleagues found by what was typed after the `@`. */
interface Answer {
  readonly to: string;
  readonly people: readonly Colleague[];
}

const NO_ANSWER: Answer = { to: "", people: [] };

interface NoteFieldProps {
  value: NoteText;
  onChange: (value: NoteText) => void;
  label: string;
  error?: ReactNode;
  isAutoFocused?: boolean;
}

/** A text in which `@` offers the colleagues to name. */
export function NoteField({ value, onChange, label, error, isAutoFocused = false }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  /** Where the cursor goes once the chosen name is in the text: before the next key, or that key lands elsewhere. */
  const cursor = useRef<number | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (asked === null) return;
    const stop = new AbortController();
    const soon = setTimeout(() => {
      searchColleagues(asked.trim(), stop.signal).then(
        (found) => {
          setAnswer({ to: asked, people: found.slice(0, 6) });
          setActive(0);
        },
        // Without an answer nobody is offered; the text can still be written.
        () => setAnswer(NO_ANSWER),
      );
    }, SETTLE_MS);
    return () => {
      clearTimeout(soon);
      stop.abort();
    };
  }, [asked]);

  useLayoutEffect(() => {
    if (cursor.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(cursor.current, cursor.current);
    cursor.current = null;
  }, [value.text]);

  // The server finds "José" by "jose". Until the next answer is here, those of the last one whom the name still fits.
  const fits = ({ full_name }: Colleague) => full_name.toLowerCase().includes(asked?.trim().toLowerCase() ?? "");
  const shown = answer.to === asked ? answer.people : answer.people.filter(fits);
  const isOpen = asked !== null && shown.length > 0;
  const current = Math.min(active, shown.length - 1);
  const close = () => {
    setAsked(null);
    setAnswer(NO_ANSWER);
  };
  const look = () => {
    const at = field.current?.selectionStart ?? 0;
    const found = openMention(field.current?.value.slice(0, at) ?? "");
    if (found === null) close();
    else setAsked(found);
  };
  const choose = (person: Colleague) => {
    const at = field.current?.selectionStart ?? value.text.length;
    const before = value.text.slice(0, at);
    const start = before.lastIndexOf("@");
    const head = `${before.slice(0, start)}@${person.full_name} `;
    const people = value.people.some(({ id }) => id === person.id) ? value.people : [...value.people, person];
    cursor.current = head.length;
    onChange({ text: head + value.text.slice(at), people });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Ctrl+Enter saves the form around it.
    if (!isOpen || event.ctrlKey || event.metaKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setActive((current + step + shown.length) % shown.length);
    const person = shown[current];
    if ((event.key === "Enter" || event.key === "Tab") && person) choose(person);
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (step !== undefined || ["Enter", "Tab", "Escape"].includes(event.key)) event.preventDefault();
  };

  return (
    <div className={classes.field}>
      <Textarea
        ref={field}
        label={label}
        placeholder="Write a note. Type @ to name a colleague."
        autosize
        minRows={2}
        maxRows={12}
        maxLength={4000}
        value={value.text}
        error={error}
        data-path="text"
        data-autofocus={isAutoFocused || undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${current}` : undefined}
        onChange={(event) => {
          onChange({ ...value, text: event.currentTarget.value });
          look();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {isOpen && (
        <ul id={listId} role="listbox" aria-label="Colleagues" className={classes.offered}>
          {shown.map((person, index) => (
            <li
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === current}
              className={classes.person}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              {person.full_name}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
