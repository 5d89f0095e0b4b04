import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { PurgeProposal, RetainedRecord, Retention } from "../retention/retention.queries";
import type { World } from "./world";

const RULES: Retention["rules"] = [
  {
    rule: "accident",
    records: "Accident",
    counts_from: "day of the accident",
    months: 36,
    source: "49 CFR 390.15(b)",
  },
  {
    rule: "driver_file",
    records: "Qualification file of a driver who left",
    counts_from: "last day of employment",
    months: 36,
    source: "49 CFR 391.51(c)",
  },
];

export function aRetained(changes: Partial<RetainedRecord> = {}): RetainedRecord {
  return {
    record_kind: "compliance_item",
    record_id: nextId(),
    name: "Application for employment",
    rule: "driver_file",
    dated_on: dayFromNow(-1200),
    due_on: dayFromNow(-104),
    ...changes,
  };
}

export function aProposal(changes: Partial<PurgeProposal> = {}): PurgeProposal {
  const items = changes.items ?? [];
  return {
    id: nextId(),
    status: "open",
    items,
    item_count: items.length,
    deleted_count: 0,
    proposed_by: "Ann Lee",
    is_mine: false,
    version: 1,
    created_at: daysFromNow(-1),
    updated_at: daysFromNow(-1),
    ...changes,
  };
}

/** What may be purged, and proposals to do so. */
export function retentionHandlers(world: World): RequestHandler[] {
  const { retained, proposals } = world;
  const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
  const find = (id: string | undefined) => proposals.find((one) => one.id === id);
  const decide = (id: string | undefined, changes: Partial<PurgeProposal>) => {
    const found = find(id);
    return found
      ? Object.assign(found, { ...changes, version: found.version + 1, decided_by: "Dana Whitfield" })
      : notFound();
  };
  return [
    mock("get", "/api/retention", ({ query }) => {
      const kinds = query.get("record_kind")?.split(",");
      const items = retained.filter(
        ({ record_kind, obstacle }) =>
          (kinds?.includes(record_kind) ?? true) && (query.get("has_obstacle") !== "true" || obstacle !== undefined),
      );
      return { as_of: dayFromNow(0), items, total_count: items.length, rules: RULES };
    }),
    mock("get", "/api/retention/proposals", () => ({ items: proposals, total_count: proposals.length })),
    mock(
      "get",
      "/api/retention/proposals/{purge_proposal_id}",
      ({ params }) => find(params["purge_proposal_id"]) ?? notFound(),
    ),
    mock("post", "/api/retention/proposals", ({ body }) => {
      const items = body.items.flatMap(({ record_id }) => {
        const found = retained.find((one) => one.record_id === record_id);
        if (!found) return [];
        const { due_on: _due, obstacle: _obstacle, purge_proposal_id: _proposal, ...item } = found;
        return [{ ...item, is_deleted: false }];
      });
      const made = aProposal({ items, is_mine: true, proposed_by: "Dana Whitfield", note: body.note });
      proposals.unshift(made);
      return made;
    }),
    mock("post", "/api/retention/proposals/{purge_proposal_id}/approve", ({ params, body }) => {
      const found = find(params["purge_proposal_id"]);
      const items = (found?.items ?? []).map((item) => ({ ...item, is_deleted: true }));
      return decide(found?.id, {
        status: "approved",
        items,
        deleted_count: items.length,
        decided_at: daysFromNow(0),
        decision_note: body.note,
      });
    }),
    mock("post", "/api/retention/proposals/{purge_proposal_id}/reject", ({ params, body }) =>
      decide(params["purge_proposal_id"], {
        status: "rejected",
        decided_at: daysFromNow(0),
        decision_note: body.note,
      }),
    ),
  ];
}
