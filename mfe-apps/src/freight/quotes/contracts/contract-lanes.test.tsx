import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../../../test-world";

const { open, sent, bodySent, world, quoteOf } = testWorld();

const row = (name: RegExp) => screen.findByRole("row", { name });
const customer = (name: string) => world().customers.one((one) => one.name === name);

describe("contract lanes", () => {
  it("are listed with price, term, and how many loads came of it", async () => {
    await open("/apps/quotation/contracts");
    const flat = await row(/Joliet, IL → Columbus, OH/);
    expect(flat).toHaveTextContent("$1,910.00 flat");
    expect(flat).toHaveTextContent("In force");
    expect(flat).toHaveTextContent("2.5 of 3");
    const soon = await row(/Dallas, TX → Denver, CO/);
    expect(soon).toHaveTextContent("$2.35/mi");
    expect(soon).toHaveTextContent("12 days left");
  });

  it("are added from the list", async () => {
    const { address } = await open("/apps/quotation/contracts");
    await row(/Joliet/);
    await userEvent.click(screen.getByRole("button", { name: "Add contract lane" }));
    const form = await screen.findByRole("form", { name: "Contract lane" });
    await userEvent.click(within(form).getByRole("button", { name: "Add contract lane" }));
    expect(await within(form).findByText("Choose the customer")).toBeInTheDocument();
    expect(sent("POST", /contract_lanes$/)).toHaveLength(0);
    await choose("Customer", /Great Lakes/, { typing: "great", inside: form });
    const [from, to] = [within(form).getByLabelText("From *"), within(form).getByLabelText("To *")];
    await userEvent.type(from, "Memphis");
    await userEvent.type(to, "Atlanta");
    await choose("From state", /Tennessee/, { typing: "tenn", inside: form });
    await choose("To state", /Georgia/, { typing: "geor", inside: form });
    await fill("Rate ($)", "1450", { inside: form });
    await userEvent.click(within(form).getByRole("button", { name: "Add contract lane" }));
    await waitFor(() => expect(address()).toMatch(/contract_lane=/));
    expect(await bodySent("POST", /contract_lanes$/)).toMatchObject({
      customer_id: customer("Great Lakes Logistics").id,
      origin_city: "Memphis",
      origin_state: "TN",
      destination_city: "Atlanta",
      destination_state: "GA",
      basis: "flat",
      rate: "1450.0000",
    });
  });

  it("are made from a quote", async () => {
    await open(`/apps/quotation/${quoteOf("Q-1004").id}`);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Make a contract lane" }));
    const form = await screen.findByRole("form", { name: "Contract lane" });
    await userEvent.click(within(form).getByRole("button", { name: "Add contract lane" }));
    await waitFor(() => expect(sent("POST", /contract_lanes$/)).toHaveLength(1));
    expect(await bodySent("POST", /contract_lanes$/)).toMatchObject({
      origin_city: "Columbus",
      destination_city: "Joliet",
      rate: "1850.0000",
      quote_id: quoteOf("Q-1004").id,
    });
  });

  it("offer their price while a load is booked", async () => {
    await open("/apps/loads/new");
    const form = await screen.findByRole("form", { name: "New load" });
    const stop = (name: string) => within(form).findByRole("group", { name });
    await choose("Customer", /Great Lakes/, { typing: "great" });
    await choose("Facility", /Joliet/, { inside: await stop("Stop 1: pickup") });
    const when = await within(await stop("Stop 1: pickup")).findByRole("group", { name: "Appointment" });
    await fill("Date", "11/23/2026", { inside: when });
    await fill(/^Time/, "0800", { inside: when });
    expect(screen.queryByText("Contract price")).not.toBeInTheDocument();
    await choose("Facility", /Columbus/, { inside: await stop("Stop 2: delivery") });
    const offer = await screen.findByRole("status", { name: "Contract price" });
    expect(offer).toHaveTextContent("$1,910.00 flat, fuel included");
    await userEvent.click(within(offer).getByRole("button", { name: "Use this price" }));
    expect(await within(offer).findByText("In the charges")).toBeInTheDocument();
    const charges = await within(form).findByRole("group", { name: "Charges" });
    expect(within(charges).getByLabelText(/^Amount/)).toHaveValue("1910");
    expect(sent("GET", /contract_lanes$/).at(-1)?.query).toMatchObject({
      customer_id: customer("Great Lakes Logistics").id,
      equipment: "dry_van",
      on: "2026-11-23",
    });
  });
});
