import type { ReactNode } from "react";
import { Button, Group, Text } from "@haul/ui/core";
import { FormField, FormSection, useFormContext, type FormState } from "@haul/ui/forms";
import { formatDate, formatMoney } from "@haul/ui/format";
import { appliedCents, oldestFirst, proposedShare, SHARES, type Owed, type ShareValues } from "./shares";
import classes from "./payments.module.css";

interface ShareFieldsProps {
  form: FormState<ShareValues>;
  /** Owed by the customer, the one that is due first on top. */
  invoices: readonly Owed[];
  /** Whether the customer owes more invoices than these. */
  hasMore: boolean;
  /** What there is to apply, in cents; null until it is entered. */
  available: number | null;
  /** What is known of an invoice beside what it is owed. */
  about?: (invoice: Owed) => ReactNode;
  /** In place of the button that fills the amounts, where they come from elsewhere. */
  action?: ReactNode;
}

/** The invoices that a payment pays: checked, with an amount each. */
export function ShareFields({ form, invoices, hasMore, available, about, action }: ShareFieldsProps) {
  const { touch } = useFormContext();
  const problem = form.errors[SHARES];
  const choose = (invoice: Owed, isChosen: boolean) => {
    const { chosen, amounts } = form.getValues();
    const others = { ...amounts, [invoice.id]: null };
    const left = available === null ? null : available - appliedCents({ chosen, amounts: others }, invoices);
    const share = isChosen ? proposedShare(invoice.balance_cents, left) : null;
    form.setValues({ chosen: { ...chosen, [invoice.id]: isChosen }, amounts: { ...amounts, [invoice.id]: share } });
  };
  const enter = (invoice: Owed) => {
    form.setFieldValue("chosen", { ...form.getValues().chosen, [invoice.id]: true });
    form.clearFieldError(SHARES);
  };
  const fill = () => {
    touch();
    form.setValues(oldestFirst(invoices, available ?? 0));
  };
  return (
    <FormSection
      title="Invoices it pays"
      action={
        action === undefined ? (
          <Button
            size="xs"
            variant="default"
            disabled={available === null || available <= 0}
            data-path={SHARES}
            aria-invalid={problem === undefined ? undefined : true}
            onClick={fill}
          >
            Fill oldest first
          </Button>
        ) : (
          action
        )
      }
    >
      <ul className={classes["shares"]} aria-label="Owed invoices">
        {invoices.map((invoice) => (
          <Share key={invoice.id} invoice={invoice} about={about?.(invoice)} onChoose={choose} onEnter={enter} />
        ))}
      </ul>
      {hasMore && (
        <Text size="sm" c="dimmed">
          Only the {invoices.length} invoices that are due first are shown. Apply the rest from the payment later.
        </Text>
      )}
      {problem && (
        <Text c="red" size="sm" role="alert">
          {problem}
        </Text>
      )}
    </FormSection>
  );
}

interface ShareProps {
  invoice: Owed;
  about: ReactNode;
  onChoose: (invoice: Owed, isChosen: boolean) => void;
  onEnter: (invoice: Owed) => void;
}

function Share({ invoice, about, onChoose, onEnter }: ShareProps) {
  const { id, number, due_on, is_overdue, balance_cents, currency } = invoice;
  const due = due_on && `${is_overdue ? "Overdue since" : "Due"} ${formatDate(due_on)}`;
  const owed = `${formatMoney(balance_cents, currency)} owed`;
  return (
    <li className={classes["share"]}>
      <FormField
        name={`chosen.${id}`}
        type="checkbox"
        label={number}
        description={
          <>
            {[due, owed].filter(Boolean).join(", ")}
            {about}
          </>
        }
        onChange={(isChosen) => onChoose(invoice, isChosen === true)}
      />
      <FormField
        name={`amounts.${id}`}
        type="money"
        currency={currency}
        aria-label={`Amount for ${number}`}
        onChange={() => onEnter(invoice)}
      />
    </li>
  );
}

interface LeftOverProps {
  values: ShareValues;
  invoices: readonly Owed[];
  /** What there is to apply, in cents. */
  available: number;
  currency?: string;
}

/** What stays unapplied, or how much too much is applied; beside the button that saves. */
export function LeftOver({ values, invoices, available, currency = "USD" }: LeftOverProps) {
  const { isSaving } = useFormContext();
  // What is owed is read again before the dialog closes, and what was just applied would be missing.
  if (isSaving) return null;
  const left = available - appliedCents(values, invoices);
  return (
    <Group gap={4} aria-live="polite">
      {left < 0 ? (
        <Text c="red">{formatMoney(-left, currency)} too much is applied</Text>
      ) : (
        <Text>{formatMoney(left, currency)} stays unapplied</Text>
      )}
    </Group>
  );
}
