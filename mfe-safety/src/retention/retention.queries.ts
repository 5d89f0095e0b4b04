import { useApiMutation, useApiQuery, type ApiData } from "@haul/platform";
import { listAt } from "@haul/platform/lists";
import { asked } from "@haul/ui/data";

const RETENTION = "/api/retention";
const PROPOSALS = "/api/retention/proposals";
const PROPOSAL = "/api/retention/proposals/{purge_proposal_id}";

export type Retention = ApiData<typeof RETENTION, "get">;
export type RetainedRecord = Retention["items"][number];
export type PurgeProposal = ApiData<typeof PROPOSAL, "get">;

/** What may be purged today. */
export const dueRecords = listAt(RETENTION, {
  sort: "due_on",
  // None opens: each leads to the record that it is about.
  open: "retained_record",
  query: (params) => ({
    record_kind: asked(params, "record_kind"),
    has_obstacle: params.get("kept") === "true" ? true : undefined,
  }),
});

export const proposals = listAt(PROPOSALS, {
  list: "purge_proposals",
  sort: "-created_at",
  open: "purge_proposal",
  query: (params) => ({ status: asked(params, "status"), sort: asked(params, "sort") }),
});

export const useProposal = (purge_proposal_id: string) =>
  useApiQuery(PROPOSAL, { params: { path: { purge_proposal_id } } });

export const usePropose = () => useApiMutation("post", PROPOSALS, { invalidates: [RETENTION, PROPOSALS, PROPOSAL] });

/** What is deleted is in other lists too. */
const decided = {
  invalidates: [
    RETENTION,
    PROPOSALS,
    PROPOSAL,
    "/api/accidents",
    "/api/roadside_inspections",
    "/api/drug_alcohol_tests",
    "/api/clearinghouse_queries",
    "/api/random_draws",
    "/api/compliance_items",
    "/api/compliance_board",
    "/api/records/{record_kind}/{record_id}/compliance",
    "/api/records/{record_kind}/{record_id}/files",
  ],
} as const;
export const useApprove = () => useApiMutation("post", `${PROPOSAL}/approve`, decided);
export const useReject = () => useApiMutation("post", `${PROPOSAL}/reject`, decided);
