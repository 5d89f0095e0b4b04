import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { daysFromNow, instant, nextId } from "@haul/testing/sample";
import type { DriverTrip, PublicTracking } from "../freight/tracking/public/public.queries";
import type { DriverLink, LoadMessage, OnTimeFigures, TrackingLink } from "../freight/tracking/tracking.queries";
import type { World } from "./world";

/** What a customer's link and a driver's link carry. */
export const TRACKING_TOKEN = "the-token-of-the-customer";
export const DRIVER_TOKEN = "the-token-of-the-driver";

const notFound = () => mockProblem(404, { code: "not_found", message: "There is no such record." });
const now = () => instant(new Date());
const ago = (minutes: number) => instant(new Date(Date.now() - minutes * 60_000));

/** Links, what stands behind them, and the on-time report. */
export function trackingLinkHandlers(world: World): RequestHandler[] {
  const { tracking } = world;
  const trip = tripOf(world);
  return [
    mock("get", "/api/loads/{load_id}/tracking_links", ({ params }) => ({
      items: params["load_id"] === tracking.tracked[0]?.load.id ? tracking.links : [],
    })),
    mock("post", "/api/loads/{load_id}/tracking_links", ({ body }) => {
      const link: TrackingLink = {
        id: nextId(),
        ...body,
        created_at: now(),
        created_by: "Dana Whitfield",
        expires_at: daysFromNow(60),
        expires_days_after_delivery: tracking.settings.terms.link_days,
        is_live: true,
        is_sendable: true,
        view_count: 0,
      };
      tracking.links.unshift(link);
      return { link, url: `https://haul.example/apps/tracking/shared#${TRACKING_TOKEN}` };
    }),
    mock("post", "/api/loads/{load_id}/tracking_links/{tracking_link_id}/revoke", ({ params }) => {
      const link = tracking.links.find(({ id }) => id === params["tracking_link_id"]);
      if (!link) return notFound();
      return Object.assign(link, { is_live: false, revoked_at: now(), revoked_by: "Dana Whitfield" });
    }),
    mock("get", "/api/loads/{load_id}/tracking_links/{tracking_link_id}/views", () => ({
      items: [
        { viewed_at: ago(15), client: "phone" as const },
        { viewed_at: ago(240), client: "computer" as const },
        { viewed_at: ago(700), client: "computer" as const },
      ],
    })),
    mock("get", "/api/loads/{load_id}/driver_links", () => ({ items: tracking.driverLinks })),
    mock("post", "/api/loads/{load_id}/driver_links", ({ body }) => {
      const link = {
        id: nextId(),
        leg_id: body.leg_id,
        driver: { id: nextId(), name: trip.driver_first_name },
        created_at: now(),
        created_by: "Dana Whitfield",
        is_live: true,
        is_sendable: true,
      };
      tracking.driverLinks.unshift(link);
      return { link, url: `https://haul.example/apps/tracking/drive#${DRIVER_TOKEN}` };
    }),
    mock("post", "/api/loads/{load_id}/driver_links/{driver_link_id}/revoke", ({ params }) => {
      const link = tracking.driverLinks.find(({ id }) => id === params["driver_link_id"]);
      if (!link) return notFound();
      return Object.assign(link, { is_live: false, revoked_at: now(), revoked_by: "Dana Whitfield" });
    }),

    mock("get", "/api/loads/{load_id}/driver_links/{driver_link_id}/address", () => ({
      url: `https://haul.example/apps/tracking/drive#${DRIVER_TOKEN}`,
    })),
    mock("get", "/api/loads/{load_id}/messages", () => ({ items: tracking.messages })),
    mock("post", "/api/loads/{load_id}/driver_links/{driver_link_id}/send", ({ params }) => {
      const link = tracking.driverLinks.find(({ id }) => id === params["driver_link_id"]);
      if (!link) return notFound();
      tracking.messages.unshift(messageAbout(link));
      return { items: tracking.messages };
    }),

    mock("post", "/api/loads/{load_id}/tracking_links/{tracking_link_id}/send", () => ({ items: tracking.messages })),
    mock("post", "/api/loads/{load_id}/request_pod", ({ body }) => {
      tracking.messages.unshift({
        id: nextId(),
        purpose: "pod_request",
        channel: body.email === undefined ? "sms" : "email",
        recipient: body.recipient,
        address: body.email ?? "+13125550147",
        status: "queued",
        created_at: now(),
        created_by: "Dana Whitfield",
      });
      return { items: tracking.messages };
    }),
    mock("post", "/api/loads/{load_id}/status_report", () => ({ url: "/blobs/a-ticket", expires_at: daysFromNow(1) })),
    mock("post", "/api/loads/{load_id}/status_report/send", () => ({ items: tracking.messages })),

    mock("post", "/api/public_tracking/open", ({ body }) =>
      body.token === TRACKING_TOKEN ? sharedOf(world) : notFound(),
    ),
    mock("post", "/api/public_tracking/open_document", () => ({
      url: "/blobs/a-ticket",
      expires_at: daysFromNow(1),
    })),
    mock("post", "/api/driver_trip/open", ({ body }) => (body.token === DRIVER_TOKEN ? trip : notFound())),
    mock("post", "/api/driver_trip/report_position", ({ body: { latitude, longitude } }) => ({
      ...trip,
      last_report: { at: now(), latitude, longitude },
    })),
    mock("post", "/api/driver_trip/report_event", () => trip),
    mock("post", "/api/driver_trip/answer", ({ body: { is_accepted, reason } }) => ({
      ...trip,
      acknowledgement: is_accepted ? ("accepted" as const) : ("declined" as const),
      answered_at: now(),
      decline_reason: reason,
    })),
    mock("post", "/api/driver_trip/report_check_call", () => trip),
    mock("post", "/api/driver_trip/report_problem", () => trip),
    mock("post", "/api/driver_trip/upload", () => ({
      upload_url: "/blobs/a-ticket",
      expires_at: daysFromNow(1),
      max_bytes: 10_485_760,
    })),
    mock("post", "/api/driver_trip/add_document", ({ body: { kind, file_name } }) => ({
      ...trip,
      documents: [{ id: nextId(), kind, file_name, added_at: now() }],
    })),

    mock("get", "/api/on_time_report", ({ query }) => ({
      from: query.get("from") ?? "2026-08-21",
      to: query.get("to") ?? "2026-11-20",
      ...(query.has("grace_minutes") ? { grace_minutes: Number(query.get("grace_minutes")) } : {}),
      formula: "On time is an arrival no later than the end of the window plus the grace.",
      pickups: figures(48, 44, 1),
      deliveries: figures(46, 39, 4),
      customers: world.customers.rows.slice(0, 3).map(({ id, name }) => ({
        customer: { id, name },
        pickups: figures(16, 15, 0),
        deliveries: figures(15, 13, 1),
      })),
      facilities: world.facilities.rows.slice(0, 4).map(({ id, name, address }) => ({
        facility: { id, name },
        city: address.city,
        state: address.state,
        pickups: figures(12, 11, 0),
        deliveries: figures(11, 9, 1),
      })),
    })),
  ];
}

