import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { daysFromNow, instant, nextId } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { Offer } from "../freight/quotes/offer/offer.queries";
import type { Quote, QuoteReport } from "../freight/quotes/quotes.queries";
import { aContractLane, aQuote, ESTIMATE, quoteSummaryOf } from "./quote-world";
import { scripted } from "./script";
import type { World } from "./world";

/** The token of the one link that the mocks know. */
export const OFFER_TOKEN = "the-token-of-themail";

const STEPS = [
  "/api/quotes/{quote_id}/request_approval",
  "/api/quotes/{quote_id}/approve",
  "/api/quotes/{quote_id}/return",
  "/api/quotes/{quote_id}/accept",
  "/api/quotes/{quote_id}/lose",
  "/api/quotes/{quote_id}/reopen",
  "/api/quotes/{quote_id}/withdraw",
] as const;

/** Quotes from a question to a load; a write makes of one what the test says. */
export function quoteHandlers(world: World): RequestHandler[] {
  const { quotes, contractLanes, quoteSettings, customers, loads } = world;
  const namedCustomer = (id: string) => {
    const { name } = customers.one((customer) => customer.id === id);
    return { id, name };
  };
  const write = (id: string | undefined, version: number) => scripted(quotes.change(id, { version }));
  const made = () => aQuote({ number: `Q-${1002 + quotes.rows.length}` });

  return [
    mock("get", "/api/quotes", ({ query }) => {
      const among = (name: string, value: string) => (query.get(name) ?? value).split(",").includes(value);
      const rows = table(quotes.rows.map(quoteSummaryOf), (row) => [
        row.number,
        row.customer?.name,
        row.prospect_name,
        row.origin.city,
        row.destination.city,
      ]);
      return rows.page(query, (row) => among("status", row.status) && among("customer_id", row.customer?.id ?? ""));
    }),
    mock("post", "/api/quotes", () => quotes.add(made())),
    mock("post", "/api/quotes/{quote_id}/copy", () => quotes.add(made())),
    mock("get", "/api/quotes/{quote_id}", ({ params }) => quotes.read(params["quote_id"])),
    mock("get", "/api/quotes/{quote_id}/history", () => ({ items: [] })),
    mock("put", "/api/quotes/{quote_id}", ({ params, body }) => write(params["quote_id"], body.version)),
    ...STEPS.map((path) => mock("post", path, ({ params, body }) => write(params["quote_id"], body.version))),
    mock("post", "/api/quotes/{quote_id}/send", ({ params, body }) => {
      const quote = write(params["quote_id"], body.version);
      return quote instanceof Response
        ? quote
        : { quote, link: `https://haul.example/apps/quotation/offer#${OFFER_TOKEN}` };
    }),
    mock("post", "/api/quotes/{quote_id}/revise", () => quotes.add(made())),
    mock("post", "/api/quotes/{quote_id}/requote", ({ params, body }) => write(params["quote_id"], body.version)),
    mock("post", "/api/quotes/{quote_id}/convert", () => loads.one(() => true)),
    mock("post", "/api/quote_preview", ({ body: { loaded_miles, facility_ids } }) => ({
      loaded_miles: loaded_miles ?? (facility_ids.length > 1 ? "352.0" : undefined),
      amounts_cents: [185_000],
      total_cents: 185_000,
      currency: "USD",
      estimate: ESTIMATE,
      warnings: [],
    })),

    mock("get", "/api/lanes/{origin_facility_id}/{destination_facility_id}", () => ({
      origin: "Joliet, IL",
      destination: "Columbus, OH",
      rate_per_mile: "2.9100",
      on_time_percent: "88.9",
      average_dwell_minutes: 96,
      loads: loads.rows.slice(0, 2).map((load) => ({
        id: load.id,
        number: load.number,
        customer_name: load.customer.name,
        total_cents: load.total_cents,
        currency: load.currency,
        was_late: false,
      })),
      quotes: quotes.rows
        .filter(({ sent_at }) => sent_at !== undefined)
        .slice(0, 2)
        .map(quoteSummaryOf),
    })),
    mock("get", "/api/contract_lanes", ({ query }) =>
      table(contractLanes.rows, ({ lane }) => [lane]).page(
        query,
        ({ customer }) => (query.get("customer_id") ?? customer.id) === customer.id,
      ),
    ),
    mock("post", "/api/contract_lanes", ({ body: { customer_id, fuel_program_id, quote_id, ...body } }) =>
      contractLanes.add(
        aContractLane({
          ...body,
          lane: `${body.origin_city}, ${body.origin_state} → ${body.destination_city}, ${body.destination_state}`,
          customer: namedCustomer(customer_id),
        }),
      ),
    ),
    mock("get", "/api/contract_lanes/{contract_lane_id}", ({ params }) =>
      contractLanes.read(params["contract_lane_id"]),
    ),
    mock("get", "/api/contract_lanes/{contract_lane_id}/history", () => ({ items: [], is_complete: true })),

    mock("get", "/api/quote_report", ({ query }) => reportOf(customers.rows[0], query.get("by"))),

    mock("get", "/api/quote_settings", () => quoteSettings),
    mock("put", "/api/cost_model", ({ body: { version, ...body } }) => {
      quoteSettings.cost_model = { ...body, version: (version ?? 0) + 1, updated_at: daysFromNow(0) };
      return quoteSettings.cost_model;
    }),
    mock("put", "/api/diesel_prices", ({ body }) => {
      const price = { ...body, id: nextId(), entered_by: "Dana Whitfield", updated_at: daysFromNow(0) };
      quoteSettings.diesel_prices = [price, ...quoteSettings.diesel_prices];
      return price;
    }),
    mock("post", "/api/fuel_programs", ({ body }) => {
      const at = daysFromNow(0);
      const program = { ...body, id: nextId(), version: 1, created_at: at, updated_at: at };
      quoteSettings.fuel_programs = [...quoteSettings.fuel_programs, program];
      return program;
    }),

    mock("post", "/api/public_quotes/open", ({ body }) => answer(body.token, {})),
    mock("post", "/api/public_quotes/print", ({ body: { token } }) =>
      token === OFFER_TOKEN
        ? { url: "/blobs/offer-paper", expires_at: instant(new Date()) }
        : mockProblem(404, { code: "not_found", message: "There is no such record." }),
    ),
    mock("post", "/api/quotes/{quote_id}/print", ({ params }) => ({
      url: `/blobs/quote-${params["quote_id"]}`,
      expires_at: instant(new Date()),
    })),
    mock("post", "/api/public_quotes/accept", ({ body }) =>
      answer(body.token, {
        status: "accepted",
        notice: { code: "accepted", message: "This quote has been accepted." },
        accepted_by: body.name,
      }),
    ),
    mock("post", "/api/public_quotes/decline", ({ body }) =>
      answer(body.token, {
        status: "declined",
        notice: { code: "declined", message: "This quote has been declined." },
      }),
    ),
  ];

  function answer(token: string, changes: Partial<Offer>): Offer | Response {
    if (token !== OFFER_TOKEN) return mockProblem(404, { code: "not_found", message: "There is no such record." });
    return { ...offerOf(quotes.one(({ number }) => number === "Q-1005")), ...changes };
  }
}

