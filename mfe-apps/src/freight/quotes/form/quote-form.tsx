import type { ReactNode } from "react";
import { Form, FormActions, useForm, type FormState } from "@haul/ui/forms";
import { ChargeListFields } from "../../loads/charges/charge-list-fields";
import { contactProblems } from "../../loads/form/load-schema";
import { LanePanel } from "../margin/lane-panel";
import { PreviewPanel } from "../margin/margin-panel";
import type { QuoteValues } from "./quote-form-values";
import { quoteProblems, quoteSchema } from "./quote-schema";
import { FreightSection, MoreSections, PartySection } from "./quote-sections";
import { QuoteStops } from "./quote-stops";
import { usePreview } from "./use-preview";
import classes from "../quote.module.css";

export const useQuoteForm = (initial: QuoteValues): FormState<QuoteValues> =>
  useForm<QuoteValues>({
    initialValues: initial,
    schema: quoteSchema,
    validate: (values) => ({ ...contactProblems(values), ...quoteProblems(values) }),
  });

interface QuoteFormProps {
  label: string;
  form: FormState<QuoteValues>;
  /** What the form began with, before a draft was restored. */
  initial: QuoteValues;
  submitLabel: string;
  onSubmit: (values: QuoteValues) => Promise<unknown>;
  onCancel: () => void;
  keepsDraft?: boolean;
  /** The quote that is changed. */
  quoteId?: string;
  /** Further buttons of the last row. */
  children?: ReactNode;
}

/** A quote to fill in; beside it what it earns, and what the lane has brought before. */
export function QuoteForm({ label, form, initial, submitLabel, onSubmit, onCancel, ...rest }: QuoteFormProps) {
  const { keepsDraft = false, quoteId, children } = rest;
  const preview = usePreview(form.values);
  const origin = form.values.stops[0]?.facility_id;
  const destination = form.values.stops.at(-1)?.facility_id;
  const customerId = form.values.is_prospect ? undefined : form.values.customer_id?.id;
  return (
    <div className={classes.beside}>
      <Form form={form} onSubmit={onSubmit} gap="lg" keepsDraft={keepsDraft} aria-label={label}>
        <PartySection />
        <QuoteStops />
        <FreightSection estimatedMiles={preview.estimatedMiles} />
        <ChargeListFields description="The fuel program adds its surcharge." next="STOP_OFF" />
        <MoreSections usualUntil={initial.valid_until_local} />
        <FormActions submitLabel={submitLabel} onCancel={onCancel}>
          {children}
        </FormActions>
      </Form>
      <div className={classes.aside}>
        <PreviewPanel preview={preview} />
        {origin && destination && (
          <LanePanel
            originId={origin.id}
            destinationId={destination.id}
            {...(customerId === undefined ? {} : { customerId })}
            {...(quoteId === undefined ? {} : { quoteId })}
          />
        )}
      </div>
    </div>
  );
}
