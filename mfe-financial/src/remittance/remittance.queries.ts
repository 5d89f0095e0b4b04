import { apiClient, useApiMutation, type ApiData } from "@haul/platform";

const REMITTANCE = "/api/payments/remittance";

/** What a customer's or bank's file says was paid, and the invoices that it means. */
export type MatchedRemittance = ApiData<typeof REMITTANCE, "post">;
/** One check or transfer of it. */
export type RemittancePayment = MatchedRemittance["payments"][number];
export type RemittanceLine = RemittancePayment["lines"][number];

/** Finds the invoices of an uploaded file; nothing is written, so the same file can be matched again. */
export const useMatchRemittance = () => useApiMutation("post", REMITTANCE);

/** The address to which a file may be sent. */
export async function mintRemittance(): Promise<string> {
  const { data } = await apiClient.POST("/api/payments/remittance/uploads");
  if (!data) throw new Error("The upload could not start.");
  return data.upload_url;
}
