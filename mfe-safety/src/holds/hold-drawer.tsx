import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Text } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { Day, labelOf } from "@haul/ui/freight";
import { RecordLink } from "../shared/record-link";
import { RECORD_KINDS } from "../words";
import { HoldBadge } from "./hold-badge";
import { HoldForm } from "./hold-form";
import { holds, type LegalHold } from "./holds.queries";

/** A hold: what it keeps, why, who placed and released it. */
export function HoldDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={holds}
      title={({ matter }) => matter}
      badge={(hold) => <HoldBadge hold={hold} />}
      archiving="An archived hold protects nothing. Archive one only if it was placed by mistake; to end one, edit it and enter the day it was released."
      Form={HoldForm}
    >
      {(hold) => <Facts hold={hold} />}
    </EditableDrawer>
  );
}

function Facts({ hold }: { hold: LegalHold }) {
  const { record_kind: kind, record_id: id, record_name: name, released_on, released_by } = hold;
  return (
    <DescriptionList
      items={[
        { label: labelOf(RECORD_KINDS, kind), value: <RecordLink kind={kind} record={{ id, name }} /> },
        {
          label: "Reason",
          value: (
            <Text span inherit style={{ whiteSpace: "pre-line" }}>
              {hold.reason}
            </Text>
          ),
        },
        { label: "From", value: <Day on={hold.begins_on} /> },
        { label: "Placed by", value: hold.placed_by },
        ...(released_on
          ? [
              { label: "Released", value: <Day on={released_on} /> },
              { label: "Released by", value: released_by },
            ]
          : []),
      ]}
    />
  );
}
