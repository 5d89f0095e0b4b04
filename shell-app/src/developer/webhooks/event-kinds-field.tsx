import { Suspense, useId, useState } from "react";
import { Code, Stack, Text, UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { LoadingState, QueryStates } from "@haul/ui/data";
import { Checkbox, SearchInput, useFormContext } from "@haul/ui/forms";
import { IconChevronRight } from "@haul/ui/icons";
import { nameOf, useCollection } from "../../records/collection";
import {
  allOf,
  chosenCount,
  groupsOf,
  isChosen,
  kindsInShort,
  type KindGroup,
  notOffered,
  searchGroups,
  withAll,
  withKind,
} from "./event-kinds";
import { useEventKinds, type WebhookEventKind } from "./webhooks.queries";
import classes from "./webhooks.module.css";

const NAME = "event_kinds";

/** The kinds of events that the form's endpoint receives: by record, each with what it means. */
export function EventKindsField() {
  const kinds = useEventKinds();
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>
        Events{" "}
        <Text span c="red" aria-hidden>
          *
        </Text>
      </legend>
      <QueryStates query={kinds}>
        {({ items }) => (
          <Suspense fallback={<LoadingState />}>
            <KindPicker offered={items} />
          </Suspense>
        )}
      </QueryStates>
    </fieldset>
  );
}

function KindPicker({ offered }: { offered: readonly WebhookEventKind[] }) {
  const known = useCollection();
  const errorId = useId();
  const { chosen, choose, error } = useChosenKinds();
  const [query, setQuery] = useState("");
  const called = (record: string) => nameOf(known, record);
  // What was chosen when the form opened comes first; a tick moves nothing.
  const [first] = useState(chosen);
  const groups = groupsOf(offered).toSorted(
    (one, other) =>
      Number(chosenCount(first, other) > 0) - Number(chosenCount(first, one) > 0) ||
      called(one.record).localeCompare(called(other.record)),
  );
  const found = searchGroups(groups, query, called);
  const isSearching = query.trim() !== "";
  return (
    <Stack gap="xs">
      <SearchInput
        aria-label="Search events"
        placeholder="Search events, such as “load arrived”"
        value={query}
        error={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          // Enter searches here; it must not save the form.
          if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
      {error !== undefined && (
        <Text id={errorId} size="xs" c="red" role="alert">
          {error}
        </Text>
      )}
      {chosen.length > 0 && (
        <Text size="sm" c="dimmed">
          Chosen: {kindsInShort(chosen, 5)}
        </Text>
      )}
      {/* The server names a wrong one by its place. */}
      {chosen.map((one, index) => (
        <span key={one} hidden data-path={`${NAME}.${index}`} />
      ))}
      <Withheld chosen={chosen} groups={groups} onChoose={choose} />
      {found.length === 0 && <Text c="dimmed">No events match your search.</Text>}
      <ul className={classes.groups} data-path={NAME}>
        {found.map((group) => (
          <Group
            // What a search opens is folded again after it.
            key={`${group.record} ${isSearching}`}
            name={called(group.record)}
            group={groups.find(({ record }) => record === group.record) ?? group}
            shown={group.kinds}
            isOpened={isSearching}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </ul>
    </Stack>
  );
}

type Choose = (next: readonly string[]) => void;

interface GroupProps {
  readonly name: string;
  readonly group: KindGroup;
  /** Those of its kinds that the search found. */
  readonly shown: KindGroup["kinds"];
  readonly isOpened: boolean;
  readonly chosen: readonly string[];
  readonly onChoose: Choose;
}

function Group({ name, group, shown, isOpened, chosen, onChoose }: GroupProps) {
  const id = useId();
  const count = chosenCount(chosen, group);
  const isAll = chosen.includes(allOf(group.record));
  const [isOpen, setOpen] = useState(isOpened || (count > 0 && !isAll));
  return (
    <li>
      <div className={classes.groupHead}>
        <Checkbox
          label={name}
          aria-label={`All events of ${name}`}
          checked={isAll}
          indeterminate={!isAll && count > 0}
          onChange={(event) => {
            onChoose(withAll(chosen, group, event.currentTarget.checked));
          }}
        />
        <UnstyledButton
          className={classes.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <VisuallyHidden>Events of {name}: </VisuallyHidden>
          <Text span size="sm" c="dimmed">
            {isAll
              ? "All, including future ones"
              : count > 0
                ? `${count} of ${group.kinds.length}`
                : group.kinds.length}
          </Text>
          <IconChevronRight size={16} aria-hidden className={classes.foldIcon} />
        </UnstyledButton>
      </div>
      <ul id={id} hidden={!isOpen} className={classes.groupKinds} aria-label={`Events of ${name}`}>
        {isOpen &&
          shown.map(({ kind, description }) => (
            <li key={kind}>
              <Checkbox
                label={description}
                description={kind}
                checked={isChosen(chosen, group, kind)}
                onChange={(event) => {
                  onChoose(withKind(chosen, group, kind, event.currentTarget.checked));
                }}
              />
            </li>
          ))}
      </ul>
    </li>
  );
}

interface WithheldProps {
  readonly chosen: readonly string[];
  readonly groups: readonly KindGroup[];
  readonly onChoose: Choose;
}

/** What a colleague chose and this person may not read; it can only be taken off. */
function Withheld({ chosen, groups, onChoose }: WithheldProps) {
  const withheld = notOffered(chosen, groups);
  if (withheld.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm">
        Your role can't see the records of these events. They stay selected unless you change the events; to do that,
        clear these first.
      </Text>
      {withheld.map((one) => (
        <Checkbox
          key={one}
          label={<Code>{one}</Code>}
          checked
          onChange={() => {
            onChoose(chosen.filter((other) => other !== one));
          }}
        />
      ))}
    </Stack>
  );
}

/** The form's value, and everything that was refused about it as one text. */
function useChosenKinds() {
  const { form, touch } = useFormContext();
  const chosen = form.values[NAME] as readonly string[];
  const refused = Object.keys(form.errors).filter((path) => path === NAME || path.startsWith(`${NAME}.`));
  const texts = new Set(refused.map((path) => form.errors[path]).filter((text) => typeof text === "string"));
  const choose: Choose = (next) => {
    touch();
    for (const path of refused) form.clearFieldError(path);
    form.setFieldValue(NAME, [...next]);
  };
  return { chosen, choose, error: texts.size > 0 ? [...texts].join(" ") : undefined };
}