function reportOf(customer: { id: string; name: string } | undefined, by: string | null): QuoteReport {
  const result = {
    sent_count: 9,
    won_count: 4,
    missed_count: 3,
    win_rate_percent: "57.1",
    sent_cents: 1_842_000,
    won_cents: 812_000,
    average_response_minutes: 34,
    scored_count: 3,
    quoted_margin_percent: "24.0",
    realized_margin_percent: "21.5",
  };
  const name = by === "lane" ? "Joliet, IL → Dallas, TX" : (customer?.name ?? "");
  return {
    totals: result,
    rows: [{ id: customer?.id, name, result }],
    loss_reasons: [{ reason: "price", count: 2, cents: 402_000 }],
    average_price_gap_cents: 18_500,
    open: {
      draft_count: 2,
      pending_approval_count: 1,
      awaiting_count: 1,
      awaiting_cents: 185_000,
      accepted_count: 1,
      currency: "USD",
    },
  };
}

/** A quote as its customer sees it. */
export function offerOf(quote: Quote): Offer {
  return {
    status: "open",
    number: quote.number,
    kind: quote.kind,
    carrier: {
      name: "Prairie Crest Transport LLC",
      dot_number: "3914427",
      phone: "+18155550100",
      email: "quotes@prairiecrest.example",
      contact_name: quote.created_by,
      brand: { color: "#8a1c2b", logo_url: "/blobs/logo" },
    },
    customer_name: quote.customer?.name ?? "",
    equipment: quote.equipment,
    commodity: quote.commodity,
    weight_pounds: quote.weight_pounds,
    is_hazmat: quote.is_hazmat,
    is_team_required: quote.is_team_required,
    loaded_miles: quote.loaded_miles,
    stops: quote.stops.map((stop) => ({
      kind: stop.kind,
      facility_name: stop.facility.name,
      city: stop.facility.address.city,
      state: stop.facility.address.state,
      schedule: stop.schedule,
      time_zone: stop.time_zone,
      earliest_at: stop.earliest_at,
    })),
    charges: quote.charges.map(({ code, basis, quantity, rate, amount_cents }) => ({
      code,
      basis,
      quantity,
      rate,
      amount_cents,
    })),
    total_cents: quote.total_cents,
    currency: quote.currency,
    terms: "Two hours free at each stop, then $60 an hour.",
    valid_until: quote.valid_until,
  };
}
