import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Modal } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { statusOptions } from "@haul/ui/freight";
import { ChargeFields } from "./charge-fields";
import { chargeInput, chargeUpdate, chargeValues, type ChargeValues } from "./charge-values";
import { useAddCharge, useUpdateCharge, type Charge, type Load } from "../loads.queries";

const schema = z.object({
  charge: z.object({ rate: z.string().check(z.regex(/^\d+(\.\d{1,4})?$/, "Enter an amount, such as 1850 or 2.45")) }),
});

const STATUSES = statusOptions("charge").filter(({ value }) => ["pending", "approved", "denied"].includes(value));

/** Adds a charge, or changes one. The server computes the amount. */
export function ChargeDialog({
  load,
  charge,
  onClose,
}: {
  load: Load;
  charge: Charge | undefined;
  onClose: () => void;
}) {
  const add = useAddCharge();
  const update = useUpdateCharge();
  const { header } = useIdempotencyKey();
  const form = useForm<{ charge: ChargeValues }>({ initialValues: { charge: chargeValues(charge) }, schema });

  const save = async (values: { charge: ChargeValues }) => {
    const { version } = load;
    if (charge) {
      const path = { load_id: load.id, charge_id: charge.id };
      await update.mutateAsync({ params: { path }, body: { version, ...chargeUpdate(values.charge) } });
    } else {
      const params = { path: { load_id: load.id }, header };
      await add.mutateAsync({ params, body: { version, ...chargeInput(values.charge) } });
    }
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={charge ? "Change charge" : "Add charge"}>
      <Form form={form} onSubmit={save}>
        <ChargeFields path="charge" />
        <FormField name="charge.description" label="Description" description="Stands on the invoice." />
        {charge && (
          <FormRow>
            <FormField name="charge.status" type="select" label="Status" options={STATUSES} required />
            <FormField
              name="charge.approval_reference"
              label="Agreed by"
              description="Who at the customer's, or their number for it."
            />
          </FormRow>
        )}
        <FormActions submitLabel={charge ? "Save charge" : "Add charge"} onCancel={onClose} />
      </Form>
    </Modal>
  );
}
