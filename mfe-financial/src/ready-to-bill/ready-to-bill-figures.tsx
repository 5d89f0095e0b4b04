import { counted } from "@haul/platform/records";
import { Figure, Figures } from "@haul/ui/data";
import { formatMoney } from "@haul/ui/format";
import { LOAD } from "../words";
import type { ReadyToBillPage } from "./ready-to-bill.queries";
import classes from "./ready-to-bill.module.css";

/** Reserves the line while loading, so that nothing shifts. */
const loads = (count: number | undefined) => (count === undefined ? "\u00a0" : counted(count, LOAD));

interface ReadyToBillFiguresProps {
  totals: ReadyToBillPage | undefined;
  /** The billing statuses that the rows are filtered by; none for all before approval. */
  statuses: readonly string[];
}

/** The money that waits: the sums of exactly the rows that search and filters leave. */
export function ReadyToBillFigures({ totals, statuses }: ReadyToBillFiguresProps) {
  // Approved loads are neither ready nor held up, and the totals don't tell them from the held up ones.
  const hasApproved = statuses.includes("approved");
  const areApproved = hasApproved && statuses.length === 1;
  const blockedCount = totals && totals.total_count - totals.ready_count;
  const blockedCents = totals && totals.sum_cents - totals.ready_cents;
  return (
    <div className={classes.figures}>
      <Figures label="Delivered and not billed">
        {areApproved ? (
          <Figure
            label="Approved, not invoiced"
            value={totals && formatMoney(totals.sum_cents, totals.currency)}
            definition="The approved loads below, which are not on an invoice yet."
            comparison={{ text: loads(totals?.total_count) }}
          />
        ) : (
          <>
            <Figure
              label="Delivered, not billed"
              value={totals && formatMoney(totals.sum_cents, totals.currency)}
              definition="What customers agreed to pay for the loads below: delivered, and not yet on an invoice."
              comparison={{ text: loads(totals?.total_count) }}
            />
            <Figure
              label="Ready to bill"
              value={totals && formatMoney(totals.ready_cents, totals.currency)}
              definition="Loads with a signed proof of delivery, a rate confirmation and everything else the customer requires."
              href="/apps/financial/ready-to-bill?is_ready=true"
              comparison={{ text: loads(totals?.ready_count) }}
            />
          </>
        )}
        {!hasApproved && (
          <Figure
            label="Held up"
            value={blockedCents === undefined ? undefined : formatMoney(blockedCents, totals?.currency)}
            definition="Loads with something missing; each row says what."
            href="/apps/financial/ready-to-bill?is_ready=false"
            comparison={{ text: loads(blockedCount) }}
            tone={blockedCount !== undefined && blockedCount > 0 ? "attention" : "neutral"}
          />
        )}
        <Figure
          label="Waiting for customers"
          value={totals && formatMoney(totals.pending_cents, totals.currency)}
          definition="Charges on the loads below that customers have not agreed to yet. No other figure includes them."
        />
      </Figures>
    </div>
  );
}
