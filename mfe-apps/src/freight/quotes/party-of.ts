/** Who asks: the customer, or the prospect by name. */
export function partyOf(quote: {
  customer?: { name: string } | undefined;
  prospect_name?: string | undefined;
}): string {
  return quote.customer?.name ?? quote.prospect_name ?? "";
}
