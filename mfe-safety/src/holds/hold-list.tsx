import type { ReactNode } from "react";
import { RecordListPage } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Column, Filter } from "@haul/ui/data";
import { Day, labelOf } from "@haul/ui/freight";
import { IconLock } from "@haul/ui/icons";
import { RECORD_KINDS } from "../words";
import { HoldBadge } from "./hold-badge";
import { HoldDrawer } from "./hold-drawer";
import { HoldForm } from "./hold-form";
import { holds, type LegalHold } from "./holds.queries";

const columns: Column<LegalHold>[] = [
  { key: "matter", title: "Matter", render: ({ matter }) => matter },
  { key: "is_in_force", title: "Status", card: "badge", render: (hold) => <HoldBadge hold={hold} /> },
  {
    key: "record_kind",
    title: "Kind",
    card: "hidden",
    render: ({ record_kind }) => labelOf(RECORD_KINDS, record_kind),
  },
  { key: "record_name", title: "Record", render: ({ record_name }) => record_name },
  { key: "begins_on", title: "From", isSortable: true, render: ({ begins_on }) => <Day on={begins_on} /> },
  { key: "placed_by", title: "Placed by", card: "hidden", render: ({ placed_by }) => placed_by },
  {
    key: "released_on",
    title: "Released",
    isSortable: true,
    isEmpty: ({ released_on }) => released_on === undefined,
    render: ({ released_on }) => released_on && <Day on={released_on} />,
  },
  { key: "reason", title: "Reason", isOptional: true, card: "hidden", render: ({ reason }) => reason },
];

const filters: Filter[] = [
  { kind: "flag", name: "is_in_force", label: "In force" },
  { kind: "choices", name: "record_kind", label: "Kind", options: optionsOf(RECORD_KINDS) },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** What a claim, case or audit may ask for. */
export function HoldList({ tabs }: { tabs: ReactNode }) {
  return (
    <RecordListPage
      of={holds}
      tabs={tabs}
      description="Drivers, trucks, trailers and carriers whose records may not be purged."
      filters={filters}
      searchPlaceholder="Matter"
      columns={columns}
      nameOf={({ matter, record_name }) => `${matter}: ${record_name}`}
      empty={{
        icon: IconLock,
        title: "No legal holds",
        body: "When a claim, case or audit may ask for a record, place a hold on it. It can’t be purged until you release the hold.",
      }}
      Drawer={HoldDrawer}
      Form={HoldForm}
    />
  );
}
