import { PaperButton } from "../../../shared/paper-button";
import { usePrintQuote, type Quote } from "../quotes.queries";

/** The quote on paper, as its customer sees it. */
export function QuotePaper({ quote }: { quote: Quote }) {
  const print = usePrintQuote();
  return (
    <PaperButton
      label="PDF"
      title={`Quote ${quote.number}`}
      waiting="Preparing the quote"
      onOpen={() => print.mutate({ params: { path: { quote_id: quote.id } }, body: { is_inline: true } })}
      paper={print}
    />
  );
}
