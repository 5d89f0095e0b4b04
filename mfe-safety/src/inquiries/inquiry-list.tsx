import type { ReactNode } from "react";
import { findDriver, searchDrivers } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day } from "@haul/ui/freight";
import { IconBuilding } from "@haul/ui/icons";
import { INQUIRY_OUTCOMES, INQUIRY_STATES } from "../words";
import { inquiries, type Inquiry } from "./inquiries.queries";
import { DueDay, InquiryBadge } from "./inquiry-badge";
import { InquiryDrawer } from "./inquiry-drawer";
import { InquiryForm } from "./inquiry-form";

const columns: Column<Inquiry>[] = [
  { key: "driver", title: "Driver", render: ({ driver }) => driver.name },
  { key: "employer_name", title: "Employer", isSortable: true, render: ({ employer_name }) => employer_name },
  { key: "state", title: "Status", card: "badge", render: (inquiry) => <InquiryBadge inquiry={inquiry} /> },
  {
    key: "asked_on",
    title: "Asked",
    isSortable: true,
    render: ({ attempts: [first] }) => first && <Day on={first.on} />,
  },
  {
    key: "contacts",
    title: "Contacts",
    align: "end",
    isOptional: "narrow",
    isEmpty: ({ attempts }) => attempts.length === 0,
    render: ({ attempts }) => attempts.length,
  },
  {
    key: "due_on",
    title: "Due",
    // Nothing is due anymore.
    isEmpty: ({ state, due_on }) => state === "closed" || due_on === undefined,
    render: (inquiry) => (inquiry.state === "closed" ? null : <DueDay due={inquiry} />),
  },
  {
    key: "closed_on",
    title: "Closed",
    isSortable: true,
    isEmpty: ({ closed_on }) => closed_on === undefined,
    render: ({ closed_on }) => closed_on && <Day on={closed_on} />,
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
  { kind: "choices", name: "state", label: "Status", options: optionsOf(INQUIRY_STATES) },
  { kind: "choices", name: "outcome", label: "Outcome", options: optionsOf(INQUIRY_OUTCOMES) },
  { kind: "record", name: "driver_id", label: "Driver", search: searchDrivers, resolve: findDriver },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** What previous employers of drivers were asked, and what they answered. */
export function InquiryList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={inquiries}
      tabs={tabs}
      description="Inquiries to previous employers, kept separate from the qualification file (49 CFR 391.53)."
      filters={filters}
      searchPlaceholder="Employer or driver"
      columns={columns}
      nameOf={({ employer_name, driver }) => `${employer_name} of ${driver.name}`}
      empty={{
        icon: IconBuilding,
        title: "No employers yet",
        body: "Enter each DOT-regulated employer from the three years before a driver was hired. The file must hold the answer, or your attempts to get one, within 30 days (49 CFR 391.23).",
      }}
      Drawer={InquiryDrawer}
      Form={InquiryForm}
      formSize="xl"
    />
  );
}
