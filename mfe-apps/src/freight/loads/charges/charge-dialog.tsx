import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Alert, Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { codeWord, statusOptions } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { ChargeFields } from "./charge-fields";
import { chargeAdd, chargeUpdate, chargeValues, isAgreedByBooking, type ChargeValues } from "./charge-values";
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
  const saving = useOpenedVersion(load.version);
  const form = useForm<{ charge: ChargeValues }>({
    initialValues: { charge: charge ? chargeValues(charge) : furtherCharge(load) },
    schema,
    validate: (values) =>
      needsReference(values.charge, charge) && values.charge.approval_reference.trim() === ""
        ? { "charge.approval_reference": "Enter the customer contact or approval number" }
        : {},
  });
  const isAgreed = isAgreedByBooking(form.values.charge);

  const save = async (values: { charge: ChargeValues }) => {
    if (charge) {
      const params = { path: { load_id: load.id, charge_id: charge.id } };
      const changes = chargeUpdate(values.charge, charge);
      await saving((version) => update.mutateAsync({ params, body: { version, ...changes } }));
    } else {
      const params = { path: { load_id: load.id }, header };
      // It overwrites nothing, so it goes on top of what the page shows by now.
      await add.mutateAsync({ params, body: { version: load.version, ...chargeAdd(values.charge) } });
    }
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={charge ? "Change charge" : "Add charge"}>
      <Form form={form} onSubmit={save}>
        {charge?.review_reason && (
          <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />}>
            {codeWord("chargeReview", charge.review_reason)}
          </Alert>
        )}
        {charge?.is_from_program && (
          <Text size="sm" c="dimmed">
            This charge comes from the fuel program. If you change more than its status, the load leaves the program.
          </Text>
        )}
        <ChargeFields path="charge" miles={load.loaded_miles} autoFocus />
        <FormField name="charge.description" label="Description" description="Shown on the invoice." />
        {charge ? (
          <FormRow>
            <FormField name="charge.status" type="select" label="Status" options={STATUSES} required />
            <FormField
              name="charge.approval_reference"
              label="Approved by"
              description="Customer contact or approval number."
              required={needsReference(form.values.charge, charge)}
            />
          </FormRow>
        ) : (
          !isAgreed && (
            <FormField
              name="charge.approval_reference"
              label="Approved by"
              description="Customer contact or approval number. With it the charge counts as approved; without it the charge is pending and not in the total."
            />
          )
        )}
        <FormActions submitLabel={charge ? "Save charge" : "Add charge"} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

/** A load has one line haul; what is added to it is most often detention. */
function furtherCharge({ charges }: Load): ChargeValues {
  const isFirst = charges.every(({ code }) => code !== "LINE_HAUL");
  return { ...chargeValues(), code: isFirst ? "LINE_HAUL" : "DETENTION" };
}

/** Charges beyond the agreed rate get disputed unless a customer contact is named. */
function needsReference(values: ChargeValues, before: Charge | undefined): boolean {
  return (
    before !== undefined && before.status !== "approved" && values.status === "approved" && !isAgreedByBooking(values)
  );
}
