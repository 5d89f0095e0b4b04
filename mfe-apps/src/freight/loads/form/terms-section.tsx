import { useCan } from "@haul/platform";
import { Button, Group, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { FormField, FormRow, useFormContext } from "@haul/ui/forms";
import { FoldedSection } from "@haul/ui/long-forms";
import { useCustomer } from "../../../partners/customers/customers.queries";
import { InvoiceNeeds, MilestonesField } from "../../../partners/customers/term-fields";
import { TermList } from "../terms/customer-terms";
import type { LoadValues } from "./load-form-values";
import { hasOwnTerms, noOwnTerms, termsFrom } from "./own-terms";

const UNDER = "customer_terms.";
const FIELDS = Object.keys(noOwnTerms).map((name) => `${UNDER}${name}`);

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
      hint="On-time grace, detention, invoice requirements, milestone emails"
      fields={FIELDS}
    >
      {values.customer_id === null ? (
        <Text c="dimmed">Choose a customer first. The customer's profile sets these terms.</Text>
      ) : (
        <Terms customerId={values.customer_id.id} isOwn={isOwn} />
      )}
    </FoldedSection>
  );
}

function Terms({ customerId, isOwn }: { customerId: string; isOwn: boolean }) {
  const { form, isSaving } = useFormContext();
  const query = useCustomer(customerId);
  return (
    <QueryStates query={query}>
      {(customer) => (
        <>
          <TermList customer={customer} />
          {isOwn && <OwnFields />}
          <Group>
            <Button
              variant="default"
              disabled={isSaving}
              onClick={() => form.setFieldValue("customer_terms", isOwn ? noOwnTerms : termsFrom(customer))}
            >
              {isOwn ? "Use the customer's terms" : "Change for this load"}
            </Button>
          </Group>
        </>
      )}
    </QueryStates>
  );
}

function OwnFields() {
  const asTheirs = "Leave empty to use the customer's.";
  return (
    <>
      <FormField name={`${UNDER}reason`} label="Why this load differs" required />
      <FormRow>
        <FormField
          name={`${UNDER}on_time_grace_minutes`}
          type="number"
          label="On-time grace"
          unit="min"
          min={0}
          max={240}
          description={asTheirs}
        />
        <FormField
          name={`${UNDER}detention_free_minutes`}
          type="number"
          label="Detention free time"
          unit="min"
          min={0}
          max={1440}
          description={asTheirs}
        />
        <FormField
          name={`${UNDER}detention_hourly_rate_cents`}
          type="money"
          label="Detention rate per hour"
          description={asTheirs}
        />
      </FormRow>
      <FormRow>
        <InvoiceNeeds under={UNDER} />
      </FormRow>
      <MilestonesField under={UNDER} />
    </>
  );
}
