import { type KeyboardEvent, useEffect, useState } from "react";
import { type ApiData, useApiQuery, useNavigate } from "@haul/platform";
import { useDebouncedValue } from "@haul/ui/core";
import { formatPhone } from "@haul/ui/format";
import { StatusBadge, type StatusLooks, statusLooks } from "@haul/ui/freight";
import { IconSearch } from "@haul/ui/icons";
import { createSpotlight, Spotlight } from "@haul/ui/shell";
import { type KnownRecord, nameOf, useCollection } from "../records/collection";
import { drawn } from "./nav-icons";
import { RECORD_ICON } from "./record-icons";
import { readRecent, type RecentHit, rememberHit } from "./search-recent";
import { useMatchingPages } from "./use-matching-pages";

const [store, actions] = createSpotlight();

type SearchHit = ApiData<"/api/search", "get">["items"][number];

/** The server looks records up from the second letter on. */
const SHORTEST_QUERY = 2;
const PAUSE_MILLISECONDS = 150;

/** Finds any page, action, load, driver, truck or customer. `openings` counts how often it was asked for. */
export default function Search({ openings }: { openings: number }) {
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
  const onEnterWhileBehind = useFirstAction(isBehind, wanted, [...pages, ...items, ...recent].length);

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
      attributes={{ content: { "aria-label": "Search" } }}
    >
      <Spotlight.Search
        placeholder="Search pages, loads, drivers, trucks, customers"
        leftSection={<IconSearch size={18} />}
        onKeyDownCapture={onEnterWhileBehind}
      />
      <Spotlight.ActionsList>
        {groups.map(({ label, hits }) => (
          <Spotlight.ActionsGroup key={label} label={label}>
            {hits.map((hit) => {
              const record = known.records.find(({ topic }) => topic === hit.kind);
              const KindIcon = drawn(record?.icon, RECORD_ICON);
              return (
                <Spotlight.Action
                  key={hit.path}
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
          <Spotlight.ActionsGroup label="Pages and actions">
            {pages.map((page) => {
              const PageIcon = drawn(page.icon);
              return (
                <Spotlight.Action
                  key={page.path}
                  label={page.label}
                  leftSection={<PageIcon size={18} aria-hidden />}
                  onClick={() => void navigate(page.path)}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        )}
        {groups.length + pages.length === 0 && <Spotlight.Empty>{emptyText(isBehind, error?.message)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

/** Keeps the first action selected, so that Enter opens it; an Enter that comes before the answer waits for it. */
function useFirstAction(isBehind: boolean, wanted: string, count: number) {
  const [awaited, setAwaited] = useState<string | null>(null);
  useEffect(() => {
    if (isBehind || count === 0) return;
    const selected = selectFirst();
    if (awaited === wanted) selected?.click();
  }, [isBehind, wanted, count, awaited]);
  return (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !isBehind) return;
    event.preventDefault();
    event.stopPropagation();
    setAwaited(wanted);
  };
}

/** Spotlight selects the first action when the query changes, which is before the answer is there. */
function selectFirst(): HTMLElement | null {
  const list = document.getElementById(store.getState().listId);
  const selected = list?.querySelector<HTMLElement>("[data-selected]");
  if (selected) return selected;
  const first = list?.querySelector<HTMLElement>("[data-action]") ?? null;
  first?.setAttribute("data-selected", "true");
  store.updateState((state) => ({ ...state, selected: 0 }));
  return first;
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

function emptyText(isSearching: boolean, failure: string | undefined): string {
  if (isSearching) return "Searching";
  return failure === undefined ? "Nothing found" : `The search failed: ${failure}`;
}
