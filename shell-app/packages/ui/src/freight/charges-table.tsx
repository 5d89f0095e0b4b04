import type { ReactNode } from "react";
import { formatMoney, formatRate } from "../format/money";
import { codeWord } from "./codes";
import { StatusBadge } from "./status-badge";
import type { ChargeView } from "./types";
import classes from "./freight.module.css";

export interface ChargesTableProps {
  charges: readonly ChargeView[];
  totalCents: number;
  currency?: string;
  /** Shows where each charge is on its way to the bank. */
  hasStatus?: boolean;
  /** Buttons at the end of a row. */
  renderActions?: (charge: ChargeView) => ReactNode;
}

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
  currency = "USD",
  hasStatus = false,
  renderActions,
}: ChargesTableProps) {
  return (
    <div className={classes.chargesBox}>
      <table className={classes.charges}>
        <thead>
          <tr>
            <th scope="col">Charge</th>
            <th scope="col" className={classes.basis}>
              Basis
            </th>
            {hasStatus && <th scope="col">Status</th>}
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
                <div className={`${classes.muted} ${classes.basisBelow}`}>{chargeBasis(charge)}</div>
              </td>
              <td className={`${classes.muted} ${classes.basis}`}>{chargeBasis(charge)}</td>
              {hasStatus && (
                <td>
                  <StatusBadge kind="charge" status={charge.status} />
                </td>
              )}
              <td data-align="end">{formatMoney(charge.amount_cents, charge.currency)}</td>
              {renderActions && <td data-align="end">{renderActions(charge)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td className={classes.basis} />
            {hasStatus && <td />}
            <td data-align="end">{formatMoney(totalCents, currency)}</td>
            {renderActions && <td />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
