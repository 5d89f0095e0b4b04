import { EditableDrawer, type OpenRecord } from "@haul/platform/lists";
import { Anchor, UiLink } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { Day, codeWord } from "@haul/ui/freight";
import { ContractRate, type ContractLane } from "../../../shared/contract-lane";
import { ContractLaneForm } from "./contract-lane-form";
import { LaneTerm, LoadsOfWeek } from "./contract-lane-parts";
import { contractLanes } from "./contract-lanes.queries";

/** A contract lane: its price and term, and how much freight came of it. */
export function ContractLaneDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={contractLanes}
      title={({ lane }) => lane}
      badge={(lane) => <LaneTerm lane={lane} />}
      archiving="The price is no longer offered; loads that were booked keep it."
      Form={ContractLaneForm}
    >
      {(lane) => <LaneFacts lane={lane} />}
    </EditableDrawer>
  );
}

function LaneFacts({ lane }: { lane: ContractLane }) {
  return (
    <DescriptionList
      items={[
        {
          label: "Customer",
          value: (
            <Anchor component={UiLink} href={`/apps/customers?customer=${lane.customer.id}`}>
              {lane.customer.name}
            </Anchor>
          ),
        },
        { label: "Equipment", value: codeWord("equipment", lane.equipment) },
        { label: "Rate", value: <ContractRate lane={lane} /> },
        { label: "Fuel", value: lane.fuel_program?.name ?? "Included in the rate" },
        { label: "From", value: <Day on={lane.starts_on} /> },
        { label: "Until", value: <Day on={lane.ends_on} /> },
        { label: "Loads per week", value: <LoadsOfWeek lane={lane} /> },
        {
          label: "Quote",
          value: lane.quote && (
            <Anchor component={UiLink} href={`/apps/quotation/${lane.quote.id}`}>
              {lane.quote.name}
            </Anchor>
          ),
        },
        { label: "Notes", value: lane.notes },
      ]}
    />
  );
}
