import { counted } from "@haul/platform/records";
import { Figure, Figures } from "@haul/ui/data";
import { formatMoney } from "@haul/ui/format";
import { PAYMENT } from "../words";
import { usePaymentCounts } from "./payments.queries";
import classes from "./payments.module.css";

/** The money that waits for an invoice. */
export function PaymentFigures() {
  const { data } = usePaymentCounts();
  const count = data && (data.statuses.find(({ status }) => status === "unapplied")?.count ?? 0);
  return (
    <div className={classes["figure"]}>
      <Figures label="Not applied">
        <Figure
          label="Unapplied"
          value={data && formatMoney(data.unapplied_cents, data.currency)}
          definition="Customer payments that are not applied to an invoice yet."
          // Reserves the line while loading, so that nothing shifts.
          comparison={{ text: count === undefined ? "\u00a0" : counted(count, PAYMENT) }}
          tone={data && data.unapplied_cents > 0 ? "attention" : "neutral"}
          href="/apps/financial/payments?status=unapplied"
        />
      </Figures>
    </div>
  );
}
