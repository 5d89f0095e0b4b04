import { usePageTitle, useParams } from "@haul/platform";
import { Group, Stack } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";
import { LanePanel } from "../margin/lane-panel";
import { MarginPanel, Warnings } from "../margin/margin-panel";
import { QuoteActions } from "../life/quote-actions";
import { QuoteFacts } from "./quote-facts";
import { QuotePaper } from "./quote-paper";
import { QuoteCharges, QuoteLane, QuoteStops, QuoteVersions } from "./quote-parts";
import { useQuote, type Quote } from "../quotes.queries";
import { quoteRecord } from "../quotes.records";
import classes from "../../loads/page/load.module.css";

/** Everything about one version of a quote. */
export default function QuotePage() {
  const { quote_id: quoteId = "" } = useParams();
  const quote = useQuote(quoteId);
  usePageTitle(quote.data ? `Quote ${quote.data.number}` : "Quote");
  return <QueryStates query={quote}>{(data) => <QuoteView quote={data} />}</QueryStates>;
}

function QuoteView({ quote }: { quote: Quote }) {
  const origin = quote.stops[0]?.facility.id;
  const destination = quote.stops.at(-1)?.facility.id;
  return (
    <>
      <PageHeader
        title={`Quote ${quote.number}`}
        badge={<StatusBadge kind={quoteRecord.looks} status={quote.status} />}
        description={<QuoteLane quote={quote} />}
        back={{ href: "/apps/quotation", label: "Quotes" }}
        action={
          <Group gap="xs">
            <QuotePaper quote={quote} />
            <QuoteActions quote={quote} />
          </Group>
        }
      />
      <Stack gap="md">
        <Warnings warnings={quote.warnings} />
        <div className={classes.panels}>
          <div className={classes.column}>
            <MarginPanel quote={quote} />
            <Panel title="Charges">
              <QuoteCharges quote={quote} />
            </Panel>
            <Panel title="Stops">
              <QuoteStops quote={quote} />
            </Panel>
          </div>
          <div className={classes.column}>
            <Panel title="Quote">
              <QuoteFacts quote={quote} />
            </Panel>
            {quote.versions.length > 1 && (
              <Panel title="Versions">
                <QuoteVersions quote={quote} />
              </Panel>
            )}
            {origin && destination && <LanePanel originId={origin} destinationId={destination} />}
          </div>
        </div>
      </Stack>
    </>
  );
}
