import type { RecordReading } from "@haul/platform";
import { defineRecord } from "@haul/platform/records";
import { PURGE_PROPOSAL, PURGE_STATUSES } from "../words";

export const proposalRecord = defineRecord({
  topic: "purge_proposal",
  plural: PURGE_PROPOSAL.heading,
  paths: ["/api/retention/proposals"],
  parameter: "purge_proposal_id",
  looks: PURGE_STATUSES,
});

/** What may go follows from every record that is kept for a time, and from holds. */
export const retentionReadings: readonly RecordReading[] = [
  {
    paths: ["/api/retention"],
    follows: [
      ...["purge_proposal", "legal_hold", "driver", "accident", "roadside_inspection"],
      ...["drug_alcohol_test", "clearinghouse_query", "random_draw"],
    ],
  },
];
