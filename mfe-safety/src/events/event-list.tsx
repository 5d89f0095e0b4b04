import type { ReactNode } from "react";
import { findDriver, searchDrivers } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, formatDate, formatMoney, labelOf } from "@haul/ui/freight";
import { IconSchool } from "@haul/ui/icons";
import { RegisterButton } from "../shared/register-button";
import { SheetFile } from "../shared/sheet-file";
import { EVENT_KINDS } from "../words";
import { eventDetail } from "./event-detail";
import { EventDrawer } from "./event-drawer";
import { EventForm } from "./event-form";
import { events, useTrainingRegister, type DriverEvent } from "./events.queries";
import { FollowUp, hasFollowUp } from "./follow-up";

const columns: Column<DriverEvent>[] = [
  { key: "title", title: "Title", render: ({ title }) => title },
  { key: "driver_name", title: "Driver", render: ({ driver_name }) => driver_name },
  { key: "kind", title: "Kind", render: ({ kind }) => labelOf(EVENT_KINDS, kind) },
  { key: "happened_on", title: "Date", isSortable: true, render: ({ happened_on }) => <Day on={happened_on} /> },
  {
    key: "detail",
    file: ["result", "policy_version", "coaching_trigger", "incident_kind"],
    title: "Detail",
    isEmpty: (event) => eventDetail(event) === undefined,
    render: eventDetail,
  },
  {
    key: "led_by",
    title: "Led by",
    isOptional: "medium",
    isEmpty: ({ led_by }) => led_by === undefined,
    render: ({ led_by }) => led_by,
  },
  {
    key: "cost_cents",
    file: ["cost"],
    title: "Cost",
    align: "end",
    isOptional: "medium",
    isEmpty: ({ cost_cents }) => cost_cents === undefined,
    render: ({ cost_cents }) => (cost_cents === undefined ? null : formatMoney(cost_cents)),
  },
  {
    key: "follow_up_on",
    file: ["follow_up_on", "followed_up_on", "is_overdue"],
    title: "Follow-up",
    card: "badge",
    isSortable: true,
    isEmpty: (event) => !hasFollowUp(event),
    render: (event) => (hasFollowUp(event) ? <FollowUp event={event} /> : null),
  },
  {
    key: "created_at",
    title: "Entered",
    isOptional: true,
    card: "hidden",
    isSortable: true,
    render: ({ created_at }) => <Day on={created_at} />,
  },
];

const filters: Filter[] = [
  { kind: "choices", name: "kind", label: "Kind", options: optionsOf(EVENT_KINDS) },
  { kind: "flag", name: "is_follow_up_open", label: "Follow-up to do" },
  { kind: "flag", name: "is_overdue", label: "Follow-up overdue" },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "days", name: "happened", label: "Date" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** What drivers were trained in, signed, were coached about, and what went wrong. */
export function EventList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={events}
      tabs={tabs}
      description="Your drivers’ training, signed policies, coaching and incidents, and the follow-ups due."
      filters={filters}
      searchPlaceholder="Title or driver"
      columns={columns}
      tools={<RegisterButton>{(onClose) => <Register onClose={onClose} />}</RegisterButton>}
      nameOf={({ title, driver_name, happened_on }) => `${title}, ${driver_name}, ${formatDate(happened_on)}`}
      empty={{
        icon: IconSchool,
        title: "No training or incidents yet",
        body: "Enter courses, policies that drivers have signed, coaching and incidents. Training the law requires becomes the driver’s paper, and you’re reminded of each follow-up.",
      }}
      Drawer={EventDrawer}
      Form={EventForm}
      formSize="lg"
    />
  );
}

function Register({ onClose }: { onClose: () => void }) {
  return <SheetFile title="Driver training and policies" sheet={useTrainingRegister()} onClose={onClose} />;
}
