import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../testing";
import { ChargesTable, chargeBasis } from "./charges-table";
import { codeWord } from "./codes";
import { DocumentList, type DocumentView } from "./document-list";
import type { ChargeView, StopEventView } from "./types";
import { statusLook, statusLooks, statusOptions } from "./status";
import { invoiceCarrier, paymentTerms } from "./invoice-parties";
import { StatusBadge } from "./status-badge";
import { StopList, StopSchedule } from "./stop-list";
import { ExpiryBadge, LaneLabel, laneWords, StopTime } from "./values";

const kinds = Object.entries(statusLooks);

describe("statuses", () => {
  it.each(kinds)("every %s status has a word and an icon, and no two share their word", (_, kind) => {
    const looks = Object.keys(kind).map((status) => statusLook(kind, status));
    expect(looks.every(({ word, icon }) => word !== "" && Boolean(icon))).toBe(true);
    expect(new Set(looks.map(({ word }) => word)).size).toBe(looks.length);
  });

  it("covers every status of a load's two tracks", () => {
    expect(statusOptions("load").map(({ value }) => value)).toEqual([
      "draft",
      "booked",
      "assigned",
      "dispatched",
      "en_route_pickup",
      "at_pickup",
      "loaded",
      "in_transit",
      "at_delivery",
      "delivered",
      "cancelled",
      "tonu",
      "on_hold",
      "breakdown",
    ]);
    expect(statusOptions("billing").map(({ value }) => value)).toEqual([
      "not_ready",
      "docs_pending",
      "ready_for_review",
      "exception",
      "on_hold",
      "sent_back_to_ops",
      "approved",
      "invoiced",
      "partially_paid",
      "paid",
      "written_off",
    ]);
  });

  it("keeps red for what is late, blocked or refused", () => {
    const bad = kinds.flatMap(([, kind]) => Object.values(kind)).filter(({ tone }) => tone === "bad");
    expect(bad.map(({ word }) => word)).toEqual([
      "Breakdown",
      "Exception",
      "Late",
      "Out of service",
      "Out of service",
      "Denied",
      "Declined",
    ]);
  });

  it("spells out a status that this build does not know", () => {
    expect(statusLook("load", "at_customs")).toMatchObject({ word: "At customs", tone: "neutral" });
    renderUi(<StatusBadge kind="load" status="in_transit" />);
    expect(screen.getByText("In transit")).toBeInTheDocument();
  });

  it("says why it is so, else what it means", () => {
    renderUi(
      <>
        <StatusBadge kind="timeliness" status="late" title="Due at Trinity 20 min ago." />
        <StatusBadge kind="timeliness" status="unknown" title="" />
      </>,
    );
    expect(screen.getByTitle("Due at Trinity 20 min ago.")).toHaveTextContent("Late");
    expect(screen.getByTitle("On the road without an ETA")).toHaveTextContent("No ETA");
  });

  it("takes the looks of a record, with icons and kinds that only a newer build has", () => {
    const looks = { open: { word: "Waiting", tone: "attention", icon: "clock" } } as const;
    renderUi(<StatusBadge kind={looks} status="open" />);
    expect(screen.getByText("Waiting")).toBeInTheDocument();
    expect(statusOptions(looks)).toEqual([{ value: "open", label: "Waiting" }]);
    const newer = { open: { ...looks.open, icon: "hologram" as "clock" } };
    expect(statusLook(newer, "open").icon).toBe(statusLook("load", "at_customs").icon);
    expect(statusLook("claim" as "load", "sent_back")).toMatchObject({ word: "Sent back", tone: "neutral" });
  });
});

