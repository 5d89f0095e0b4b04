import * as z from "zod/mini";
import { optionOf, useCan } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { CrewFields } from "../shared/crew-fields";
import { searchAccidents, searchLoads } from "../shared/register-search";
import { CLAIM_KINDS, CLAIM_STATUSES } from "../words";
import { claims, type Claim } from "./claims.queries";

const day = (message: string) => z.nullable(z.string()).check(z.refine((on) => on !== null, message));

const schema = z.object({
  kind: requiredText("Choose the kind"),
  claimant: requiredText("Enter who claims"),
  happened_on: day("Enter the day it happened"),
  reported_on: day("Enter the day you received it"),
});

function valuesOf(claim?: Claim) {
  const on = (value: string | undefined) => value ?? (null as string | null);
  const cents = (value: number | undefined) => (value ?? 0) as number | null;
  return {
    kind: claim?.kind ?? ("" as const),
    status: claim?.status ?? ("open" as const),
    claimant: claim?.claimant ?? "",
    happened_on: on(claim?.happened_on),
    reported_on: on(claim?.reported_on),
    accident_id: optionOf(claim?.accident),
    load_id: claim?.load ? { id: claim.load.id, label: claim.load.number } : null,
    driver_id: optionOf(claim?.driver),
    truck_id: optionOf(claim?.truck),
    trailer_id: optionOf(claim?.trailer),
    insurer: claim?.insurer ?? "",
    policy_number: claim?.policy_number ?? "",
    claim_number: claim?.claim_number ?? "",
    adjuster_name: claim?.adjuster_name ?? "",
    adjuster_phone: claim?.adjuster_phone ?? "",
    adjuster_email: claim?.adjuster_email ?? "",
    claimed_cents: cents(claim?.claimed_cents),
    reserve_cents: cents(claim?.reserve_cents),
    deductible_cents: cents(claim?.deductible_cents),
    paid_cents: cents(claim?.paid_cents),
    recovered_cents: cents(claim?.recovered_cents),
    paid_on: on(claim?.paid_on),
    acknowledged_on: on(claim?.acknowledged_on),
    status_reported_on: on(claim?.status_reported_on),
    decided_on: on(claim?.decided_on),
    description: claim?.description ?? "",
  };
}

/** A new claim, or changes to one. */
export function ClaimForm({ record: claim, onDone }: RecordFormProps<Claim>) {
  const save = useSaveRecord(claims, claim);
  const form = useForm({ initialValues: valuesOf(claim), schema });
  const seesLoads = useCan("loads:read");
  const seesAccidents = useCan("accidents:read");
  const today = wallClock(new Date(), localZone()).slice(0, 10);
  const isCargo = form.values.kind === "cargo";

  const onSubmit = async (values: typeof form.values) =>
    onDone(
      await save({
        ...values,
        // An emptied amount is none.
        claimed_cents: values.claimed_cents ?? 0,
        reserve_cents: values.reserve_cents ?? 0,
        deductible_cents: values.deductible_cents ?? 0,
        paid_cents: values.paid_cents ?? 0,
        recovered_cents: values.recovered_cents ?? 0,
      }),
    );

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Claim">
      <FormRow>
        <FormField name="claimant" label="Claimant" maxLength={120} required autoFocus />
        <FormField name="kind" type="select" label="Kind" options={optionsOf(CLAIM_KINDS)} required />
        <FormField name="status" type="select" label="Status" options={optionsOf(CLAIM_STATUSES)} required />
      </FormRow>
      <FormRow>
        <FormField
          name="happened_on"
          type="date"
          label="Date"
          description="When it happened."
          maxDate={today}
          required
        />
        <FormField
          name="reported_on"
          type="date"
          label="Received"
          description="A cargo claim’s deadlines count from here."
          maxDate={today}
          required
        />
      </FormRow>
      <FormRow>
        {seesLoads && <FormField name="load_id" type="record" label="Load" search={searchLoads} />}
        {seesAccidents && <FormField name="accident_id" type="record" label="Accident" search={searchAccidents} />}
      </FormRow>
      <CrewFields day={form.values.happened_on} />
      <FormField name="description" type="textarea" label="Description" maxLength={4000} minRows={3} />
      <FormSection title="Deadlines">
        {isCargo && (
          <FormRow>
            <FormField
              name="acknowledged_on"
              type="date"
              label="Acknowledged"
              description="Within 30 days (49 CFR 370.5)."
              maxDate={today}
              clearable
            />
            <FormField
              name="status_reported_on"
              type="date"
              label="Status reported"
              description="After 120 days, then every 60 (49 CFR 370.9)."
              maxDate={today}
              clearable
            />
          </FormRow>
        )}
        <FormField
          name="decided_on"
          type="date"
          label="Decided"
          description="Paid, declined, or a firm offer made."
          maxDate={today}
          clearable
        />
      </FormSection>
      <FormSection title="Amounts">
        <FormRow>
          <FormField name="claimed_cents" type="money" label="Claimed" />
          <FormField name="reserve_cents" type="money" label="Reserve" />
          <FormField name="deductible_cents" type="money" label="Deductible" />
        </FormRow>
        <FormRow>
          <FormField name="paid_cents" type="money" label="Paid" />
          <FormField name="paid_on" type="date" label="Last payment" maxDate={today} clearable />
          <FormField name="recovered_cents" type="money" label="Recovered" />
        </FormRow>
      </FormSection>
      <FormSection title="Insurance">
        <FormRow>
          <FormField name="insurer" label="Insurer" maxLength={120} />
          <FormField name="policy_number" label="Policy number" maxLength={60} />
          <FormField name="claim_number" label="Claim number" uppercase maxLength={60} />
        </FormRow>
        <FormRow>
          <FormField name="adjuster_name" label="Adjuster" maxLength={120} />
          <FormField name="adjuster_phone" type="phone" label="Adjuster’s phone" />
          <FormField name="adjuster_email" type="email" label="Adjuster’s email" />
        </FormRow>
      </FormSection>
      <FormActions submitLabel={claim ? "Save claim" : "Add claim"} onCancel={() => onDone()} />
    </Form>
  );
}
