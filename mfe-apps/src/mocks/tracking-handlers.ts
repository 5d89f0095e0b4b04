import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { instant, nextId } from "@haul/testing/sample";
import type { CheckCall, TrackedLoad, TrackingException } from "../freight/tracking/tracking.queries";
import type { World } from "./world";

const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
const stale = () => mockProblem(409, { code: "version_stale", message: "Somebody else has changed this meanwhile." });
const now = () => instant(new Date());
const ME = "Dana Whitfield";

const RANK: readonly TrackedLoad["risk"][] = ["late", "at_risk", "unknown", "on_time"];

/** Positions, calls, exceptions and rules, as much of them as a front-end can tell from the outside. */
export function trackingHandlers({ tracking, loads }: World): RequestHandler[] {
  const rowOf = (id: string | undefined) => tracking.tracked.find(({ load }) => load.id === id);
  const exceptionOf = (id: string | undefined) => tracking.exceptions.find((one) => one.id === id);
  const settle = (row: TrackedLoad) => {
    row.open_exceptions = tracking.exceptions.filter(
      ({ load, state }) => load.id === row.load.id && state !== "resolved",
    );
    const standing = tracking.calls.filter(({ load_id, voided_at }) => load_id === row.load.id && !voided_at);
    row.last_check_call = standing[0];
  };
  const change = (id: string | undefined, version: number, facts: Partial<TrackingException>) => {
    const exception = exceptionOf(id);
    if (!exception) return notFound();
    if (exception.version !== version) return stale();
    Object.assign(exception, facts, { version: version + 1 });
    const row = rowOf(exception.load.id);
    if (row) settle(row);
    return exception;
  };

  return [
    mock("get", "/api/tracking/loads", ({ query }) => {
      const q = query.get("q")?.toLowerCase() ?? "";
      const among = (name: string, value: string) => (query.get(name) ?? value).split(",").includes(value);
      const items = tracking.tracked
        .filter(
          (row) =>
            [row.load.number, row.customer.name, row.driver?.name].some((word) => word?.toLowerCase().includes(q)) &&
            among("risk", row.risk) &&
            among("load_id", row.load.id) &&
            among("customer_id", row.customer.id) &&
            among("driver_id", row.driver?.id ?? "") &&
            (query.get("is_check_call_due") !== "true" || row.next_check_call?.is_due === true) &&
            (query.get("has_exception") !== "true" || row.open_exceptions.length > 0),
        )
        .toSorted((one, other) => RANK.indexOf(one.risk) - RANK.indexOf(other.risk));
      return { items, total_count: items.length };
    }),
    mock("get", "/api/tracking/summary", () => {
      const count = (risk: TrackedLoad["risk"]) => tracking.tracked.filter((row) => row.risk === risk).length;
      return {
        late: count("late"),
        at_risk: count("at_risk"),
        unknown: count("unknown"),
        on_time: count("on_time"),
        check_calls_due: tracking.tracked.filter(({ next_check_call }) => next_check_call?.is_due).length,
        open_exceptions: tracking.exceptions.filter(({ state }) => state !== "resolved").length,
      };
    }),

    mock("get", "/api/loads/{load_id}/check_calls", ({ params }) => ({
      items: tracking.calls.filter(({ load_id }) => load_id === params["load_id"]),
    })),
    mock("post", "/api/loads/{load_id}/check_calls", ({ params, body }) => {
      const row = rowOf(params["load_id"]);
      if (!row) return mockProblem(409, { code: "load_not_under_way", message: "This load is not under way." });
      const { correction_reason, ...said } = body;
      const wrong = tracking.calls.find(({ id }) => id === body.corrects_id);
      if (wrong) Object.assign(wrong, { voided_at: now(), voided_by: ME, void_reason: correction_reason });
      const call: CheckCall = {
        id: nextId(),
        load_id: row.load.id,
        logged_by: ME,
        logged_at: now(),
        ...said,
        ...(said.eta_at && row.next_stop ? { eta_stop: row.next_stop } : {}),
      };
      tracking.calls.unshift(call);
      if (call.city)
        row.position = {
          at: call.occurred_at,
          age_minutes: 0,
          is_stale: false,
          source: call.source,
          city: call.city,
          state: call.state,
        };
      row.next_check_call = row.next_check_call && { ...row.next_check_call, is_due: false };
      settle(row);
      return call;
    }),
    mock("post", "/api/loads/{load_id}/check_calls/{check_call_id}/void", ({ params, body }) => {
      const call = tracking.calls.find(({ id }) => id === params["check_call_id"]);
      if (!call) return notFound();
      Object.assign(call, { voided_at: now(), voided_by: ME, void_reason: body.reason });
      const row = rowOf(call.load_id);
      if (row) settle(row);
      return call;
    }),

    mock("get", "/api/tracking/exceptions", ({ query }) => {
      const among = (name: string, value: string) => (query.get(name) ?? value).split(",").includes(value);
      const q = query.get("q")?.toLowerCase() ?? "";
      const items = tracking.exceptions.filter(
        ({ state, kind, load, owner, customer }) =>
          among("state", state) &&
          among("kind", kind) &&
          among("load_id", load.id) &&
          among("owner_id", owner?.id ?? "") &&
          [load.number, customer.name].some((word) => word.toLowerCase().includes(q)),
      );
      return { items, total_count: items.length };
    }),
    mock(
      "get",
      "/api/tracking/exceptions/{tracking_exception_id}",
      ({ params }) => exceptionOf(params["tracking_exception_id"]) ?? notFound(),
    ),
    mock("post", "/api/loads/{load_id}/tracking_exceptions", ({ params, body }) => {
      const load = loads.find(params["load_id"]);
      if (!load) return notFound();
      const exception: TrackingException = {
        id: nextId(),
        kind: body.kind,
        state: "open",
        load: { id: load.id, number: load.number, status: load.status },
        customer: load.customer,
        detail: body.note ?? "Reported by hand.",
        is_automatic: false,
        opened_at: now(),
        opened_by: ME,
        is_resolved_by_itself: false,
        version: 1,
        ...(body.reason_code ? { reason_code: body.reason_code } : {}),
      };
      tracking.exceptions.unshift(exception);
      const row = rowOf(load.id);
      if (row) settle(row);
      return exception;
    }),
    mock("patch", "/api/tracking/exceptions/{tracking_exception_id}", ({ params, body }) =>
      change(params["tracking_exception_id"], body.version, {
        owner: body.owner_id ? { id: body.owner_id, name: ME } : undefined,
      }),
    ),
    mock("post", "/api/tracking/exceptions/{tracking_exception_id}/acknowledge", ({ params, body }) =>
      change(params["tracking_exception_id"], body.version, {
        state: "acknowledged",
        acknowledged_by: ME,
        acknowledged_at: now(),
        owner: exceptionOf(params["tracking_exception_id"])?.owner ?? { id: nextId(), name: ME },
      }),
    ),
    mock("post", "/api/tracking/exceptions/{tracking_exception_id}/resolve", ({ params, body }) =>
      change(params["tracking_exception_id"], body.version, {
        state: "resolved",
        reason_code: body.reason_code,
        resolution: body.note,
        resolved_by: ME,
        resolved_at: now(),
      }),
    ),

    mock("get", "/api/tracking_settings", () => tracking.settings),
    mock("put", "/api/tracking_settings", ({ body }) => {
      if (body.version !== tracking.settings.version) return stale();
      tracking.settings = { terms: body.terms, is_default: false, version: body.version + 1, updated_at: now() };
      return tracking.settings;
    }),
  ];
}