describe("times, lanes and papers", () => {
  it("shows a stop's time in the stop's zone, and how far away on hover", () => {
    renderUi(<StopTime at="2020-11-23T14:00:00Z" zone="America/Chicago" />);
    const time = screen.getByText("Mon, Nov 23, 2020, 08:00 CST");
    expect(time).toHaveAttribute("datetime", "2020-11-23T14:00:00Z");
    expect(time.title).toMatch(/years ago/);
  });

  it("says when an appointment is not confirmed", () => {
    const { container } = renderUi(
      <StopSchedule
        stop={{
          schedule: "appointment",
          earliest_at: "2020-11-23T14:00:00Z",
          time_zone: "America/Chicago",
          is_appointment_confirmed: false,
        }}
      />,
    );
    expect(container).toHaveTextContent("08:00 CST · not confirmed");
  });

  it.each([false, true])("reads a lane aloud in the page's language; as one line: %s", (isLine) => {
    const [origin, destination] = [
      { city: "Joliet", state: "IL" },
      { city: "Dallas", state: "TX" },
    ];
    renderUi(
      <>
        <button>
          <LaneLabel {...{ origin, destination, isLine }} />
        </button>
        <LaneLabel {...{ origin, destination, isLine }} arrow="a" />
      </>,
    );
    expect(screen.getByRole("button")).toHaveAccessibleName(laneWords(origin, destination));
    expect(laneWords(origin, destination)).toBe("Joliet, IL to Dallas, TX");
    expect(screen.getByRole("img", { name: "a" })).toHaveClass("tabler-icon-arrow-narrow-right");
  });

  it.each([
    ["company", "Company driver"],
    ["owner_operator", "Owner-operator"],
  ])("says what a %s driver is", (kind, word) => {
    expect(codeWord("driverKind", kind)).toBe(word);
  });

  it.each([
    ["2026-11-20", "Expires today"],
    ["2026-11-21", "Expires in 1 day"],
    ["2026-12-20", "Expires in 30 days"],
    ["2026-12-21", "Dec 21, 2026"],
    ["2026-11-19", "Expired Nov 19, 2026"],
    [null, "Not on file"],
  ])("shows a paper until %s as %s", (on, text) => {
    renderUi(<ExpiryBadge on={on} now={new Date("2026-11-20T12:00:00Z")} />);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

const aCharge: ChargeView = {
  id: "1",
  code: "LINE_HAUL",
  basis: "flat",
  quantity: "1.000",
  rate: "1500.0000",
  amount_cents: 150_000,
  currency: "USD",
  status: "approved",
};

describe("what the charges come to", () => {
  const sum = (name: RegExp) => screen.getByRole("row", { name });

  it("keeps apart what the customer agreed to and what waits, and compares with the rate confirmation", () => {
    renderUi(
      <ChargesTable charges={[aCharge]} totalCents={150_000} pendingCents={15_000} rateConfirmationCents={155_000} />,
    );
    expect(sum(/^Total/)).toHaveTextContent("$1,500.00");
    expect(sum(/^Pending/)).toHaveTextContent("Waiting for the customer, not in the total");
    expect(sum(/^Pending/)).toHaveTextContent("$150.00");
    expect(sum(/^Rate confirmation/)).toHaveTextContent("$1,550.00");
    expect(sum(/^Difference/)).toHaveTextContent("−$50.00");
  });

  it("has one sum where nothing waits and no rate confirmation is known", () => {
    renderUi(<ChargesTable charges={[aCharge]} totalCents={150_000} />);
    expect(screen.getAllByRole("rowheader").map((header) => header.textContent)).toEqual(["Total"]);
  });

  it("says why a charge needs a review", () => {
    const charge = { ...aCharge, status: "denied", review_reason: "denied_with_tonu" } as const;
    renderUi(<ChargesTable charges={[charge]} totalCents={0} />);
    expect(screen.getByText(/Denied when the truck was not used\. Approve it or deny it again\./)).toBeInTheDocument();
  });
});

describe("times at a stop", () => {
  const recorded = (changes: Partial<StopEventView>): StopEventView => ({
    id: "1",
    kind: "arrived",
    occurred_at: "2026-11-22T12:00:00Z",
    source: "driver",
    is_estimated: false,
    ...changes,
  });
  const ADDRESS = { line1: "1 Main St", city: "Joliet", state: "IL", postal_code: "60431", country: "US" };
  const show = (event: StopEventView, address = ADDRESS) => {
    renderUi(
      <StopList
        stops={[
          {
            id: "s1",
            kind: "pickup",
            time_zone: "America/Chicago",
            schedule: "appointment",
            earliest_at: "2026-11-23T14:00:00Z",
            is_appointment_confirmed: true,
            references: [],
            timeliness: "on_time",
            facility: { name: "Joliet Distribution Center", address },
            events: [event],
          },
        ]}
      />,
    );
    return within(screen.getByRole("list", { name: "What happened here" }));
  };

  it.each<[string, Partial<StopEventView>]>([
    ["Doubtful: came 26 h early", { doubt: "too_early" }],
    ["Doubtful: reported far from the facility", { doubt: "far_away" }],
    ["Doubtful: faster than a truck can drive", { doubt: "too_fast" }],
    ["Doubtful: left within 5 minutes", { kind: "departed", doubt: "too_short" }],
    ["Not confirmed", { is_estimated: true }],
  ])("are marked in words: %s", (words, changes) => {
    expect(show(recorded(changes)).getByText(words)).toBeInTheDocument();
  });

  it.each([
    [{}, "Pickup · 1 Main St, Joliet, IL 60431"],
    [{ line1: "" }, "Pickup · Joliet, IL 60431 · Street not known yet"],
    [{ line1: "", postal_code: "" }, "Pickup · Joliet, IL · Street not known yet"],
  ])("stand under the address, as far as it is known: %o", (changes, text) => {
    show(recorded({}), { ...ADDRESS, ...changes });
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("are not marked once confirmed, and name who confirmed them", () => {
    const confirmed = { confirmed_at: "2026-11-23T15:00:00Z", confirmed_by: "Dana Whitfield" };
    const list = show(recorded({ doubt: "too_early", ...confirmed }));
    expect(list.queryByText(/Doubtful|Not confirmed/)).not.toBeInTheDocument();
    expect(list.getByText(/confirmed by Dana Whitfield/)).toBeInTheDocument();
  });
});

describe("the signature of a paper", () => {
  const paper = (changes: Partial<DocumentView>): DocumentView => ({
    id: "1",
    kind: "proof_of_delivery",
    file_name: "pod.pdf",
    media_type: "application/pdf",
    byte_size: 2_048,
    uploaded_by: "Dana Whitfield",
    created_at: "2026-11-20T12:00:00Z",
    ...changes,
  });
  const show = (changes: Partial<DocumentView>, onSign = vi.fn()) => {
    renderUi(<DocumentList documents={[paper(changes)]} onOpen={vi.fn()} onSign={onSign} />);
    return screen.queryAllByRole("button", { name: /signed/i }).map((button) => button.textContent);
  };

  it.each<[string, Partial<DocumentView>, string[]]>([
    ["Signed", { is_signed: true }, []],
    ["Not signed", { is_signed: false }, ["Mark as signed"]],
    ["Not checked", {}, ["Mark as signed", "Not signed"]],
  ])("of a proof of delivery: %s", (word, changes, buttons) => {
    expect(show(changes)).toEqual(buttons);
    expect(screen.getAllByText(word)[0]).toBeInTheDocument();
  });

  it("is no matter of other papers", () => {
    expect(show({ kind: "rate_confirmation" })).toEqual([]);
    expect(screen.queryByText("Not checked")).not.toBeInTheDocument();
  });
});

describe("versions of a rate confirmation", () => {
  const paper = (changes: Partial<DocumentView>): DocumentView => ({
    id: "d",
    kind: "rate_confirmation",
    file_name: "ratecon.pdf",
    media_type: "application/pdf",
    byte_size: 1000,
    uploaded_by: "Dana",
    created_at: "2026-11-20T14:00:00Z",
    ...changes,
  });

  it("say which is the current one, and how many pages each has", () => {
    const documents = [
      paper({ id: "1", revision: 1, is_superseded: true, page_count: 1 }),
      paper({ id: "2", revision: 2, page_count: 3 }),
      paper({ id: "3", kind: "bill_of_lading" }),
    ];
    renderUi(<DocumentList documents={documents} onOpen={vi.fn()} />);
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Rate confirmation v1 Superseded .* 1 page ·/);
    expect(rows[1]).toMatch(/^Rate confirmation v2 Current .* 3 pages ·/);
    expect(rows[2]).not.toMatch(/v\d|page/);
  });

  it("are not numbered while there is one, whatever its pages", () => {
    const pages = [paper({ id: "1", revision: 1 }), paper({ id: "2", revision: 1 })];
    renderUi(<DocumentList documents={pages} onOpen={vi.fn()} />);
    expect(screen.getAllByRole("button", { name: "Rate confirmation" })).toHaveLength(2);
    expect(screen.queryByText("Current")).not.toBeInTheDocument();
  });
});

describe("charges", () => {
  it.each<[Omit<Parameters<typeof chargeBasis>[0], "currency">, string]>([
    [{ basis: "per_mile", quantity: "412.000", rate: "2.4500" }, "412 × $2.45 per mile"],
    [{ basis: "percent", quantity: "1.000", rate: "18.5000" }, "18.5% of line haul"],
    [{ basis: "flat", quantity: "1.000", rate: "250.0000" }, ""],
    [{ basis: "flat", quantity: "2.000", rate: "75.0000" }, "2 × $75.00"],
    [{ basis: "per_hour", quantity: "1.500", rate: "60.0000" }, "1.5 × $60.00 per hour"],
  ])("%o reads %s", (charge, text) => {
    expect(chargeBasis({ ...charge, currency: "USD" })).toBe(text);
  });
});

describe("invoices", () => {
  it.each([
    [0, "Due on receipt"],
    [30, "Net 30"],
  ])("%d days are %s", (days, terms) => {
    expect(paymentTerms(days)).toBe(terms);
  });

  it("sends payment to the remit-to address where there is one", () => {
    const address = (line1: string) => ({ line1, city: "Columbus", state: "OH", postal_code: "43207" });
    const company = {
      legal_name: "Ironwood Carriers LLC",
      dot_number: "3284417",
      docket_numbers: [{ kind: "MC", number: "1127734" }],
    };
    const physical = address("1820 Alum Creek Drive");
    expect(invoiceCarrier({ ...company, addresses: { physical, remit_to: address("PO Box 88") } })).toMatchObject({
      docket_number: "MC-1127734",
      address: { line1: "PO Box 88" },
    });
    expect(invoiceCarrier({ ...company, addresses: { physical } }).address).toBe(physical);
  });
});
