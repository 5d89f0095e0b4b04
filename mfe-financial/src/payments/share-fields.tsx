import type { ReactNode } from "react";
import { Button, Group, Text } from "@haul/ui/core";
import { FormField, FormSection, useFormContext, type FormState } from "@haul/ui/forms";
import { formatDate, formatMoney } from "@haul/ui/format";
import { appliedCents, discountOf, oldestFirst, proposedShare, SHARES, type Owed, type ShareValues } from "./shares";
import classes from "./payments.module.css";

interface ShareFieldsProps {
  form: FormState<ShareValues>;
  /** Owed by the customer, the one that is due first on top. */
  invoices: readonly Owed[];
  /** Whether the customer owes more invoices than these. */
  hasMore: boolean;
  /** What there is to apply, in cents; null until it is entered. */
  available: number | null;
  /** The day on which the payment came in, which decides about discounts; null until it is entered. */
  receivedOn: string | null;
  /** What is known of an invoice beside what it is owed. */
  about?: (invoice: Owed) => ReactNode;
  /** In place of the button that fills the amounts, where they come from elsewhere. */
  action?: ReactNode;
}

/** The invoices that a payment pays: checked, with an amount each. */
export function ShareFields(props: ShareFieldsProps) {
  const { form, invoices, hasMore, available, receivedOn, about, action } = props;
  const { touch } = useFormContext();
  const problem = form.errors[SHARES];
  /** Proposes what is owed, less the discount if it is taken. */
  const propose = (invoice: Owed, isChosen: boolean, isDiscounted: boolean) => {
    const { chosen, amounts, discounts } = form.getValues();
    const others = { chosen, amounts: { ...amounts, [invoice.id]: null }, discounts };
    const left = available === null ? null : available - appliedCents(others, invoices);
    const owed = invoice.balance_cents - (isDiscounted ? discountOf(invoice, receivedOn) : 0);
    form.setValues({
      chosen: { ...chosen, [invoice.id]: isChosen },
      amounts: { ...amounts, [invoice.id]: isChosen ? proposedShare(owed, left) : null },
      discounts: { ...discounts, [invoice.id]: isDiscounted },
    });
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
          <Share
            key={invoice.id}
            invoice={invoice}
            discountCents={discountOf(invoice, receivedOn)}
            about={about?.(invoice)}
            onChoose={(isChosen) => propose(invoice, isChosen, false)}
            onDiscount={(isTaken) => propose(invoice, true, isTaken)}
            onEnter={enter}
          />
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
  /** What the payment may take for being early; 0 for nothing. */
  discountCents: number;
  about: ReactNode;
  onChoose: (isChosen: boolean) => void;
  onDiscount: (isTaken: boolean) => void;
  onEnter: (invoice: Owed) => void;
}

function Share({ invoice, discountCents, about, onChoose, onDiscount, onEnter }: ShareProps) {
  const { id, number, due_on, is_overdue, balance_cents, currency, discount_until = "" } = invoice;
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
        onChange={(isChosen) => onChoose(isChosen === true)}
      />
      <FormField
        name={`amounts.${id}`}
        type="money"
        currency={currency}
        aria-label={`Amount for ${number}`}
        onChange={() => onEnter(invoice)}
      />
      {discountCents > 0 && (
        <div className={classes["discount"]}>
          <FormField
            name={`discounts.${id}`}
            type="checkbox"
            label={`Take the discount on ${number}`}
            description={`Discount ${formatMoney(discountCents, currency)} until ${formatDate(discount_until)}`}
            onChange={(isTaken) => onDiscount(isTaken === true)}
          />
        </div>
      )}
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
