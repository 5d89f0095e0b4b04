import { type ApiData, useApiPages } from "@haul/platform";
import { useListAddress } from "@haul/platform/lists";
import { Code } from "@haul/ui/core";
import {
  type Column,
  DescriptionList,
  type Filter,
  ListPage,
  listOf,
  neighbours,
  RecordDrawer,
  withParameter,
} from "@haul/ui/data";
import { addDays, formatStopTime, localZone, startOfDay } from "@haul/ui/format";
import { AdminTabs } from "../admin-tabs";
import { ChangeTable } from "./change-table";
import { VerifyChain } from "./verify-chain";

type AuditEvent = ApiData<"/api/audit_events", "get">["items"][number];

const ENTITY_TYPES = [
  "user",
  "join_request",
  "role_grant",
  "api_key",
  "company",
  "terminal",
  "number_format",
  "customer",
  "facility",
  "driver",
  "truck",
  "trailer",
  "fleet_owner",
  "load",
  "tag",
  "assignment_rule",
  "detention",
  "detention_policy",
  "quote",
  "cost_model",
  "fuel_programme",
  "diesel_price",
  "document",
  "saved_view",
];

const FILTERS: readonly Filter[] = [
  {
    kind: "select",
    name: "entity_type",
    label: "About",
    options: ENTITY_TYPES.map((value) => ({ value, label: words(value) })),
  },
  { kind: "days", name: "on", label: "Day" },
];

const COLUMNS: readonly Column<AuditEvent>[] = [
  { key: "occurred_at", title: "When", render: (event) => formatStopTime(event.occurred_at, localZone()) },
  { key: "actor", title: "Who", render: (event) => event.actor.name },
  { key: "action", title: "What", render: (event) => words(event.action) },
  { key: "entity", title: "To", isWrapping: true, render: (event) => event.entity_label ?? words(event.entity_type) },
];

/** Everything that was done, in an order that cannot be changed unnoticed. */
export function AuditTab() {
  const { params, setParams, memory } = useListAddress("audit_events");
  const query = {
    entity_type: params.get("entity_type") ?? undefined,
    entity_id: params.get("entity_id") ?? undefined,
    from: instantOf(params.get("on_from")),
    to: instantOf(params.get("on_to"), 1),
  };
  const list = listOf(useApiPages("/api/audit_events", { params: { query } }));
  const openId = params.get("event");
  const event = list.rows?.find(({ id }) => id === openId);
  const open = (next: AuditEvent | null) => {
    setParams(withParameter(params, "event", next?.id ?? null));
  };
  const { previous, next } = neighbours(list.rows, ({ id }) => id, openId);
  return (
    <ListPage
      title="Audit log"
      noun="events"
      description="Every change, sign-in and refusal, each sealed by the one before it."
      action={<VerifyChain />}
      tabs={<AdminTabs active="audit" />}
      filters={FILTERS}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      list={list}
      columns={COLUMNS}
      rowId={({ id }) => id}
      openId={openId}
      onOpen={open}
      empty={{ title: "Nothing recorded yet", body: "What people and programs do in your company appears here." }}
    >
      <RecordDrawer
        isOpen={event !== undefined}
        onClose={() => {
          open(null);
        }}
        title={event ? words(event.action) : "Event"}
        onPrevious={previous ? () => open(previous) : undefined}
        onNext={next ? () => open(next) : undefined}
      >
        {event && <EventFacts event={event} />}
      </RecordDrawer>
    </ListPage>
  );
}

function EventFacts({ event }: { event: AuditEvent }) {
  return (
    <>
      <DescriptionList
        items={[
          { label: "When", value: formatStopTime(event.occurred_at, localZone()) },
          { label: "Who", value: `${event.actor.name} (${words(event.actor.kind)})` },
          { label: "About", value: `${words(event.entity_type)} ${event.entity_label ?? event.entity_id ?? ""}` },
          { label: "Number in the log", value: event.sequence },
          { label: "Request", value: event.request_id },
          { label: "Hash", value: <Code>{event.hash}</Code> },
        ]}
      />
      <ChangeTable changes={event.changes} />
    </>
  );
}

/** When a day of the address starts, or so many days later, by the clock that the list shows its times in. */
function instantOf(day: string | null, later = 0): string | undefined {
  if (day === null || Number.isNaN(Date.parse(day))) return undefined;
  return startOfDay(addDays(day, later), localZone())?.toISOString();
}

/** `load.created` as "Load created". */
function words(code: string): string {
  const text = code.replaceAll(/[._]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
