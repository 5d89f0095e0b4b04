import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { sheetBody, type Sheet } from "../shared/sheet-file";
import { EMPLOYER } from "../words";

export type Inquiry = ApiData<"/api/employer_inquiries/{employer_inquiry_id}", "get">;
export type ContactAttempt = Inquiry["attempts"][number];
export type Investigation = ApiData<"/api/drivers/{driver_id}/investigation", "get">;

export const inquiries = recordsAt("/api/employer_inquiries/{employer_inquiry_id}", {
  noun: EMPLOYER,
  sort: "-created_at",
  texts: ["state", "outcome", "driver_id"],
  flags: ["archived"],
  hasHistory: true,
  stale: ["/api/drivers/{driver_id}/investigation"],
});

export const useChangeInquiry = () =>
  useApiMutation("patch", "/api/employer_inquiries/{employer_inquiry_id}", { invalidates: inquiries.stale });

const ofDriver = (driver_id: string) => ({ params: { path: { driver_id } } });

export const useInvestigation = (driverId: string) =>
  useApiQuery("/api/drivers/{driver_id}/investigation", ofDriver(driverId));
export const useInquiriesOf = (driver_id: string) =>
  useApiQuery("/api/employer_inquiries", { params: { query: { driver_id, limit: 50 } } });

/** What previous employers of a driver were asked and answered as one PDF (49 CFR 391.53). */
export function useInvestigationFile(driverId: string): Sheet {
  const { mutate, data, error } = useApiMutation("post", "/api/drivers/{driver_id}/investigation/open");
  return { print: (asOf) => mutate({ ...ofDriver(driverId), body: sheetBody(asOf) }), url: data?.url, error };
}
