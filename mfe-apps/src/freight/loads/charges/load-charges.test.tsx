import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { aCharge } from "@haul/testing/sample";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";
import type { Load } from "../loads.queries";

const { open, sent, bodySent, world, loadOf } = testWorld();

const ASSIGNED = "104218";
const DELIVERED = "104206";

const openLoad = async (number: string, permissions?: string[]) => {
  const page = await open(`/apps/loads/${loadOf(number).id}`, permissions);
  await screen.findByRole("heading", { name: `Load ${number}` });
  return page;
};
const panel = (name: string) => screen.findByRole("region", { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string | RegExp) => screen.findByRole("dialog", { name });

/** Opens the menu and lists what it offers. */
async function offered(): Promise<string[]> {
  await press("More");
  return (await screen.findAllByRole("menuitem")).map((item) => item.textContent);
}

describe("charges", () => {
  it("are added; the server computes the amount", async () => {
    const { charges } = loadOf(ASSIGNED);
    willBecome(loadOf(ASSIGNED), {
      charges: [...charges, aCharge({ code: "DETENTION", basis: "per_hour", rate: "60.0000", amount_cents: 15_000 })],
    });
    await openLoad(ASSIGNED);
    await press("Add charge");
    const inside = await dialog("Add charge");
    await choose("Charge", "Detention", { inside });
    await choose("Basis", "Per hour", { inside });
    await fill("Hours", "2.5", { inside });
    await fill("Rate per hour ($)", "60", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Add charge" }));
    await waitFor(async () => expect(await panel("Charges")).toHaveTextContent("$150.00"));
    expect(await bodySent("POST", /\/charges$/)).toEqual({
      version: 1,
      code: "DETENTION",
      basis: "per_hour",
      quantity: "2.5",
      rate: "60",
    });
    expect(sent("POST", /\/charges$/)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("count as approved with the name of who agreed, which line haul and fuel do without", async () => {
    await openLoad(ASSIGNED);
    await press("Add charge");
    const inside = await dialog("Add charge");
    expect(within(inside).getByRole("combobox", { name: "Charge" })).toHaveValue("Detention");
    await choose("Charge", "Fuel surcharge", { inside });
    expect(within(inside).queryByRole("textbox", { name: "Approved by" })).not.toBeInTheDocument();
    await choose("Charge", "Lumper", { inside });
    await fill("Amount ($)", "150", { inside });
    await fill("Approved by", "L-4471", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Add charge" }));
    await waitFor(async () =>
      expect(await bodySent("POST", /\/charges$/)).toMatchObject({ code: "LUMPER", approval_reference: "L-4471" }),
    );
  });

  it("are approved only with the name of who agreed", async () => {
    const load = loadOf(ASSIGNED);
    const lumper = aCharge({ code: "LUMPER", rate: "150.0000", amount_cents: 15_000, status: "denied" });
    load.charges.push({ ...lumper, review_reason: "denied_with_tonu" });
    await openLoad(ASSIGNED);
    await press("Change Lumper");
    const inside = await dialog("Change charge");
    expect(inside).toHaveTextContent("Denied when the truck was not used. Approve it or deny it again.");
    await choose(/^Status/, "Approved", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Save charge" }));
    const refusal = "Enter the customer contact or approval number";
    expect(await within(inside).findByText(refusal)).toBeInTheDocument();
    expect(sent("PATCH")).toEqual([]);
    await fill(/^Approved by/, "L-4471", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Save charge" }));
    await waitFor(async () =>
      expect(await bodySent("PATCH", /\/charges\//)).toMatchObject({
        status: "approved",
        approval_reference: "L-4471",
      }),
    );
  });

  it("show what waits for the customer apart, and what the rate confirmation says", async () => {
    const load = loadOf(ASSIGNED);
    Object.assign(load, {
      pending_cents: 15_000,
      rate_confirmation_cents: load.total_cents + 5_000,
      rate_difference_cents: -5_000,
    });
    await openLoad(ASSIGNED);
    expect(await panel("Charges")).toHaveTextContent("PendingWaiting for the customer, not in the total$150.00");
    expect(await panel("Charges")).toHaveTextContent("Difference−$50.00");
    expect(await panel("Load")).toHaveTextContent("$1,858.40−$50.00");
  });

  it("are refused in the dialog when the rate is no amount", async () => {
    await openLoad(ASSIGNED);
    await press("Add charge");
    const inside = await dialog("Add charge");
    await fill("Amount ($)", "a lot", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Add charge" }));
    expect(await within(inside).findByText("Enter an amount, such as 1850 or 2.45")).toBeInTheDocument();
    expect(within(inside).getByRole("textbox", { name: "Amount ($)" })).toHaveFocus();
    expect(sent("POST")).toEqual([]);
  });

  it("are changed, and an emptied description is cleared", async () => {
    const load = loadOf(ASSIGNED);
    const { charges } = load;
    load.charges = charges.map((charge) =>
      charge.code === "LINE_HAUL" ? { ...charge, description: "As agreed by phone" } : charge,
    );
    willBecome(load, { charges });
    await openLoad(ASSIGNED);
    await press("Change Line haul");
    const inside = await dialog("Change charge");
    await fill("Description", "", { inside });
    await userEvent.click(within(inside).getByRole("button", { name: "Save charge" }));
    await waitFor(async () => expect(await panel("Charges")).not.toHaveTextContent("As agreed by phone"));
    expect(await bodySent("PATCH", /\/charges\//)).toMatchObject({ rate: "1650", description: null });
  });

  it("are removed after asking", async () => {
    const { charges } = loadOf(ASSIGNED);
    const [fuel] = charges.filter(({ code }) => code === "FUEL");
    willBecome(loadOf(ASSIGNED), { charges: charges.filter((charge) => charge !== fuel) });
    await openLoad(ASSIGNED);
    await press("Remove Fuel surcharge");
    await userEvent.click(
      within(await dialog("Remove fuel surcharge?")).getByRole("button", { name: "Remove charge" }),
    );
    await waitFor(async () => expect(await panel("Charges")).not.toHaveTextContent("Fuel"));
    expect(await bodySent("POST", new RegExp(`${fuel?.id}/remove$`))).toEqual({ version: 1 });
  });

  it("are read-only behind the financial lock, as are times and papers", async () => {
    const load = loadOf(DELIVERED);
    load.allowed_actions = ["copy"];
    load.billing_status = "approved";
    await openLoad(DELIVERED);
    expect(await panel("Charges")).toHaveTextContent("Line haul");
    const changes = /charge$|^Correct times$|^Actions of /;
    expect(screen.queryByRole("button", { name: changes })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("tab", { name: "Papers" }));
    expect(await within(await panel("Documents")).findByText("Rate confirmation")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: changes })).not.toBeInTheDocument();
    expect(await offered()).toEqual(["Copy load"]);
  });
});

describe("fuel", () => {
  const SURCHARGE: NonNullable<Load["fuel_surcharge"]> = {
    program: "Standard",
    region: "us",
    pickup_week_on: "2026-11-16",
    week_on: "2026-11-16",
    weeks_old: 0,
    price: "3.8870",
    peg: "1.2500",
    rate: "0.4395",
    is_by_hand: false,
  };
  const program = () => {
    const [first] = world().quoteSettings.fuel_programs;
    if (!first) throw new Error("The world has a fuel program.");
    return first;
  };
  const putOn = (changes: Partial<typeof SURCHARGE> = {}) =>
    Object.assign(loadOf(ASSIGNED), {
      fuel_program_id: program().id,
      fuel_surcharge: { ...SURCHARGE, ...changes },
    });

  it("shows the basis of the surcharge, and which charge the program made", async () => {
    const load = putOn();
    Object.assign(load.charges[1] ?? {}, { follows_miles: true, is_from_program: true });
    await openLoad(ASSIGNED);
    const charges = await panel("Charges");
    expect(charges).toHaveTextContent("Standard: diesel $3.887, week of Nov 16 · peg $1.25 · $0.4395 a mile");
    expect(charges).not.toHaveTextContent("older than the pickup");
    expect(within(charges).getByRole("row", { name: /^Fuel surcharge/ })).toHaveTextContent(
      "352 × $0.45 per mile, updates with miles Fuel program",
    );
    expect(within(charges).getByRole("row", { name: /^Line haul/ })).not.toHaveTextContent("Fuel program");
  });

  it("shows what is missing", async () => {
    const problem =
      "No diesel price for the week of Nov 16, 2026 (U.S. average) yet. An older one is used until you enter it.";
    putOn({ week_on: "2026-11-09", weeks_old: 1, problem });
    await openLoad(ASSIGNED);
    const charges = await panel("Charges");
    expect(charges).toHaveTextContent("Price is 1 week older than the pickup");
    expect(within(charges).getByRole("alert")).toHaveTextContent(problem);
  });

  it("is left out of charges entered by hand", async () => {
    putOn({ is_by_hand: true });
    await openLoad(ASSIGNED);
    expect(await panel("Charges")).toHaveTextContent("A fuel charge was entered by hand, so the program adds none.");
  });

  it("is taken off its program, and put on one", async () => {
    putOn();
    const off = { fuel_program_id: undefined, fuel_surcharge: undefined };
    willBecome(loadOf(ASSIGNED), off, { fuel_program_id: program().id, fuel_surcharge: SURCHARGE });
    await openLoad(ASSIGNED);
    await press("Change fuel program");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Remove the fuel program" }));
    await press("Apply a fuel program");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Standard: $0.4395 per mile" }));
    expect(await screen.findByRole("button", { name: "Change fuel program" })).toBeInTheDocument();
    const bodies = await Promise.all(sent("PATCH", /^\/api\/loads\//).map((request) => request.body()));
    expect(bodies).toEqual([
      { version: 1, fuel_program_id: null },
      { version: 2, fuel_program_id: program().id },
    ]);
  });

  it("is left alone by those who may not change charges", async () => {
    putOn();
    await openLoad(ASSIGNED, ["loads:read", "quotes:read"]);
    expect(await panel("Charges")).toHaveTextContent("Standard: diesel $3.887");
    expect(screen.queryByRole("button", { name: /fuel program/ })).not.toBeInTheDocument();
  });
});
