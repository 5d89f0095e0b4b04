import { formatMoney } from "../format/money";
import { ToneBadge } from "./status-badge";

/** The charges' difference from the rate confirmation, to the cent: `+$50.00`, `−$50.00` or none. */
export function RateDifference({ cents, currency }: { cents: number; currency?: string | undefined }) {
  if (cents === 0) return <>None</>;
  return (
    <ToneBadge tone="attention">
      {cents > 0 && "+"}
      {formatMoney(cents, currency)}
    </ToneBadge>
  );
}
