import { confirm, isApiError } from "@haul/ui/core";

/** The verb on the button that accepts the credit risk. */
type Sale = "book" | "dispatch" | "send";

/**
 * Runs a sale. If the customer is over its credit limit or on hold, the server first refuses it:
 * then the person is asked, and it runs again with their acceptance. Returns null if they decline.
 *
 * ```ts
 * const load = await acceptingCredit("book", (accepts_credit_risk) => book.mutateAsync({ …, body: { accepts_credit_risk } }));
 * ```
 */
export async function acceptingCredit<Answer>(
  sale: Sale,
  run: (accepts_credit_risk: boolean) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    return await run(false);
  } catch (error) {
    if (!isApiError(error) || error.code !== "credit_not_accepted") throw error;
    const isAccepted = await confirm({
      title: "Accept the credit risk?",
      body: error.message,
      action: `Accept and ${sale}`,
      cancel: "Cancel",
    });
    return isAccepted ? run(true) : null;
  }
}
