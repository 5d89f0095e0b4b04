import { Alert, Anchor } from "@haul/ui/core";
import { Day, Money } from "@haul/ui/freight";
import { IconSend } from "@haul/ui/icons";
import { INVOICE_DELIVERIES } from "../words";
import type { Invoice } from "./invoices.queries";

/** A posted invoice that a person submits to the customer's portal. */
export const isForPortal = ({ delivery, status, allowed_actions }: Invoice) =>
  delivery === "portal" && status === "posted" && allowed_actions.includes("mark_sent");

/** The portal's name, or a link where it is an address. */
function Portal({ portal }: { portal: string }) {
  if (!/^https?:\/\//i.test(portal)) return portal;
  return (
    <Anchor inherit href={portal} target="_blank" rel="noreferrer" underline="always">
      {portal}
    </Anchor>
  );
}

/** Says where the invoice is to be submitted, while it is; nothing for others. */
export function PortalNotice({ invoice }: { invoice: Invoice }) {
  if (!isForPortal(invoice)) return null;
  const { customer, portal } = invoice;
  return (
    <Alert icon={<IconSend size={16} aria-hidden />} title="Submit this invoice to a portal">
      {portal ? (
        <>
          {customer.name} wants it submitted in <Portal portal={portal} />. Mark it as submitted when that is done.
        </>
      ) : (
        `${customer.name} wants invoices submitted in its portal. Mark it as submitted when that is done.`
      )}
    </Alert>
  );
}

/** What the customer may deduct when it pays early, and until when; nothing without such terms. */
export function InvoiceDiscount({ invoice }: { invoice: Invoice }) {
  const { discount_cents, discount_left_cents, discount_until, currency } = invoice;
  if (discount_cents === undefined || discount_until === undefined) return null;
  return (
    <>
      <Money cents={discount_cents} currency={currency} /> until <Day on={discount_until} />
      {discount_left_cents === 0 && discount_cents > 0 && ", taken"}
    </>
  );
}

/** How the customer wants its invoices, with the portal. */
export function InvoiceDelivery({ invoice: { delivery, portal } }: { invoice: Invoice }) {
  const word = INVOICE_DELIVERIES[delivery];
  if (delivery !== "portal" || !portal) return word;
  return (
    <>
      {word}: <Portal portal={portal} />
    </>
  );
}
