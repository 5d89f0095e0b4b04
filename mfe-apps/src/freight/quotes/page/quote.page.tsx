import { useEffect, useEffectEvent } from "react";
import { usePageTitle, useParams } from "@haul/platform";
import { RecordAnnotations, RecordPresence, useLatestParams } from "@haul/platform/lists";
import { Group, Stack, toast } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates, withParameter } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";
import { LanePanel } from "../margin/lane-panel";
import { MarginPanel, Warnings } from "../margin/margin-panel";
import { QuoteActions } from "../life/quote-actions";
import { SentLink, useSentLink } from "../life/sent-link";
import { QuoteFacts } from "./quote-facts";
import { QuoteHistory } from "./quote-history";
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
  const { link, onSent } = useSentLink(quote.id);
  const opensSending = useOpensSending(quote);
  const subject = { kind: "quote", id: quote.id } as const;
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
            <QuoteActions key={quote.id} quote={quote} onSent={onSent} opensSending={opensSending} />
          </Group>
        }
      />
      <Stack gap="md">
        <RecordPresence subject={subject} isEditing={false} />
        <SentLink link={link} />
        <Warnings warnings={quote.warnings} />
        <div className={classes.panels}>
          <div className={classes.column}>
            <MarginPanel quote={quote} />
            <Panel title="Quote">
              <QuoteFacts quote={quote} />
            </Panel>
            {origin && destination && (
              <LanePanel
                originId={origin}
                destinationId={destination}
                quoteId={quote.id}
                {...(quote.customer && { customerId: quote.customer.id })}
              />
            )}
          </div>
          <div className={classes.column}>
            <Panel title="Charges">
              <QuoteCharges quote={quote} />
            </Panel>
            <Panel title="Stops">
              <QuoteStops quote={quote} />
            </Panel>
            {quote.versions.length > 1 && (
              <Panel title="Versions">
                <QuoteVersions quote={quote} />
              </Panel>
            )}
            <QuoteHistory quoteId={quote.id} />
            <RecordAnnotations subject={subject} />
          </div>
        </div>
      </Stack>
    </>
  );
}

/** True after "Save and send" (`?send=true`). Drops the parameter, so that a reload does not open the dialog again. */
function useOpensSending({ number, allowed_actions }: Quote): boolean {
  const [params, setParams] = useLatestParams();
  const isAsked = params.has("send");
  const maySend = allowed_actions.includes("send");
  const onAsked = useEffectEvent(() => {
    setParams((now) => withParameter(now, "send", null), { replace: true });
    if (!maySend) toast.info(`Quote ${number} is saved as a draft. It cannot be sent yet.`);
  });
  useEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked]);
  return isAsked;
}
