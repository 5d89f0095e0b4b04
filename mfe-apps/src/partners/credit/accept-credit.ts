import { confirm, isApiError } from "@haul/ui/core";

/** What sells more to a customer, as the button that accepts the risk says it. */
type Sale = "book" | "dispatch" | "send";

/**
 * Runs what sells more to a customer. Where the customer is over its credit limit or on hold, the server refuses it once:
 * then the person is asked, and it runs again with their acceptance. Answers null when they thought better of it.
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
