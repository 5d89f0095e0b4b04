import type { FoundRecord } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { Stack, Text } from "@haul/ui/core";
import { DescriptionList, EmptyState, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Day, formatDate, labelOf, Money } from "@haul/ui/freight";
import { CollectionEntries } from "../collections/collection-entries";
import { CustomerReminder } from "../reminders/customer-reminder";
import { COLLECTION_STAGES } from "../words";
import { AGING } from "./aging";
import { OwedInvoices, UnappliedPayments } from "./owed-lists";
import { ReceivableActions } from "./receivable-actions";
import { Credit, hasCreditTerms } from "./receivable-columns";
import { useReceivable, type Receivable } from "./receivables.queries";
import { FollowUp, Promised } from "./standing";
import classes from "./receivables.module.css";

interface ReceivableDrawerProps extends OpenRecord {
  /** The last day that counts; today if there is none. */
  asOf: string | undefined;
  /** Records a payment of the customer; missing for those who may not. */
  onRecord?: (customer: FoundRecord) => void;
}

/** What a customer owes: by age, what happened about it, invoice by invoice, and what they paid that pays none of them yet. */
export function ReceivableDrawer({ id, asOf, onRecord, ...rest }: ReceivableDrawerProps) {
  const query = useReceivable(id, asOf);
  const receivable = query.data?.found;
  // What is done is done today, whatever day is shown.
  const today = useReceivable(id, undefined).data?.found ?? receivable;
  return (
    <RecordDrawer
      isOpen
      size="lg"
      title={receivable?.customer.name ?? "Customer"}
      actions={today && <ReceivableActions receivable={today} onRecord={onRecord} />}
      {...rest}
    >
      <QueryStates query={query}>
        {({ found }) =>
          found ? (
            <Stack gap="lg">
              <Facts receivable={found} />
              {asOf !== undefined && (
                <Text size="sm" c="dimmed">
                  These amounts are as of {formatDate(asOf)}. Everything below is as of today.
                </Text>
              )}
              <CustomerReminder customerId={id} />
              <CollectionEntries customerId={id} />
              <OwedInvoices customerId={id} />
              <UnappliedPayments customerId={id} />
            </Stack>
          ) : (
            <Stack gap="lg">
              <EmptyState title="Nothing is owed">
                {asOf === undefined
                  ? "The customer's invoices are paid, and all of their payments are applied."
                  : `The customer owed nothing as of ${formatDate(asOf)}.`}
              </EmptyState>
              <CollectionEntries customerId={id} />
            </Stack>
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

/** In a column that can be added up. */
const amount = (cents: number) => (
  <span className={classes["amount"]}>
    <Money cents={cents} />
  </span>
);

function Facts({ receivable }: { receivable: Receivable }) {
  const { unapplied_cents, oldest_due_on, average_days_to_pay, last_contact_on, follow_up_on } = receivable;
  return (
    <DescriptionList
      items={[
        { label: "Stage", value: labelOf(COLLECTION_STAGES, receivable.stage) },
        { label: "Last contact", value: last_contact_on && <Day on={last_contact_on} /> },
        { label: "Follow up", value: follow_up_on && <FollowUp on={follow_up_on} /> },
        {
          label: "Promised",
          value: receivable.promised_on && <Promised row={receivable} hasPaid />,
        },
        ...AGING.map(({ key, title }) => ({ label: title, value: amount(receivable[key]) })),
        { label: "Owed", value: amount(receivable.owed_cents) },
        { label: "Unapplied", value: amount(unapplied_cents) },
        { label: "Oldest due", value: oldest_due_on && <Day on={oldest_due_on} /> },
        { label: "Days to pay", value: average_days_to_pay },
        { label: "Credit limit", value: hasCreditTerms(receivable) ? <Credit row={receivable} /> : null },
      ]}
    />
  );
}
