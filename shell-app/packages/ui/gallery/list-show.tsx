import { useState } from "react";
import { Button, Stack } from "../src/core";
import {
  DescriptionList,
  Figure,
  Figures,
  ListPage,
  RecordDrawer,
  listOfAll,
  neighbours,
  withParameter,
  type Column,
  type Filter,
  type ListState,
} from "../src/data";
import {
  EquipmentLabel,
  LaneLabel,
  Miles,
  Money,
  StatusBadge,
  StopTime,
  statusOptions,
  codeOptions,
} from "../src/freight";
import { IconPlus } from "../src/icons";
import { loads, type SampleLoad } from "./sample";

const columns: Column<SampleLoad>[] = [
  { key: "number", title: "Load", isSortable: true, render: (load) => load.number },
  { key: "status", title: "Status", card: "badge", render: (load) => <StatusBadge kind="load" status={load.status} /> },
  { key: "customer", title: "Customer", render: (load) => load.customer },
  { key: "reference", title: "Reference", render: (load) => load.reference },
  { key: "lane", title: "Lane", render: (load) => <LaneLabel origin={load.origin} destination={load.destination} /> },
  {
    key: "pickup_at",
    title: "Pickup",
    isSortable: true,
    render: (load) => <StopTime at={load.pickupAt} zone={load.pickupZone} />,
  },
  {
    key: "delivery_at",
    title: "Delivery",
    isSortable: true,
    render: (load) => <StopTime at={load.deliveryAt} zone={load.deliveryZone} />,
  },
  { key: "driver", title: "Driver", render: (load) => load.driver ?? "Unassigned" },
  { key: "equipment", title: "Equipment", render: (load) => <EquipmentLabel equipment={load.equipment} /> },
  { key: "miles", title: "Miles", align: "end", render: (load) => <Miles miles={load.miles} hasUnit={false} /> },
  {
    key: "total_cents",
    title: "Total",
    align: "end",
    isSortable: true,
    render: (load) => <Money cents={load.totalCents} />,
  },
];

const filters: Filter[] = [
  { kind: "choices", name: "status", label: "Status", options: statusOptions("load") },
  { kind: "select", name: "equipment", label: "Equipment", options: codeOptions("equipment") },
  { kind: "days", name: "pickup", label: "Pickup" },
  { kind: "flag", name: "is_unassigned", label: "Unassigned" },
];

export function ListShow() {
  const [params, setParams] = useState(() => new URLSearchParams(location.search));
  const rowsOf: Record<string, ListState<SampleLoad>> = {
    loading: { ...listOfAll<SampleLoad>([]), rows: undefined, isFetching: true },
    empty: listOfAll<SampleLoad>([]),
    error: {
      ...listOfAll<SampleLoad>([]),
      rows: undefined,
      error: { status: 500, code: "internal", message: "The server ran into a problem.", requestId: "0193a5c2-7f1e" },
    },
    stale: { ...listOfAll(loads), error: new Error("Network Error"), updatedAt: Date.UTC(2026, 10, 20, 16, 32) },
  };
  const list = rowsOf[params.get("state") ?? ""] ?? { ...listOfAll(loads), hasMore: true, total: 1284 };
  const openId = params.get("load");
  const { previous, next } = neighbours(list.rows, (load) => load.id, openId);
  const open = loads.find((load) => load.id === openId);
  const go = (load: SampleLoad | null) => setParams(withParameter(params, "load", load?.id ?? null));
  return (
    <ListPage
      title="Loads"
      description="Everything booked, moving or delivered."
      action={<Button leftSection={<IconPlus size={16} />}>New load</Button>}
      figures={
        <Figures>
          <Figure
            label="Booked this week"
            value="$184,320"
            comparison={{ text: "+12% vs last week", direction: "up", tone: "good" }}
            definition="Total of the loads booked since Monday, in the company's time zone."
            href="?booked"
          />
          <Figure label="Unassigned" value="7" tone="attention" href="?is_unassigned=true" />
          <Figure label="In transit" value="18" href="?status=in_transit" />
          <Figure label="At risk" value="3" tone="attention" href="?timeliness=at_risk" />
          <Figure label="Late" value="2" tone="bad" href="?timeliness=late" />
          <Figure label="Ready to bill" value="$42,118" comparison={{ text: "14 loads" }} href="?ready" />
        </Figures>
      }
      filters={filters}
      params={params}
      onParamsChange={setParams}
      searchPlaceholder="Number, customer, reference"
      list={list}
      columns={columns}
      rowId={(load) => load.id}
      rowHref={(load) => `/apps/loads/${load.id}`}
      openId={openId}
      onOpen={go}
      defaultSort="-pickup_at"
      empty={{
        title: "No loads yet",
        body: "A load starts with a rate confirmation: customer, stops and charges.",
        action: <Button>Book a load</Button>,
      }}
    >
      <RecordDrawer
        isOpen={open !== undefined}
        onClose={() => go(null)}
        title={`Load ${open?.number ?? ""}`}
        badge={open && <StatusBadge kind="load" status={open.status} />}
        href={`/apps/loads/${open?.id ?? ""}`}
        onPrevious={previous ? () => go(previous) : undefined}
        onNext={next ? () => go(next) : undefined}
        actions={<Button size="xs">Dispatch</Button>}
      >
        {open && (
          <Stack>
            <DescriptionList
              items={[
                { label: "Customer", value: open.customer },
                { label: "Reference", value: open.reference },
                { label: "Lane", value: <LaneLabel origin={open.origin} destination={open.destination} /> },
                { label: "Pickup", value: <StopTime at={open.pickupAt} zone={open.pickupZone} /> },
                { label: "Driver", value: open.driver },
                { label: "Total", value: <Money cents={open.totalCents} /> },
              ]}
            />
          </Stack>
        )}
      </RecordDrawer>
    </ListPage>
  );
}
