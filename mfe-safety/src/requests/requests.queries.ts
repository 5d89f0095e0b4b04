import { apiClient, apiKey, useApiMutation, useApiQuery, useQueryClient, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { useQuery } from "@tanstack/react-query";
import { STALE_PAPERS } from "../papers/papers.queries";

const REQUESTS = "/api/document_requests";
const SUBMISSIONS = "/api/document_submissions";

export type DocumentRequest = ApiData<typeof REQUESTS, "get">["items"][number];
export type RequestsCreated = ApiData<typeof REQUESTS, "post">;
export type RequestCreated = RequestsCreated["items"][number];
/** A paper that a driver sent. */
export type Submission = ApiData<typeof SUBMISSIONS, "get">["items"][number];

/** A driver as far as a link can reach them. */
export interface Asked {
  readonly id: string;
  readonly full_name: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

export const useOpenRequests = (driver_id: string) =>
  useApiQuery(REQUESTS, { params: { query: { driver_id, status: ["open"] } } });
export const useRequestAddress = (document_request_id: string) =>
  useApiQuery("/api/document_requests/{document_request_id}/address", { params: { path: { document_request_id } } });

const ofRequests = { invalidates: [REQUESTS] } as const;
export const useCreateRequests = () => useApiMutation("post", REQUESTS, ofRequests);
export const useRevokeRequest = () =>
  useApiMutation("post", "/api/document_requests/{document_request_id}/revoke", ofRequests);

/** What a driver sent and nobody has reviewed. */
export const useWaiting = (driver_id: string) =>
  useApiQuery(SUBMISSIONS, { params: { query: { driver_id, status: ["submitted"] } } });

/** How many papers of all drivers wait; undefined until that is known. */
export const useWaitingCount = (): number | undefined =>
  useApiQuery(SUBMISSIONS, { params: { query: { status: ["submitted"], limit: 1 } } }).data?.total_count;

/** All that waits, the oldest first. */
export const submissions = listAt(SUBMISSIONS, {
  list: "document_submissions",
  sort: "submitted_at",
  open: "submission",
  query: () => ({ status: ["submitted" as const] }),
});

export const useAcceptSubmission = () =>
  useApiMutation("post", "/api/document_submissions/{document_submission_id}/accept");
export const useRejectSubmission = () =>
  useApiMutation("post", "/api/document_submissions/{document_submission_id}/reject");

/** Called once the page shows the next one: reloading the list first would take away what was just decided. */
export function useReviewed(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const path of [SUBMISSIONS, REQUESTS, ...STALE_PAPERS] as const)
      void queryClient.invalidateQueries({ queryKey: apiKey(path) });
  };
}

/** Addresses of files work for fifteen minutes. */
const ADDRESS_MS = 10 * 60_000;

/** The address of a file's bytes, to be shown on the page. */
export function useFileAddress(record_file_id: string) {
  return useQuery({
    queryKey: ["record_file_address", record_file_id],
    staleTime: ADDRESS_MS,
    queryFn: async () => {
      const body = { is_inline: true };
      const params = { path: { record_file_id } };
      const { data } = await apiClient.POST("/api/record_files/{record_file_id}/open", { params, body });
      return data?.url ?? null;
    },
  });
}
