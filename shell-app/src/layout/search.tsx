import { useEffect, useState } from "react";
import { type ApiData, useApiQuery, useNavigate } from "@haul/platform";
import { useDebouncedValue } from "@haul/ui/core";
import {
  type Icon,
  IconBuilding,
  IconBuildingWarehouse,
  IconContainer,
  IconId,
  IconReceipt,
  IconSearch,
  IconTruck,
  IconTruckDelivery,
} from "@haul/ui/icons";
import { formatPhone } from "@haul/ui/format";
import { createSpotlight, Spotlight } from "@haul/ui/shell";
import { NAV_ICON } from "./nav-icons";
import { useMenu } from "./use-menu";

const [store, actions] = createSpotlight();

type SearchHit = ApiData<"/api/search", "get">["items"][number];

const KINDS = ["load", "quote", "driver", "truck", "trailer", "customer", "facility"] as const;
type Kind = (typeof KINDS)[number];

const KIND_LABEL: Readonly<Record<Kind, string>> = {
  load: "Loads",
  quote: "Quotes",
  driver: "Drivers",
  truck: "Trucks",
  trailer: "Trailers",
  customer: "Customers",
  facility: "Facilities",
};

const KIND_ICON: Readonly<Record<Kind, Icon>> = {
  load: IconTruckDelivery,
  quote: IconReceipt,
  driver: IconId,
  truck: IconTruck,
  trailer: IconContainer,
  customer: IconBuilding,
  facility: IconBuildingWarehouse,
};

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
  const isAsking = asked.length >= SHORTEST_QUERY;
  const { data, isFetching, error } = useApiQuery(
    "/api/search",
    { params: { query: { q: asked } } },
    { enabled: isAsking, placeholderData: (previous) => previous, meta: { isBackground: true } },
  );
  const items = isAsking ? (data?.items ?? []) : [];
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
              const PageIcon = NAV_ICON[page.icon];
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
        {KINDS.map((kind) => {
          const found = items.filter((item) => item.kind === kind);
          const KindIcon = KIND_ICON[kind];
          return found.length === 0 ? null : (
            <Spotlight.ActionsGroup key={kind} label={KIND_LABEL[kind]}>
              {found.map((item) => (
                <Spotlight.Action
                  key={item.id}
                  label={item.title}
                  description={subtitleOf(item)}
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

/** A driver is told from another by the phone number. */
function subtitleOf({ kind, subtitle = "" }: SearchHit): string {
  return kind === "driver" ? formatPhone(subtitle) : subtitle;
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
