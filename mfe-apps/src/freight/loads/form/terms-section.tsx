import { useCan } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Button, Group, Text } from "@haul/ui/core";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { codeOptions } from "@haul/ui/freight";
import { FoldedSection } from "@haul/ui/long-forms";
import { useCustomer } from "../../../partners/customers/customers.queries";
import { TRACKING_MILESTONES } from "../../../words";
import { CustomerTerms } from "../terms/customer-terms";
import type { LoadValues } from "./load-form-values";
import { hasOwnTerms, noOwnTerms, termsFrom } from "./own-terms";

const FIELDS = [
  "reason",
  "on_time_grace_minutes",
  "detention_free_minutes",
  "detention_hourly_rate_cents",
  "required_references",
  "required_documents",
  "tracking_milestones",
].map((name) => `customer_terms.${name}`);

/** What the customer's profile sets for the load, and what was agreed for this one instead; folded. */
export function TermsSection() {
  const { form } = useFormContext();
  const values = form.values as LoadValues;
  const isOwn = hasOwnTerms(values);
  if (!useCan("customers:read")) return null;
  return (
    <FoldedSection
      title="Customer's terms"
      holds={isOwn ? "Changed for this load" : ""}
      hint="On-time grace, detention, what invoices need, milestone emails"
      fields={FIELDS}
    >
      {values.customer_id === null ? (
        <Text c="dimmed">Choose the customer first: its profile sets these.</Text>
      ) : (
        <Terms customerId={values.customer_id.id} isOwn={isOwn} />
      )}
    </FoldedSection>
  );
}

function Terms({ customerId, isOwn }: { customerId: string; isOwn: boolean }) {
  const { form, isSaving } = useFormContext();
  const customer = useCustomer(customerId).data;
  return (
    <>
      <CustomerTerms customerId={customerId} />
      {isOwn && <OwnFields />}
      <Group>
        <Button
          variant="default"
          disabled={isSaving || !customer}
          onClick={() => form.setFieldValue("customer_terms", isOwn || !customer ? noOwnTerms : termsFrom(customer))}
        >
          {isOwn ? "Use the customer's terms" : "Change for this load"}
        </Button>
      </Group>
    </>
  );
}

function OwnFields() {
  const asTheirs = "Leave empty for the customer's.";
  return (
    <>
      <FormField name="customer_terms.reason" label="Why this load differs" required />
      <FormRow>
        <FormField
          name="customer_terms.on_time_grace_minutes"
          type="number"
          label="On-time grace"
          unit="min"
          min={0}
          max={240}
          description={asTheirs}
        />
        <FormField
          name="customer_terms.detention_free_minutes"
          type="number"
          label="Detention free time"
          unit="min"
          min={0}
          max={1440}
          description={asTheirs}
        />
        <FormField
          name="customer_terms.detention_hourly_rate_cents"
          type="money"
          label="Detention per hour"
          description={asTheirs}
        />
      </FormRow>
      <FormRow>
        <FormField
          name="customer_terms.required_references"
          type="multiselect"
          label="References required on invoices"
          options={codeOptions("reference")}
        />
        <FormField
          name="customer_terms.required_documents"
          type="multiselect"
          label="Documents required on invoices"
          options={codeOptions("document")}
        />
      </FormRow>
      <FormField
        name="customer_terms.tracking_milestones"
        type="multiselect"
        label="Milestone emails"
        options={optionsOf(TRACKING_MILESTONES)}
      />
    </>
  );
}
