import { useOpenedVersion } from "@haul/platform/lists";
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
  const saving = useOpenedVersion(quote.version);
  return async ({ name, email }) => {
    const by = name.trim();
    const body = { name: by, ...(email.trim() === "" ? {} : { email: email.trim() }) };
    try {
      const params = { path: { quote_id: quote.id } };
      return await saving((version) => accept({ params, body: { version, ...body } }));
    } catch (error) {
      if (!isApiError(error) || error.status !== 409) throw error;
      const { data: now } = await refetch();
      if (now?.accepted_by === by && (now.status === "accepted" || now.status === "converted")) return now;
      throw error;
    }
  };
}
