import { useCan } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Figure, Figures } from "@haul/ui/data";
import { formatMoney } from "@haul/ui/format";
import { PAYMENT } from "../words";
import classes from "../payments/payments.module.css";
import { TO_DEPOSIT, usePaymentsToDeposit, useUndepositedFunds } from "./deposits.queries";

/** The money that waits for the bank: its amount for those who may read the ledger, and how many payments it is. */
export function DepositFigures() {
  const { data: count } = usePaymentsToDeposit();
  const { data: funds } = useUndepositedFunds();
  const seesAmount = useCan("ledger:read");
  const payments = count === undefined ? undefined : counted(count, PAYMENT);
  return (
    <div className={classes["figure"]}>
      <Figures label="Not deposited">
        <Figure
          label="To deposit"
          value={seesAmount ? funds && formatMoney(funds.cents, funds.currency) : payments}
          definition="Payments that are not part of a deposit yet."
          // Reserves the line while loading, so that nothing shifts.
          {...(seesAmount ? { comparison: { text: payments ?? "\u00a0" } } : {})}
          tone={count !== undefined && count > 0 ? "attention" : "neutral"}
          href={`/apps/financial/payments?${TO_DEPOSIT}`}
        />
      </Figures>
    </div>
  );
}
