import { useNavigate } from "@haul/platform";
import { AddDialog } from "@haul/platform/lists";
import { toast } from "@haul/ui/core";
import type { Quote } from "../quotes.queries";
import { ContractLaneForm } from "./contract-lane-form";
import { contractLanes } from "./contract-lanes.queries";

/** Makes a contract lane of a quote: its customer, cities, line haul and fuel program. */
export function ContractDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <AddDialog of={contractLanes} size="lg" onClose={onClose}>
      <ContractLaneForm
        quote={quote}
        onDone={(made) => {
          onClose();
          if (!made) return;
          toast.success(`${made.lane} is a contract lane of ${made.customer.name}.`);
          void navigate(`/apps/quotation/contracts?contract_lane=${made.id}`);
        }}
      />
    </AddDialog>
  );
}
