import { type ComponentProps, type KeyboardEvent, useEffect, useId, useState, useSyncExternalStore } from "react";
import { type ApiData, useApiQuery, useNavigate } from "@haul/platform";
import { ActionIcon, useDebouncedValue, useIsPhone, VisuallyHidden } from "@haul/ui/core";
import { formatNumber, formatPhone } from "@haul/ui/format";
import { StatusBadge, type StatusLooks, statusLooks } from "@haul/ui/freight";
import { IconSearch, IconX } from "@haul/ui/icons";
import { createSpotlight, Spotlight } from "@haul/ui/shell";
import { type KnownRecord, nameOf, useCollection } from "../records/collection";
import { drawn } from "./nav-icons";
import { RECORD_ICON } from "./record-icons";
import classes from "./search.module.css";
import { readRecent, type RecentHit, rememberHit } from "./search-recent";
import type { Typed } from "./typed-ahead";
import { useMatchingPages } from "./use-matching-pages";

const [store, actions] = createSpotlight();

type SearchHit = ApiData<"/api/search", "get">["items"][number];

/** The server looks records up from the second letter on. */
const SHORTEST_QUERY = 2;
const PAUSE_MILLISECONDS = 150;
/** The keyboard takes the lower half of a phone, so the results begin at the top. */
const ON_PHONE = { centered: false, xOffset: 8, yOffset: 8 } as const;
const SEARCHED = "Search pages, loads, drivers, trucks, customers";

interface SearchProps {
  /** How often it was asked for. */
  openings: number;
  /** Gives what was typed before the box had the focus. */
  onReady?: () => Typed;
}

/** Finds any page, action, load, driver, truck or customer. */
export default function Search({ openings, onReady }: SearchProps) {
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const wanted = query.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE_MILLISECONDS);
  useEffect(() => {
    actions.open();
  }, [openings]);

  const pages = useMatchingPages(wanted);
  const known = useCollection();
  const isAsking = asked.length >= SHORTEST_QUERY;
  const { data, isFetching, error } = useApiQuery(
    "/api/search",
    { params: { query: { q: asked } } },
    { enabled: isAsking, placeholderData: (previous) => previous, meta: { isBackground: true } },
  );
  const items = isAsking && wanted.length >= SHORTEST_QUERY ? (data?.items ?? []) : [];
  const recent = wanted === "" ? readRecent() : [];
  const groups = groupsOf(recent, items, (kind) => {
    const record = known.records.find(({ topic }) => topic === kind);
    return record?.plural ?? nameOf(known, kind);
  });
  const isBehind = wanted.length >= SHORTEST_QUERY && (wanted !== asked || isFetching);
  const count = [...pages, ...items, ...recent].length;
  const first = useFirstAction(isBehind, wanted, count);
  const takeTyped = () => {
    const typed = onReady?.();
    if (!typed?.text) return;
    setQuery(typed.text);
    if (typed.isEntered) first.open(typed.text.trim());
  };
  const isPhone = useIsPhone();
  const listId = useId();
  const selectedId = useSyncExternalStore(watchSelected, () => selectedAction()?.id);
  const empty = emptyText(isBehind, error?.message);

  const open = (hit: RecentHit) => {
    rememberHit(hit);
    void navigate(hit.path);
  };

  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={420}
      {...(isPhone && ON_PHONE)}
      attributes={{ content: { "aria-label": "Search" } }}
    >
      <Spotlight.Search
        placeholder={SEARCHED}
        aria-label={SEARCHED}
        leftSection={<IconSearch size={18} />}
        {...(isPhone && { rightSection: <CloseButton />, rightSectionPointerEvents: "all", rightSectionWidth: 48 })}
        onFocus={takeTyped}
        onKeyDownCapture={first.onKeyDown}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        {...(count > 0 ? { "aria-controls": listId, "aria-activedescendant": selectedId } : {})}
      />
      <VisuallyHidden role="status">{count > 0 ? countText(count) : empty}</VisuallyHidden>
      {count > 0 && (
        <Spotlight.ActionsList id={listId} role="listbox" aria-label="Results">
          {groups.map(({ label, hits }) => (
            <Spotlight.ActionsGroup
              key={label}
              className={classes.group ?? ""}
              label={label}
              role="group"
              aria-label={label}
            >
              {hits.map((hit) => {
                const record = known.records.find(({ topic }) => topic === hit.kind);
                const KindIcon = drawn(record?.icon, RECORD_ICON);
                return (
                  <Hit
                    key={hit.path}
                    selectedId={selectedId}
                    label={hit.title}
                    description={subtitleOf(hit, record)}
                    leftSection={<KindIcon size={18} aria-hidden />}
                    rightSection={<HitStatus hit={hit} record={record} />}
                    onClick={() => open(hit)}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          ))}
          {pages.length > 0 && (
            <Spotlight.ActionsGroup
              className={classes.group ?? ""}
              label="Pages and actions"
              role="group"
              aria-label="Pages and actions"
            >
              {pages.map((page) => {
                const PageIcon = drawn(page.icon);
                return (
                  <Hit
                    key={page.path}
                    selectedId={selectedId}
                    label={page.label}
                    leftSection={<PageIcon size={18} aria-hidden />}
                    onClick={() => void navigate(page.path)}
                  />
                );
              })}
            </Spotlight.ActionsGroup>
          )}
        </Spotlight.ActionsList>
      )}
      {count === 0 && <Spotlight.Empty aria-hidden>{empty}</Spotlight.Empty>}
    </Spotlight.Root>
  );
}

/** A phone has no Escape key. */
function CloseButton() {
  return (
    <ActionIcon size={44} variant="subtle" color="gray" aria-label="Close search" onClick={actions.close}>
      <IconX size={18} aria-hidden />
    </ActionIcon>
  );
}

type HitProps = ComponentProps<typeof Spotlight.Action> & { selectedId: string | undefined };

/** An entry of the list. Spotlight gives its button no id, by which the input could name it. */
function Hit({ selectedId, ...props }: HitProps) {
  const id = useId();
  return (
    <Spotlight.Action
      {...props}
      className={classes.hit ?? ""}
      role="option"
      aria-selected={id === selectedId}
      renderRoot={(button: ComponentProps<"button">) => <button {...button} id={id} />}
    />
  );
}

/** The action that Enter opens. Spotlight keeps it in the page only. */
const selectedAction = () =>
  document.getElementById(store.getState().listId)?.querySelector<HTMLElement>("[data-selected]") ?? null;

function watchSelected(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: ["data-selected"] });
  return () => observer.disconnect();
}

