import { PaperButton } from "../../../shared/paper-button";
import { usePrintOffer, type Offer } from "./offer.queries";

/** The offer as a file to keep or pass on. */
export function OfferPaper({ offer, token }: { offer: Offer; token: string }) {
  const print = usePrintOffer();
  return (
    <PaperButton
      label="Quote as PDF"
      title={`Quote ${offer.number}`}
      waiting="Preparing the quote"
      onOpen={() => print.mutate({ body: { token, is_inline: true } })}
      paper={print}
    />
  );
}
