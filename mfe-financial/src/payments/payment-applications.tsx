import { Link, useCan } from "@haul/platform";
import { Anchor, Button, confirm, Group, Text, Title, toast } from "@haul/ui/core";
import { Day, formatMoney, Money, RelativeTime } from "@haul/ui/freight";
import { useUnapplyPayment, type Payment, type PaymentApplication } from "./payments.queries";
import classes from "../invoices/invoices.module.css";

/** The invoices that a payment pays, with those that it was unapplied from. */
export function PaymentApplications({ payment }: { payment: Payment }) {
  const { applications = [], status } = payment;
  const isKept = status === "unapplied" || status === "applied";
  return (
    <section aria-label="Invoices">
      <Title order={2} mb="xs">
        Invoices
      </Title>
      {applications.length === 0 ? (
        <Text c="dimmed">{isKept ? "Not applied to any invoice yet." : "It wasn't applied to any invoice."}</Text>
      ) : (
        <ul className={classes["lines"]} aria-label="Invoices that it pays">
          {applications.map((application) => (
            <Application key={application.id} payment={payment} application={application} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Application({ payment, application }: { payment: Payment; application: PaymentApplication }) {
  const { invoice, amount_cents, discount_cents, voided_at, voided_by } = application;
  const isOff = voided_at !== undefined;
  const decoration = isOff ? "line-through" : "none";
  return (
    <li className={classes["line"]}>
      <div>
        <Text td={decoration}>
          <Anchor component={Link} inherit to={`/apps/financial/invoices?invoice=${invoice.id}`}>
            {invoice.name}
          </Anchor>
        </Text>
        <Text size="sm" c="dimmed">
          Applied <Day on={application.applied_on} /> by {application.created_by}
          {discount_cents !== undefined && `, with a discount of ${formatMoney(discount_cents, payment.currency)}`}
          {isOff && (
            <>
              , unapplied <RelativeTime at={voided_at} />
              {voided_by && ` by ${voided_by}`}
            </>
          )}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Text td={decoration}>
          <Money cents={amount_cents} currency={payment.currency} />
        </Text>
        {!isOff && <Unapply payment={payment} application={application} />}
      </Group>
    </li>
  );
}

/** Unapplies the payment from one invoice; nothing for those who may not. */
function Unapply({ payment, application }: { payment: Payment; application: PaymentApplication }) {
  const unapply = useUnapplyPayment();
  const mayWrite = useCan("payments:write");
  if (!mayWrite || !payment.allowed_actions.includes("unapply")) return null;
  const { invoice, amount_cents, discount_cents = 0 } = application;
  const ask = async () => {
    const amount = formatMoney(amount_cents + discount_cents, payment.currency);
    const discount = discount_cents > 0 ? ", with the discount" : "";
    const isMeant = await confirm({
      title: `Unapply the payment from ${invoice.name}?`,
      body: `${amount} is owed on the invoice again${discount}. The money stays on the payment, unapplied.`,
      action: "Unapply",
    });
    if (!isMeant) return;
    // Not with callbacks of `mutate`: this button is gone once the list is read again.
    try {
      await unapply.mutateAsync({
        params: { path: { payment_id: payment.id } },
        body: { version: payment.version, application_id: application.id },
      });
      toast.success(`Payment ${payment.reference} no longer pays invoice ${invoice.name}.`);
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Unapply from ${invoice.name}`}
      loading={unapply.isPending}
      onClick={() => void ask()}
    >
      Unapply
    </Button>
  );
}
