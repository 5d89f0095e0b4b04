import { AddDialog } from "@haul/platform/lists";
import type { RecordOption } from "@haul/ui/forms";
import { useCreateRecord, type InlineCreate } from "../../shared/use-create-record";
import { CustomerForm } from "./customer-form";
import { customers } from "./customers.queries";

/** Adds a customer on the spot, while a load is being booked. */
export function useCustomerDialog(): InlineCreate<RecordOption> {
  return useCreateRecord<RecordOption>(({ typed, onDone }) => (
    <AddDialog of={customers} onClose={() => onDone(null)}>
      <CustomerForm typed={typed} onDone={(made) => onDone(made ? { id: made.id, label: made.name } : null)} />
    </AddDialog>
  ));
}
