import type { ApiData } from "@haul/platform";
import { recordsOf } from "@haul/platform/lists";
import { CERTIFICATE_REQUEST } from "../../words";

export type Certificate = ApiData<"/api/certificate_requests/{certificate_request_id}", "get">;

/** Those who run the company ask for certificates. */
export const certificates = recordsOf("/api/certificate_requests/{certificate_request_id}", "company:write", {
  noun: CERTIFICATE_REQUEST,
  sort: "-created_at",
});
