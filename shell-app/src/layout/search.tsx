import { useEffect, useState } from "react";
import { type ApiData, useApiQuery, useNavigate } from "@haul/platform";
import { useDebouncedValue } from "@haul/ui/core";
import { IconSearch } from "@haul/ui/icons";
import { formatPhone } from "@haul/ui/format";
import { createSpotlight, Spotlight } from "@haul/ui/shell";
import { type KnownRecord, nameOf, useCollection } from "../records/collection";
import { drawn } from "./nav-icons";
import { RECORD_ICON } from "./record-icons";
import { useMenu } from "./use-menu";

const [store, actions] = createSpotlight();

type SearchHit = ApiData<"/api/search", "get">["items"][number];

/** The server looks records up from the second letter on. */
const SHORTEST_QUERY = 2;
const PAUSE_MILLISECONDS = 150;

/** Finds any page, load, driver, truck or customer. `openings` counts how often it was asked for. */
export default function Search({ openings }: { openings: number }) {
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [asked] = useDebouncedValue(query.trim(), PAUSE_MILLISECONDS);
  useEffect(() => {
    actions.open();
  }, [openings]);

  const pages = useMatchingPages(query);
  const known = useCollection();
  const isAsking = asked.length >= SHORTEST_QUERY;
  const { data, isFetching, error } = useApiQuery(
    "/api/search",
    { params: { query: { q: asked } } },
    { enabled: isAsking, placeholderData: (previous) => previous, meta: { isBackground: true } },
  );
  const items = isAsking ? (data?.items ?? []) : [];
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  const isEmpty = pages.length === 0 && items.length === 0;

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
      />
      <Spotlight.ActionsList>
        {pages.length > 0 && (
          <Spotlight.ActionsGroup label="Pages">
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
        {kinds.map((kind) => {
          const record = known.records.find(({ topic }) => topic === kind);
          const KindIcon = drawn(record?.icon, RECORD_ICON);
          return (
            <Spotlight.ActionsGroup key={kind} label={record?.plural ?? nameOf(known, kind)}>
              {items
                .filter((item) => item.kind === kind)
                .map((item) => (
                  <Spotlight.Action
                    key={item.id}
                    label={item.title}
                    description={subtitleOf(item, record)}
                    leftSection={<KindIcon size={18} aria-hidden />}
                    onClick={() => void navigate(item.path)}
                  />
                ))}
            </Spotlight.ActionsGroup>
          );
        })}
        {isEmpty && <Spotlight.Empty>{emptyText(isAsking && isFetching, error?.message)}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function subtitleOf({ subtitle = "" }: SearchHit, record: KnownRecord | undefined): string {
  return record?.subtitle === "phone" ? formatPhone(subtitle) : subtitle;
}

function useMatchingPages(query: string) {
  const wanted = query.trim().toLowerCase();
  return useMenu()
    .flatMap((group) => group.entries)
    .filter((entry) => entry.label.toLowerCase().includes(wanted));
}

function emptyText(isSearching: boolean, failure: string | undefined): string {
  if (isSearching) return "Searching";
  return failure === undefined ? "Nothing found" : `The search failed: ${failure}`;
}
