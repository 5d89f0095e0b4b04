import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { daysFromNow, instant, nextId } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { Offer } from "../freight/quotes/offer/offer.queries";
import type { Quote, QuoteInput, QuoteReport } from "../freight/quotes/quotes.queries";
import { chargeOf, stopOf } from "./load-inputs";
import { aQuote, aQuoteCharge, estimateOf, quoteSummaryOf, settleQuote, versionOf, without } from "./quote-world";
import type { World } from "./world";

/** The token of the one link that the mocks know. */
export const OFFER_TOKEN = "the-token-of-themail";

/** Quotes from a question to a load. What the server would compute is computed roughly. */
export function quoteHandlers(world: World): RequestHandler[] {
  const { quotes, quoteSettings, customers, loads } = world;

  const change = (id: string | undefined, version: number, work: (quote: Quote) => void) => {
    const quote = quotes.find(id);
    if (!quote) return mockProblem(404, { code: "not_found", message: "There is no such quote." });
    if (version !== quote.version)
      return mockProblem(409, { code: "version_stale", message: "Somebody else has changed this quote meanwhile." });
    work(quote);
    quote.version += 1;
    return settleQuote(quote);
  };

  const contentOf = (input: QuoteInput): Partial<Quote> => {
    const { customer_id, stops, charges, valid_until, ...rest } = without(input, "requested_at");
    const customer = customers.find(customer_id);
    const priced = charges.map((charge) => aQuoteCharge(without(chargeOf(charge), "status", "version")));
    const total_cents = priced.reduce((total, { amount_cents }) => total + amount_cents, 0);
    return {
      ...rest,
      customer: customer && { id: customer.id, name: customer.name },
      stops: stops.map((stop, index) => without(stopOf(world, stop, index + 1), "timeliness", "events", "version")),
      charges: priced,
      total_cents,
      estimate: estimateOf(total_cents),
      valid_until: valid_until ?? daysFromNow(2),
    };
  };

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
      return rows.page(
        query,
        (row) =>
          among("status", row.status) && among("customer_id", row.customer?.id ?? "") && row.status !== "superseded",
      );
    }),
    mock("post", "/api/quotes", ({ body }) =>
      quotes.add(aQuote({ ...contentOf(body), number: `Q-${1002 + quotes.rows.length}` })),
    ),
    mock("get", "/api/quotes/{quote_id}", ({ params }) => quotes.read(params["quote_id"])),
    mock("put", "/api/quotes/{quote_id}", ({ params, body: { version, ...body } }) =>
      change(params["quote_id"], version, (quote) => Object.assign(quote, contentOf(body))),
    ),
    mock("post", "/api/quote_preview", ({ body }) => {
      const amounts_cents = body.charges.map((charge) => chargeOf(charge).amount_cents);
      const total_cents = amounts_cents.reduce((total, cents) => total + cents, 0);
      return {
        amounts_cents,
        total_cents,
        currency: "USD",
        ...(body.loaded_miles ? { estimate: estimateOf(total_cents) } : {}),
        warnings: body.loaded_miles
          ? []
          : [{ code: "margin_unknown", message: "Without a cost model and loaded miles nobody knows the margin." }],
      };
    }),
    mock("post", "/api/quotes/{quote_id}/request_approval", ({ params, body }) =>
      change(params["quote_id"], body.version, (quote) => (quote.status = "pending_approval")),
    ),
    mock("post", "/api/quotes/{quote_id}/approve", ({ params, body }) =>
      change(params["quote_id"], body.version, (quote) => (quote.status = "approved")),
    ),
    mock("post", "/api/quotes/{quote_id}/return", ({ params, body }) =>
      change(params["quote_id"], body.version, (quote) => {
        quote.status = "draft";
        quote.closed_reason = body.reason;
      }),
    ),
    mock("post", "/api/quotes/{quote_id}/send", ({ params, body }) => {
      const quote = change(params["quote_id"], body.version, (one) => {
        one.status = one.status === "viewed" ? "viewed" : "sent";
        one.sent_at = daysFromNow(0);
        one.sent_to = body.email;
      });
      return quote instanceof Response
        ? quote
        : { quote, link: `https://haul.example/apps/quotation/offer#${OFFER_TOKEN}` };
    }),
    mock("post", "/api/quotes/{quote_id}/accept", ({ params, body }) =>
      change(params["quote_id"], body.version, (quote) => {
        quote.status = "accepted";
        quote.accepted_by = body.name;
      }),
    ),
    mock("post", "/api/quotes/{quote_id}/lose", ({ params, body }) =>
      change(params["quote_id"], body.version, (quote) => {
        quote.status = "lost";
        quote.loss_reason = body.reason;
        quote.competitor = body.competitor;
        quote.price_gap_cents = body.price_gap_cents;
      }),
    ),
    mock("post", "/api/quotes/{quote_id}/reopen", ({ params, body }) =>
      change(params["quote_id"], body.version, (quote) => {
        quote.status = "sent";
        quote.valid_until = body.valid_until ?? quote.valid_until;
      }),
    ),
    mock("post", "/api/quotes/{quote_id}/withdraw", ({ params, body }) =>
      change(params["quote_id"], body.version, (quote) => (quote.status = "withdrawn")),
    ),
    mock("post", "/api/quotes/{quote_id}/revise", ({ params, body }) => {
      const before = change(params["quote_id"], body.version, (quote) => (quote.status = "superseded"));
      if (before instanceof Response) return before;
      const revision = before.revision + 1;
      const made = aQuote({
        ...before,
        id: nextId(),
        status: "draft",
        revision,
        number: `${before.number}-${revision}`,
        versions: [],
      });
      made.versions = [versionOf(made), versionOf(before)];
      before.versions = made.versions;
      return quotes.add(made);
    }),
    mock("post", "/api/quotes/{quote_id}/copy", ({ params }) => {
      const source = quotes.find(params["quote_id"]);
      if (!source) return mockProblem(404, { code: "not_found", message: "There is no such quote." });
      return quotes.add(
        aQuote({
          ...source,
          id: nextId(),
          status: "draft",
          number: `Q-${1002 + quotes.rows.length}`,
          versions: [],
          version: 1,
        }),
      );
    }),
    mock("post", "/api/quotes/{quote_id}/convert", ({ params, body }) => {
      const quote = change(params["quote_id"], body.version, (one) => (one.status = "converted"));
      const [load] = loads.rows;
      return quote instanceof Response || !load
        ? mockProblem(409, { code: "quote_not_in_state", message: "No." })
        : load;
    }),

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
    mock("post", "/api/fuel_programmes", ({ body }) => {
      const at = daysFromNow(0);
      const programme = { ...body, id: nextId(), version: 1, created_at: at, updated_at: at };
      quoteSettings.fuel_programmes = [...quoteSettings.fuel_programmes, programme];
      return programme;
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
        state: "accepted",
        notice: { code: "accepted", message: "This quote has been accepted." },
        accepted_by: body.name,
      }),
    ),
    mock("post", "/api/public_quotes/decline", ({ body }) =>
      answer(body.token, {
        state: "declined",
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
    state: "open",
    number: quote.number,
    kind: quote.kind,
    carrier: {
      name: "Prairie Crest Transport LLC",
      dot_number: "3914427",
      phone: "+18155550100",
      email: "quotes@prairiecrest.example",
      contact_name: quote.created_by,
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
