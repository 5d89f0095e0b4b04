import { useState } from "react";
import { Button, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import type { FormState } from "@haul/ui/forms";
import type { useOwedInvoices } from "../invoices/invoices.queries";
import type { FirstInvoices, PaymentValues } from "./payment-values";
import { ShareFields } from "./share-fields";
import type { Owed } from "./shares";

interface OwedFieldsProps {
  form: FormState<PaymentValues>;
  owed: ReturnType<typeof useOwedInvoices>;
  first: FirstInvoices | undefined;
  /** The first ones, then all others that the customer owes. */
  invoices: readonly Owed[];
  received: number | null;
  receivedOn: string | null;
}

/** The invoices that the payment may pay. */
export function OwedFields({ first, ...props }: OwedFieldsProps) {
  if (first && first.invoices.length > 0) return <FirstFields first={first} {...props} />;
  const { form, owed, received, receivedOn } = props;
  return (
    <QueryStates query={owed}>
      {({ items, next_cursor }) =>
        items.length === 0 ? (
          <Text c="dimmed">This customer owes nothing. The payment stays unapplied.</Text>
        ) : (
          <ShareFields
            form={form}
            invoices={items}
            hasMore={next_cursor !== undefined}
            available={received}
            receivedOn={receivedOn}
          />
        )
      }
    </QueryStates>
  );
}

/** The first ones alone, until the person wants to see the others too. */
function FirstFields({ first, ...props }: OwedFieldsProps & { first: FirstInvoices }) {
  const { form, owed, invoices, received, receivedOn } = props;
  const [isWhole, setIsWhole] = useState(false);
  const count = first.invoices.length;
  const others = invoices.length - count;
  return (
    <ShareFields
      form={form}
      invoices={isWhole ? invoices : invoices.slice(0, count)}
      hasMore={isWhole && owed.data?.next_cursor !== undefined}
      available={received}
      receivedOn={receivedOn}
      about={first.about}
      action={
        !isWhole &&
        others > 0 && (
          <Button size="xs" variant="default" onClick={() => setIsWhole(true)}>
            {others === 1 ? "Show the other owed invoice" : `Show ${others} other owed invoices`}
          </Button>
        )
      }
    />
  );
}
