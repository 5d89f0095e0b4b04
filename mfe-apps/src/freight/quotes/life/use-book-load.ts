import { ApiError, type IdempotencyKey } from "@haul/platform";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { asksAboutReference } from "../../loads/form/load-form-values";
import { useConvertQuote, type Quote } from "../quotes.queries";

/** What a load needs that the quote may not have. */
export interface Booking {
  /** The customer that a prospect has become. */
  customerId?: string | undefined;
  reference: string;
  acceptsDuplicateReference: boolean;
}

/** What the quote itself says. */
export const usualBooking = ({ customer_reference = "" }: Quote): Booking => ({
  reference: customer_reference,
  acceptsDuplicateReference: false,
});

/** Books the load of an accepted quote; null when the person did not accept the credit risk. Repeated, it books no second one. */
export function useBookLoad({ header }: IdempotencyKey) {
  const { mutateAsync: convert } = useConvertQuote();
  return (
    { id, version }: Pick<Quote, "id" | "version">,
    { customerId, reference, acceptsDuplicateReference }: Booking,
  ) => {
    const body = {
      version,
      ...(customerId === undefined ? {} : { customer_id: customerId }),
      ...(reference.trim() === "" ? {} : { customer_reference: reference.trim() }),
      accepts_duplicate_reference: acceptsDuplicateReference,
    };
    const params = { path: { quote_id: id }, header };
    return acceptingCredit("book", (accepts_credit_risk) =>
      convert({ params, body: { ...body, accepts_credit_risk } }),
    ).catch((error: unknown) => {
      throw besideReference(error);
    });
  };
}

/** The server names no field when the number is taken. */
function besideReference(error: unknown): unknown {
  if (!(error instanceof ApiError) || !asksAboutReference(error)) return error;
  const { status, code, message, requestId } = error;
  return new ApiError({ status, code, message, requestId, fields: [{ path: "customer_reference", message }] });
}
