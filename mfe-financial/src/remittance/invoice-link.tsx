import { Link } from "@haul/platform";
import { Anchor } from "@haul/ui/core";

/** Opens an invoice beside the form, which keeps what was entered. */
export function InvoiceLink({ invoice }: { invoice: { readonly id: string; readonly name: string } }) {
  return (
    <Anchor
      component={Link}
      inherit
      // It stands among words, where its color alone does not tell it apart.
      underline="always"
      to={`/apps/financial/invoices?invoice=${invoice.id}`}
      target="_blank"
      aria-label={`Open ${invoice.name} in a new tab`}
    >
      Open
    </Anchor>
  );
}
