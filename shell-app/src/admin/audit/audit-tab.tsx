import { useMemo } from "react";
import { type ApiData, useApiPages, useApiQuery } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Code, Group } from "@haul/ui/core";
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
import { actionOf, auditedTopics, type Collection, nameOf, spelled, useCollection } from "../../records/collection";
import { deviceName } from "../../sessions/device";
import { AUDIT_EVENTS } from "../../words/audit";
import { AdminTabs } from "../admin-tabs";
import { findUser, searchUsers } from "../users/user-search";
import { AuditRetention } from "./audit-retention";
import { ChangeTable } from "./change-table";
import { VerifyChain } from "./verify-chain";

type AuditAction = ApiData<"/api/audit_actions", "get">["items"][number];
type AuditEvent = ApiData<"/api/audit_events", "get">["items"][number];

/** What the address asks for already. */
interface Chosen {
  readonly topic: string | null;
  readonly action: string | null;
}

const eventName = (known: Collection, action: string) => AUDIT_EVENTS[action] ?? actionOf(known, action);

const filtersOf = (known: Collection, actions: readonly AuditAction[], chosen: Chosen): readonly Filter[] => [
  { kind: "days", name: "on", label: "When" },
  { kind: "record", name: "actor_id", label: "Who", search: searchUsers, resolve: findUser },
  {
    kind: "select",
    name: "action",
    label: "What",
    // Those of the chosen kind of record: all together are too many to look through. The chosen one stays, so that the
    // list never follows a filter that nobody sees.
    options: actions
      .filter(
        ({ action, entity_type }) => chosen.topic === null || entity_type === chosen.topic || action === chosen.action,
      )
      .map(({ action }) => ({ value: action, label: eventName(known, action) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  },
  {
    kind: "select",
    name: "entity_type",
    label: "About",
    options: auditedTopics(known)
      .map((value) => ({ value, label: nameOf(known, value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  },
];

const columnsOf = (known: Collection): readonly Column<AuditEvent>[] => [
  { key: "occurred_at", title: "When", render: (event) => formatStopTime(event.occurred_at, localZone()) },
  { key: "actor", title: "Who", render: (event) => event.actor.name },
  { key: "action", title: "What", render: (event) => eventName(known, event.action) },
  {
    key: "entity",
    title: "About",
    isWrapping: true,
    render: ({ entity_label: label, entity_type }) =>
      // A number alone says nothing: `Load 1034`.
      label === undefined || /^\d/.test(label) ? [nameOf(known, entity_type), label].filter(Boolean).join(" ") : label,
  },
];

/** Everything that was done, in an order that cannot be changed unnoticed. */
export function AuditTab() {
  const known = useCollection();
  const columns = useMemo(() => columnsOf(known), [known]);
  const { params, setParams, memory } = useListAddress("audit_events");
  const actions = useApiQuery("/api/audit_actions").data?.items;
  const [topic, action] = [params.get("entity_type"), params.get("action")];
  const filters = useMemo(() => filtersOf(known, actions ?? [], { topic, action }), [known, actions, topic, action]);
  const query = {
    actor_id: params.get("actor_id") ?? undefined,
    action: action ?? undefined,
    entity_type: topic ?? undefined,
    entity_id: params.get("entity_id") ?? undefined,
    from: instantOf(params.get("on_from")),
    to: instantOf(params.get("on_to"), 1),
  };
  const list = listOf(useApiPages("/api/audit_events", { params: { query } }));
  const exports = useListExports("audit_events", query);
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
      description="Every change, sign-in and refused action. The events are chained, so tampering shows."
      action={
        <Group gap="xs">
          <AuditRetention />
          <VerifyChain />
        </Group>
      }
      exports={exports}
      tabs={<AdminTabs active="audit" />}
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      list={list}
      columns={columns}
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
        title={event ? eventName(known, event.action) : "Event"}
        onPrevious={previous ? () => open(previous) : undefined}
        onNext={next ? () => open(next) : undefined}
      >
        {event && <EventFacts event={event} known={known} />}
      </RecordDrawer>
    </ListPage>
  );
}

function EventFacts({ event, known }: { event: AuditEvent; known: Collection }) {
  return (
    <>
      <DescriptionList
        items={[
          { label: "When", value: formatStopTime(event.occurred_at, localZone()) },
          {
            label: "Who",
            value:
              event.actor.kind === "user" ? event.actor.name : `${event.actor.name} (${spelled(event.actor.kind)})`,
          },
          {
            label: "About",
            value: `${nameOf(known, event.entity_type)} ${event.entity_label ?? event.entity_id ?? ""}`,
          },
          ...(event.actor.on_behalf_of ? [{ label: "On behalf of", value: event.actor.on_behalf_of.name }] : []),
          { label: "Address", value: event.origin?.address },
          { label: "Device", value: event.origin?.device && deviceName(event.origin.device) },
          { label: "Event number", value: event.sequence },
          { label: "Request", value: event.request_id },
          { label: "Hash", value: <Code display="block">{event.hash}</Code> },
        ]}
      />
      <ChangeTable changes={event.changes} />
    </>
  );
}

/** When the address's day starts, or that many days later, in the zone of the list's times. */
function instantOf(day: string | null, later = 0): string | undefined {
  if (day === null || Number.isNaN(Date.parse(day))) return undefined;
  return startOfDay(addDays(day, later), localZone())?.toISOString();
}
