import { isApiError } from "@haul/ui/core";
import { useAcceptQuote, useQuote, type Quote } from "../quotes.queries";

interface Acceptance {
  name: string;
  email: string;
}

/**
 * Notes that the customer accepted. Safe to repeat: when an earlier answer was lost, the server refuses the second
 * acceptance, and the quote says that the first one counts.
 */
export function useAccept(quote: Quote): (acceptance: Acceptance) => Promise<Quote> {
  const { mutateAsync: accept } = useAcceptQuote();
  const { refetch } = useQuote(quote.id);
  return async ({ name, email }) => {
    const by = name.trim();
    const body = { version: quote.version, name: by, ...(email.trim() === "" ? {} : { email: email.trim() }) };
    try {
      return await accept({ params: { path: { quote_id: quote.id } }, body });
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      const { data: now } = await refetch();
      if (now?.accepted_by === by && (now.status === "accepted" || now.status === "converted")) return now;
      throw error;
    }
  };
}
