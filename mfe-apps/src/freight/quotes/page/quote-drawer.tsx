import { type OpenRecord, RecordAnnotations, RecordPresence } from "@haul/platform/lists";
import { Stack, Title } from "@haul/ui/core";
import { QueryStates, RecordDrawer } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";
import { MarginPanel, Warnings } from "../margin/margin-panel";
import { QuoteActions } from "../life/quote-actions";
import { SentLink, useSentLink } from "../life/sent-link";
import { QuoteHistory } from "./quote-history";
import { QuoteFacts } from "./quote-facts";
import { QuoteCharges, QuoteStops } from "./quote-parts";
import { useQuote } from "../quotes.queries";
import { quoteRecord } from "../quotes.records";

/** A quote at a glance, beside the list. */
export function QuoteDrawer({ id: quoteId, onClose, onPrevious, onNext }: OpenRecord) {
  const quote = useQuote(quoteId);
  const { link, onSent } = useSentLink(quoteId);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      size="xl"
      title={quote.data ? `Quote ${quote.data.number}` : "Quote"}
      badge={quote.data && <StatusBadge kind={quoteRecord.looks} status={quote.data.status} />}
      href={`/apps/quotation/${quoteId}`}
      onPrevious={onPrevious}
      onNext={onNext}
      actions={quote.data && <QuoteActions quote={quote.data} onSent={onSent} />}
    >
      <QueryStates query={quote}>
        {(data) => (
          <Stack gap="lg">
            <RecordPresence subject={{ kind: "quote", id: data.id }} isEditing={false} />
            <SentLink link={link} />
            <Warnings warnings={data.warnings} />
            <QuoteFacts quote={data} />
            <section aria-label="Stops">
              <Title order={2} mb="xs">
                Stops
              </Title>
              <QuoteStops quote={data} />
            </section>
            <section aria-label="Charges">
              <Title order={2} mb="xs">
                Charges
              </Title>
              <QuoteCharges quote={data} />
            </section>
            <MarginPanel quote={data} />
            <RecordAnnotations subject={{ kind: "quote", id: data.id }} />
            <QuoteHistory quoteId={data.id} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}
