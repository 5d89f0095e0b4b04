import { Figure, Figures } from "@haul/ui/data";
import { addDays, formatDuration, formatMoneyShort, localZone, wallClock } from "@haul/ui/freight";
import { DOT } from "../../../shared/dot";
import { useQuoteReport } from "../quotes.queries";

/** Long enough for a rate to mean something, short enough to move. */
const DAYS = 90;

/** What is open, what the customers have before them, and how often they say yes. */
export function QuoteFigures() {
  const today = wallClock(new Date(), localZone()).slice(0, 10);
  const { data } = useQuoteReport({ sent_from: addDays(today, -DAYS) });
  const minutes = data?.totals.average_response_minutes;
  return (
    <Figures label="Quotes right now">
      <Figure
        label="To be sent"
        value={data && data.open.draft_count}
        definition="Drafts and approved quotes that have not gone out"
        href="/apps/quotation?status=draft,approved"
      />
      <Figure
        label="Waiting for approval"
        value={data && data.open.pending_approval_count}
        definition="Quotes whose margin is below the floor"
        href="/apps/quotation?status=pending_approval"
        {...(data && data.open.pending_approval_count > 0 ? { tone: "attention" as const } : {})}
      />
      <Figure
        label="With customers"
        value={
          data && `${data.open.awaiting_count}${DOT}${formatMoneyShort(data.open.awaiting_cents, data.open.currency)}`
        }
        definition="Sent or opened, and not answered yet"
        href="/apps/quotation?status=sent,viewed"
      />
      <Figure
        label="To be booked"
        value={data && data.open.accepted_count}
        definition="Accepted, but not booked as a load yet"
        href="/apps/quotation?status=accepted"
      />
      <Figure
        label="Win rate"
        value={data && (data.totals.win_rate_percent === undefined ? "–" : `${data.totals.win_rate_percent}%`)}
        definition={`Share won of the quotes won, declined, lost or expired in the last ${DAYS} days`}
        href="/apps/quotation/report"
      />
      <Figure
        label="Time to quote"
        value={data && (minutes === undefined ? "–" : formatDuration(minutes))}
        definition={`Average time from request to quote over ${DAYS} days`}
        href="/apps/quotation/report"
      />
    </Figures>
  );
}