/** Keeps the first action selected, so that Enter opens it; an Enter that comes before the answer waits for it. */
function useFirstAction(isBehind: boolean, wanted: string, count: number) {
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (isBehind || count === 0) return;
    const selected = selectFirst();
    if (awaited === wanted) selected?.click();
  }, [isBehind, wanted, count, awaited]);
  return {
    /** Opens the first hit for a text as soon as it is there. */
    open: setAwaited,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !isBehind) return;
      event.preventDefault();
      event.stopPropagation();
      setAwaited(wanted);
    },
  };
}

/** Spotlight selects the first action when the query changes, which is before the answer is there. */
function selectFirst(): HTMLElement | null {
  const list = document.getElementById(store.getState().listId);
  const actions = [...(list?.querySelectorAll<HTMLElement>("[data-action]") ?? [])];
  const selected = selectedAction() ?? actions[0];
  if (!selected) return null;
  selected.setAttribute("data-selected", "true");
  // Arrows count from there, also when the answer came in front of it.
  store.updateState((state) => ({ ...state, selected: actions.indexOf(selected) }));
  return selected;
}

interface HitGroup {
  readonly label: string;
  readonly hits: readonly RecentHit[];
}

function groupsOf(
  recent: readonly RecentHit[],
  items: readonly SearchHit[],
  headingOf: (kind: string) => string,
): readonly HitGroup[] {
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const found = kinds.map((kind) => ({ label: headingOf(kind), hits: items.filter((item) => item.kind === kind) }));
  return recent.length > 0 ? [{ label: "Recent", hits: recent }, ...found] : found;
}

function HitStatus({ hit, record }: { hit: RecentHit; record: KnownRecord | undefined }) {
  if (hit.status === undefined) return null;
  const looks: StatusLooks = record?.looks ?? statusLooks[hit.kind as keyof typeof statusLooks];
  return <StatusBadge kind={looks} status={hit.status} size="sm" />;
}

function subtitleOf({ subtitle = "" }: RecentHit, record: KnownRecord | undefined): string {
  return record?.subtitle === "phone" ? formatPhone(subtitle) : subtitle;
}

const countText = (count: number) => (count === 1 ? "1 result" : `${formatNumber(count)} results`);

function emptyText(isSearching: boolean, failure: string | undefined): string {
  if (isSearching) return "Searching";
  return failure === undefined ? "Nothing found" : `The search failed: ${failure}`;
}
