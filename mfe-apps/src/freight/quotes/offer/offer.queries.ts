import { useApiMutation, type ApiData } from "@haul/platform";

/** A quote, as its customer sees it. */
export type Offer = ApiData<"/api/public_quotes/open", "post">;

export const useOpenOffer = () => useApiMutation("post", "/api/public_quotes/open");
export const useAcceptOffer = () => useApiMutation("post", "/api/public_quotes/accept");
export const useDeclineOffer = () => useApiMutation("post", "/api/public_quotes/decline");
/** Answers a short-lived address and changes nothing. */
export const usePrintOffer = () => useApiMutation("post", "/api/public_quotes/print");
