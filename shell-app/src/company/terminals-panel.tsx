import { ArchivedBadge, RecordPanel } from "@haul/platform/lists";
import { Ltr } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { addressLine, formatPhone } from "@haul/ui/format";
import { IconBuildingWarehouse } from "@haul/ui/icons";
import { type Terminal, terminals } from "./company.queries";
import { TerminalForm } from "./terminal-form";
import { timeZoneLabel } from "./time-zones";

const COLUMNS: readonly Column<Terminal>[] = [
  { key: "code", title: "Code", render: ({ code }) => code },
  { key: "name", title: "Name", render: ({ name }) => name },
  { key: "address", title: "Address", isWrapping: true, render: ({ address }) => addressLine(address) },
  {
    key: "phone",
    title: "Phone",
    render: ({ phone }) => (phone === undefined ? null : <Ltr>{formatPhone(phone)}</Ltr>),
  },
  { key: "time_zone", title: "Time zone", render: ({ time_zone }) => timeZoneLabel(time_zone) },
  {
    key: "state",
    title: "",
    card: "badge",
    render: (terminal) => <ArchivedBadge record={terminal} />,
  },
];

/** The places that the company runs from. */
export function TerminalsPanel() {
  return (
    <RecordPanel
      of={terminals}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      empty={{
        icon: IconBuildingWarehouse,
        body: "Running from more than one location? Add each terminal, then assign drivers, trucks and users to it.",
      }}
      archiving={{
        consequence: "It can no longer be chosen. Records that name it keep it, and it can be restored.",
        action: "Archive terminal",
      }}
      Form={TerminalForm}
    />
  );
}
