import { Suspense, lazy } from "react";
import type { Address, ChargeView, StopView } from "./types";

const InvoicePaper = lazy(() => import("./invoice-paper"));

export interface InvoiceParty {
  name: string;
  address?: Address | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

export interface InvoiceViewProps {
  /** `Invoice 20458`, or `Draft invoice` before it has a number. */
  title: string;
  carrier: InvoiceParty & { dot_number: string; docket_number?: string | undefined };
  billTo: InvoiceParty;
  issuedOn?: string;
  /** `Net 30`. */
  terms?: string;
  load: {
    number: string;
    customer_reference?: string | undefined;
    references: readonly { kind: string; value: string }[];
    stops: readonly Pick<
      StopView,
      "id" | "kind" | "facility" | "time_zone" | "earliest_at" | "departed_at" | "is_departure_unconfirmed"
    >[];
    charges: readonly ChargeView[];
    total_cents: number;
    currency: string;
  };
}

/** A load's invoice as it looks on paper, whose code comes with the first one. */
export function InvoiceView(props: InvoiceViewProps) {
  return (
    <Suspense>
      <InvoicePaper {...props} />
    </Suspense>
  );
}
