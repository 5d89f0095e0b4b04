import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Binder } from "../audits/binders.queries";
import { AUDIT_KINDS } from "../words";
import type { World } from "./world";

/** One that was just ordered. */
export function aBinder(changes: Partial<Binder> = {}): Binder {
  const { kind = "compliance_review", as_of = dayFromNow(0) } = changes;
  return {
    id: nextId(),
    kind,
    as_of,
    status: "queued",
    file_name: `${AUDIT_KINDS[kind]} ${as_of}.zip`,
    requested_by: "Dana Reyes",
    done_count: 0,
    total_count: 0,
    version: 1,
    created_at: daysFromNow(0),
    updated_at: daysFromNow(0),
    ...changes,
  };
}

/** Under way, ready, expired and failed. */
export const someBinders = (): Binder[] => [
  aBinder({ status: "printing", done_count: 12, total_count: 48 }),
  aBinder({
    kind: "driver_files",
    as_of: dayFromNow(-1),
    status: "done",
    done_count: 9,
    total_count: 9,
    byte_size: 1_536_000,
    sha256: "a".repeat(64),
    created_at: daysFromNow(-0.1),
    expires_at: daysFromNow(0.8),
  }),
  aBinder({
    kind: "vehicles",
    status: "done",
    as_of: dayFromNow(-7),
    done_count: 4,
    total_count: 4,
    byte_size: 420_000,
    created_at: daysFromNow(-7),
    expires_at: daysFromNow(-6),
  }),
  aBinder({
    kind: "new_entrant",
    as_of: dayFromNow(-9),
    status: "failed",
    problem: "The binder would be too large. Order parts of it.",
    created_at: daysFromNow(-9),
  }),
];

/** Binders, and the files that are printed when they are opened. */
export function auditHandlers({ binders }: World): RequestHandler[] {
  const link = () => ({ url: "/blobs/a-sheet", expires_at: "2026-11-20T16:15:00Z" });
  return [
    mock("get", "/api/audit_binders", () => ({ items: binders, total_count: binders.length })),
    mock("post", "/api/audit_binders", ({ body }) => {
      const made = aBinder(body);
      binders.unshift(made);
      return made;
    }),
    mock("post", "/api/audit_binders/{audit_binder_id}/open", ({ params }) => {
      const binder = binders.find(({ id }) => id === params["audit_binder_id"]);
      return binder ? { url: "/blobs/a-binder", expires_at: "2026-11-20T16:15:00Z" } : mockProblem(404);
    }),
    mock("post", "/api/drivers/{driver_id}/investigation/open", link),
    mock("post", "/api/drivers/{driver_id}/testing/open", link),
    mock("post", "/api/accidents/open", link),
    mock("post", "/api/driver_events/open", link),
    mock("post", "/api/roadside_inspections/open", link),
  ];
}
