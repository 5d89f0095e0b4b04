import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { instant, nextId } from "@haul/testing/sample";
import type { CheckCall, TrackingException } from "../freight/tracking/tracking.queries";
import { scripted } from "./script";
import type { World } from "./world";

const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
const stale = () => mockProblem(409, { code: "version_stale", message: "Someone else has changed this record." });
const now = () => instant(new Date());
const ME = "Dana Whitfield";

const STEPS = [
  "/api/tracking/exceptions/{tracking_exception_id}/acknowledge",
  "/api/tracking/exceptions/{tracking_exception_id}/resolve",
] as const;

/** Positions, calls, exceptions and rules; what becomes of a load or an exception, the test says. */
export function trackingHandlers({ tracking, loads }: World): RequestHandler[] {
  const { exceptions } = tracking;
  const write = (id: string | undefined, version: number) => scripted(exceptions.change(id, { version }));
  /** What becomes of the load of which something was said. */
  const follow = (loadId: string | undefined) => {
    const row = tracking.tracked.find(({ load }) => load.id === loadId);
    if (row) scripted(row);
  };

  return [
    mock("get", "/api/tracking/loads", ({ query }) => {
      const q = query.get("q")?.toLowerCase() ?? "";
      const among = (name: string, value: string) => (query.get(name) ?? value).split(",").includes(value);
      const items = tracking.tracked.filter(
        (row) =>
          [row.load.number, row.customer.name, row.driver?.name].some((word) => word?.toLowerCase().includes(q)) &&
          among("timeliness", row.timeliness) &&
          among("load_id", row.load.id) &&
          among("customer_id", row.customer.id) &&
          among("driver_id", row.driver?.id ?? "") &&
          (query.get("is_check_call_due") !== "true" || row.next_check_call?.is_due === true) &&
          (query.get("has_exception") !== "true" || row.open_exceptions.length > 0),
      );
      return { items, total_count: items.length };
    }),
    mock("get", "/api/tracking/summary", () => ({
      late: 1,
      at_risk: 1,
      unknown: 1,
      on_time: 1,
      check_calls_due: 2,
      open_exceptions: 2,
    })),

    mock("get", "/api/loads/{load_id}/check_calls", ({ params }) => ({
      items: tracking.calls.filter(({ load_id }) => load_id === params["load_id"]),
    })),
    mock("post", "/api/loads/{load_id}/check_calls", ({ params, body: { correction_reason: _, ...said } }) => {
      const load_id = params["load_id"] ?? "";
      const call: CheckCall = { id: nextId(), load_id, logged_by: ME, logged_at: now(), ...said };
      tracking.calls.unshift(call);
      follow(load_id);
      return call;
    }),
    mock("post", "/api/loads/{load_id}/check_calls/{check_call_id}/void", ({ params, body }) => {
      const call = tracking.calls.find(({ id }) => id === params["check_call_id"]);
      follow(params["load_id"]);
      return call ? Object.assign(call, { voided_at: now(), voided_by: ME, void_reason: body.reason }) : notFound();
    }),

    mock("get", "/api/tracking/exceptions", ({ query }) => {
      const among = (name: string, value: string) => (query.get(name) ?? value).split(",").includes(value);
      return exceptions.page(
        query,
        ({ status, kind, load, owner }) =>
          among("status", status) &&
          among("kind", kind) &&
          among("load_id", load.id) &&
          among("owner_id", owner?.id ?? ""),
      );
    }),
    mock("get", "/api/tracking/exceptions/{tracking_exception_id}", ({ params }) =>
      exceptions.read(params["tracking_exception_id"]),
    ),
    mock("post", "/api/loads/{load_id}/tracking_exceptions", ({ params, body }) => {
      const load = loads.find(params["load_id"]);
      if (!load) return notFound();
      const exception: TrackingException = {
        id: nextId(),
        kind: body.kind,
        status: "open",
        load: { id: load.id, number: load.number, status: load.status },
        customer: load.customer,
        detail: body.note ?? "Reported manually.",
        is_automatic: false,
        opened_at: now(),
        opened_by: ME,
        is_resolved_by_itself: false,
        version: 1,
        ...(body.reason_code ? { reason_code: body.reason_code } : {}),
      };
      return exceptions.add(exception);
    }),
    mock("patch", "/api/tracking/exceptions/{tracking_exception_id}", ({ params, body }) =>
      write(params["tracking_exception_id"], body.version),
    ),
    ...STEPS.map((path) =>
      mock("post", path, ({ params, body }) => write(params["tracking_exception_id"], body.version)),
    ),

    mock("get", "/api/tracking_settings", () => tracking.settings),
    mock("put", "/api/tracking_settings", ({ body }) => {
      if (body.version !== tracking.settings.version) return stale();
      const { terms, call_templates = tracking.settings.call_templates } = body;
      const version = body.version + 1;
      tracking.settings = { terms, call_templates, is_default: false, version, updated_at: now() };
      return tracking.settings;
    }),
  ];
}
