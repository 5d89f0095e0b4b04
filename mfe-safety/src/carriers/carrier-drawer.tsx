import { useState } from "react";
import { useCan } from "@haul/platform";
import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Alert, Anchor, Button, List, Stack, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { addressLine, labelOf, MailLink, PhoneLink, StatusBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconBan } from "@haul/ui/icons";
import { PlaceHold, RecordHolds } from "../holds/record-holds";
import { CarrierBasics } from "../basics/carrier-basics";
import { RecordPapers } from "../papers/record-papers";
import { PaperAlert } from "../shared/paper-warnings";
import { CARRIER_KINDS, CARRIER_STATUSES } from "../words";
import { DecisionDialog, type Decision } from "./carrier-decision";
import { CarrierFmcsa } from "./carrier-fmcsa";
import { CarrierForm } from "./carrier-form";
import { docketWords } from "./carrier-words";
import { carriers, type Carrier } from "./carriers.queries";

/** A carrier: whether it may be used and why not, what FMCSA says, its papers, and what happened to it. */
export function CarrierDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={carriers}
      title={({ legal_name }) => legal_name}
      badge={({ status }) => <StatusBadge kind={CARRIER_STATUSES} status={status} />}
      archiving="The carrier will no longer be offered, and a partner will no longer be checked with FMCSA; its history is kept."
      more={(carrier) => (
        <>
          <Decisions carrier={carrier} />
          <PlaceHold subject={{ kind: "motor_carrier", id: carrier.id }} name={carrier.legal_name} />
        </>
      )}
      Form={CarrierForm}
    >
      {(carrier) => <Facts carrier={carrier} />}
    </EditableDrawer>
  );
}

function Facts({ carrier }: { carrier: Carrier }) {
  const mayWrite = useCan("motor_carriers:write");
  return (
    <Stack>
      <RecordHolds recordId={carrier.id} />
      <Objections carrier={carrier} />
      {carrier.objections.length === 0 && <PaperAlert warnings={carrier.paper_warnings} />}
      <DescriptionList
        items={[
          {
            label: "Kind",
            value: carrier.is_default ? "Own authority, used by default" : labelOf(CARRIER_KINDS, carrier.kind),
          },
          { label: "DBA", value: carrier.dba_name },
          { label: "USDOT", value: carrier.dot_number },
          { label: "MC", value: docketWords(carrier.docket_numbers) },
          ...(carrier.status_reason ? [{ label: "Reason", value: carrier.status_reason }] : []),
          { label: "Contact", value: carrier.contact_name },
          { label: "Phone", value: carrier.phone && <PhoneLink phone={carrier.phone} /> },
          { label: "Email", value: carrier.email && <MailLink email={carrier.email} /> },
          { label: "Address", value: addressLine(carrier.address) },
          { label: "Trucks", value: <Trucks carrier={carrier} /> },
          { label: "Notes", value: carrier.notes },
        ]}
      />
      <CarrierFmcsa carrier={carrier} mayWrite={mayWrite} />
      <CarrierBasics carrier={carrier} />
      <RecordPapers subject={{ kind: "motor_carrier", id: carrier.id }} name={carrier.legal_name} />
    </Stack>
  );
}

/** Why no truck under its authority can be assigned. */
function Objections({ carrier: { objections } }: { carrier: Carrier }) {
  if (objections.length === 0) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} title="Its trucks can't be assigned">
      <List size="md">
        {objections.map(({ code, message }) => (
          <List.Item key={code}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Trucks({ carrier: { id, truck_count } }: { carrier: Carrier }) {
  if (truck_count === 0) return "None";
  return (
    <Anchor component={UiLink} href={`/apps/safety/trucks?motor_carrier_id=${id}`}>
      {truck_count === 1 ? "1 truck" : `${truck_count} trucks`}
    </Anchor>
  );
}

/** What may be decided about it as it stands. */
function Decisions({ carrier }: { carrier: Carrier }) {
  const mayWrite = useCan("motor_carriers:write");
  const [decision, setDecision] = useState<Decision | null>(null);
  const { status } = carrier;
  if (!mayWrite || carrier.archived_at !== undefined) return null;
  return (
    <>
      {status !== "do_not_use" && (
        <Button
          size="xs"
          variant="default"
          color="red"
          leftSection={<IconBan size={14} aria-hidden />}
          onClick={() => setDecision("do_not_use")}
        >
          Block
        </Button>
      )}
      {status === "active" && (
        <Button size="xs" variant="default" onClick={() => setDecision("on_watch")}>
          Put on watch
        </Button>
      )}
      {status !== "active" && (
        <Button size="xs" variant="default" onClick={() => setDecision("active")}>
          {status === "do_not_use" ? "Unblock" : "Take off watch"}
        </Button>
      )}
      {decision && <DecisionDialog carrier={carrier} decision={decision} onClose={() => setDecision(null)} />}
    </>
  );
}