/** A trip's link on its way to its driver. */
export function messageAbout(link: DriverLink): LoadMessage {
  return {
    id: nextId(),
    leg_id: link.leg_id,
    driver_link_id: link.id,
    purpose: "trip",
    channel: "sms",
    recipient: link.driver.name,
    address: "+13125550147",
    status: "queued",
    created_at: now(),
    created_by: "Dana Whitfield",
  };
}

function figures(arrived: number, on_time: number, excused: number): OnTimeFigures {
  const late = arrived - on_time;
  const percent = (part: number) => ((part / arrived) * 100).toFixed(1);
  return {
    stops: arrived + 1,
    arrived,
    on_time,
    late,
    on_time_percent: percent(on_time),
    excused_late: excused,
    unexplained_late: Math.min(1, late - excused),
    controllable_percent: percent(on_time + excused),
    without_arrival: 1,
    without_appointment: 2,
  };
}

const carrier = {
  name: "Prairie Crest Transport LLC",
  dot_number: "3914427",
  phone: "+13125550100",
  email: "dispatch@prairiecrest.example",
  brand: { color: "#8a1c2b", logo_url: "/blobs/logo" },
};

/** The first open load, as its customer may see it. */
export function sharedOf({ tracking, loads }: World): PublicTracking {
  const row = tracking.tracked[0];
  const load = loads.one(({ id }) => id === row?.load.id);
  return {
    carrier,
    load_number: load.number,
    customer_reference: load.customer_reference,
    references: [{ kind: "po", value: "PO 70311" }],
    status: "in_transit",
    is_delivered: false,
    stops: load.stops.map((stop, index) => ({
      sequence: stop.sequence,
      kind: stop.kind,
      city: stop.facility.address.city,
      state: stop.facility.address.state,
      time_zone: stop.time_zone,
      schedule: stop.schedule,
      earliest_at: stop.earliest_at,
      latest_at: stop.latest_at,
      milestone: index === 0 ? "departed" : "ahead",
      ...(index === 0 ? { arrived_at: ago(420), departed_at: ago(330) } : { latitude: 39.96, longitude: -83 }),
    })),
    next_stop_sequence: 2,
    eta: row?.eta && { at: row.eta.at, basis: row.eta.basis, confidence: row.eta.confidence },
    position: row?.position && {
      at: row.position.at,
      age_minutes: row.position.age_minutes,
      is_stale: false,
      city: row.position.city,
      state: row.position.state,
      latitude: row.position.latitude,
      longitude: row.position.longitude,
    },
    documents: [{ id: nextId(), kind: "bill_of_lading", file_name: "bol.pdf", added_at: ago(320) }],
    shown_at: now(),
  };
}

/** The trip of the first open load, as its driver may see it. */
export function tripOf({ tracking, loads }: World): DriverTrip {
  const row = tracking.tracked[0];
  const load = loads.one(({ id }) => id === row?.load.id);
  return {
    carrier,
    load_number: load.number,
    driver_first_name: row?.driver?.name.split(" ")[0] ?? "driver",
    truck: row?.truck?.name,
    trailer: row?.trailer?.name,
    acknowledgement: "accepted",
    allowed_actions: ["report", "add_document"],
    documents: [],
    reports: [],
    stops: load.stops.map((stop, index) => ({
      id: stop.id,
      sequence: stop.sequence,
      kind: stop.kind,
      facility_name: stop.facility.name,
      street: stop.facility.address.line1,
      city: stop.facility.address.city,
      state: stop.facility.address.state,
      postal_code: stop.facility.address.postal_code,
      phone: "+16145550111",
      instructions: index === 1 ? "Check in at guard shack 2, reefer fuel above half." : undefined,
      time_zone: stop.time_zone,
      schedule: stop.schedule,
      earliest_at: stop.earliest_at,
      latest_at: stop.latest_at,
      references: [{ kind: "po", value: "70311" }],
      ...(index === 0 ? { arrived_at: ago(420), departed_at: ago(330) } : {}),
      allowed_events: index === 0 ? [] : ["arrived"],
    })),
    shown_at: now(),
  };
}
