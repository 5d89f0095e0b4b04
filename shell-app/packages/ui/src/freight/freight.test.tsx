import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../testing";
import { chargeBasis } from "./charges-table";
import { statusLook, statusLooks, statusOptions } from "./status";
import { invoiceCarrier, paymentTerms } from "./invoice-parties";
import { StatusBadge } from "./status-badge";
import { StopSchedule } from "./stop-list";
import { ExpiryBadge, LaneLabel, StopTime } from "./values";

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

  it("reads a lane aloud", () => {
    const { container } = renderUi(
      <LaneLabel origin={{ city: "Joliet", state: "IL" }} destination={{ city: "Dallas", state: "TX" }} />,
    );
    expect(container).toHaveTextContent("Joliet, ILDallas, TX");
    expect(screen.getByRole("img", { name: "to" })).toBeInTheDocument();
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
