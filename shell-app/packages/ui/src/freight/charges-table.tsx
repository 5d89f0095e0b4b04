import type { ReactNode } from "react";
import { useIsPhone } from "../core/use-is-phone";
import { IconAlertTriangle } from "../icons";
import { formatMoney, formatRate } from "../format/money";
import { codeWord } from "./codes";
import { RateDifference } from "./rate-difference";
import { StatusBadge } from "./status-badge";
import type { ChargeView } from "./types";
import classes from "./freight.module.css";

export interface ChargesTableProps {
  charges: readonly ChargeView[];
  /** What the customer agreed to. */
  totalCents: number;
  /** What waits for the customer, beside the total. */
  pendingCents?: number;
  /** What the customer's rate confirmation says in all, where that is known. */
  rateConfirmationCents?: number | undefined;
  currency?: string;
  /** Shows each charge's status, from approval to payment. */
  hasStatus?: boolean;
  /** What an amount is made of; quantity and rate unless there is more to say. */
  renderBasis?: (charge: ChargeView) => ReactNode;
  /** Buttons at the end of a row. */
  renderActions?: (charge: ChargeView) => ReactNode;
}

/** The customer agreed to it, so it counts in the total. */
export const isAgreed = ({ status }: Pick<ChargeView, "status">) => status !== "pending" && status !== "denied";

/** `3 × $75.00 per hour`, `12.5% of line haul`, or nothing for a flat amount of one. */
export function chargeBasis({
  basis,
  quantity,
  rate,
  currency,
}: Pick<ChargeView, "basis" | "quantity" | "rate" | "currency">): string {
  const count = Number(quantity);
  if (basis === "percent") return `${Number(rate)}% of line haul`;
  if (basis === "flat") return count === 1 ? "" : `${count} × ${formatRate(rate, currency)}`;
  return `${count.toLocaleString("en-US")} × ${formatRate(rate, currency)} ${codeWord("basis", basis)}`;
}

/** A load's charges and their sum, as the server computed them. */
export function ChargesTable({
  charges,
  totalCents,
  pendingCents = 0,
  rateConfirmationCents,
  currency = "USD",
  hasStatus = false,
  renderBasis = chargeBasis,
  renderActions,
}: ChargesTableProps) {
  const isPhone = useIsPhone();
  // A phone shows the status below the charge: a column would push the amounts and buttons out of the window.
  const hasStatusColumn = hasStatus && !isPhone;
  const sum = (label: string, amount: ReactNode, note?: string) => (
    <tr>
      <th scope="row">
        {label}
        {note && <div className={classes.muted}>{note}</div>}
      </th>
      <td className={classes.basis} />
      {hasStatusColumn && <td />}
      <td data-align="end">{amount}</td>
      {renderActions && <td />}
    </tr>
  );
  return (
    <div className={classes.chargesBox}>
      <table className={classes.charges}>
        <thead>
          <tr>
            <th scope="col">Charge</th>
            <th scope="col" className={classes.basis}>
              Basis
            </th>
            {hasStatusColumn && <th scope="col">Status</th>}
            <th scope="col" data-align="end">
              Amount
            </th>
            {renderActions && <th scope="col" aria-label="Actions" />}
          </tr>
        </thead>
        <tbody>
          {charges.map((charge) => (
            <tr key={charge.id}>
              <td>
                {codeWord("charge", charge.code)}
                {charge.description && <div className={classes.muted}>{charge.description}</div>}
                <div className={`${classes.muted} ${classes.basisBelow}`}>{renderBasis(charge)}</div>
                {hasStatus && isPhone && <StatusBadge kind="charge" status={charge.status} size="sm" />}
                {charge.review_reason && (
                  <div className={classes.review}>
                    <IconAlertTriangle size={16} aria-hidden />
                    {codeWord("chargeReview", charge.review_reason)}
                  </div>
                )}
              </td>
              <td className={`${classes.muted} ${classes.basis}`}>{renderBasis(charge)}</td>
              {hasStatusColumn && (
                <td>
                  <StatusBadge kind="charge" status={charge.status} />
                </td>
              )}
              <td data-align="end">{formatMoney(charge.amount_cents, charge.currency)}</td>
              {renderActions && (
                <td data-align="end" className={classes.rowActions}>
                  {renderActions(charge)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sum("Total", formatMoney(totalCents, currency))}
          {pendingCents !== 0 &&
            sum("Pending", formatMoney(pendingCents, currency), "Waiting for the customer, not in the total")}
          {rateConfirmationCents !== undefined && (
            <>
              {sum("Rate confirmation", formatMoney(rateConfirmationCents, currency))}
              {sum("Difference", <RateDifference cents={totalCents - rateConfirmationCents} currency={currency} />)}
            </>
          )}
        </tfoot>
      </table>
    </div>
  );
}
