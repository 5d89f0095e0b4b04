import { ArchivedBadge, RecordPanel } from "@haul/platform/lists";
import { Badge, Email } from "@haul/ui/core";
import type { Column } from "@haul/ui/data";
import { Day, RelativeTime } from "@haul/ui/freight";
import { IconShieldCheck } from "@haul/ui/icons";
import { CertificateForm } from "./certificate-form";
import { certificates, type Certificate } from "./certificates.queries";

const COLUMNS: readonly Column<Certificate>[] = [
  { key: "holder_name", title: "Holder", render: ({ holder_name }) => holder_name },
  { key: "agent_email", title: "Agent", render: ({ agent_email }) => <Email address={agent_email} /> },
  { key: "created_at", title: "Requested", render: ({ created_at }) => <RelativeTime at={created_at} /> },
  {
    key: "received_on",
    title: "Received",
    render: ({ received_on }) =>
      received_on === undefined ? <Badge color="amber">Waiting</Badge> : <Day on={received_on} />,
  },
  { key: "state", title: "", card: "badge", render: (certificate) => <ArchivedBadge record={certificate} /> },
];

/** Certificates of insurance for brokers and shippers: their holders, and whether they were received. */
export function CertificatesPanel() {
  return (
    <RecordPanel
      of={certificates}
      columns={COLUMNS}
      nameOf={({ holder_name }) => holder_name}
      empty={{
        icon: IconShieldCheck,
        body: "When a broker or shipper asks for a certificate of insurance, request it here: your insurance agent gets an email, and you record when it arrives.",
      }}
      archiving={{
        consequence: "It leaves the list and can be restored. The agent is not told.",
        action: "Archive request",
      }}
      Form={CertificateForm}
    />
  );
}
