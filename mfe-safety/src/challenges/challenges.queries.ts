import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { CHALLENGE } from "../words";

export type Challenge = ApiData<"/api/data_q_challenges/{data_q_challenge_id}", "get">;

export const challenges = recordsAt("/api/data_q_challenges/{data_q_challenge_id}", {
  noun: CHALLENGE,
  sort: "-created_at",
  texts: ["subject", "status", "reason", "owner_id", "roadside_inspection_id", "accident_id"],
  flags: ["is_open", "archived"],
  hasHistory: true,
  exports: "data_q_challenges",
});
