import { Panel, QueryStates } from "@haul/ui/data";
import { LoadTimeline } from "@haul/ui/freight";
import { QUOTE_STATUSES } from "../../../words";
import { useQuoteHistory } from "../quotes.queries";

/** What happened to this version of the quote, and who did it. */
export function QuoteHistory({ quoteId }: { quoteId: string }) {
  return (
    <Panel title="History">
      <QueryStates query={useQuoteHistory(quoteId)}>
        {({ items }) => <LoadTimeline entries={items} statuses={QUOTE_STATUSES} />}
      </QueryStates>
    </Panel>
  );
}
