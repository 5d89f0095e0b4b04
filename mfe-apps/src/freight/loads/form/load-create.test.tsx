import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { aLoad } from "@haul/testing/sample";
import { OVER_LIMIT, creditRefusal } from "../../../mocks/credit-handlers";
import { COLLEAGUE } from "../../../mocks/office-handlers";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const CREATE = /^\/api\/loads$/;
const form = () => screen.findByRole("form", { name: "New load" });
const part = async (title: string) => within(await form()).findByRole("group", { name: title });
const group = async (title: string, label: string) => within(await part(title)).findByRole("group", { name: label });

/** What a rate confirmation says at the least. */
async function fillIn() {
  await choose("Customer", /Great Lakes/, { typing: "great" });
  await appoint("Stop 1: pickup", /Joliet/, "11/23/2026", "0800");
  await appoint("Stop 2: delivery", /Columbus/, "11/24/2026", "1430");
  await fill("Amount ($)", "1850", { inside: await part("Charges") });
}

async function appoint(stop: string, facility: RegExp, day: string, time: string) {
  await choose("Facility", facility, { inside: await part(stop) });
  const when = { inside: await group(stop, "Appointment") };
  await fill("Date", day, when);
  await fill(/^Time/, time, when);
}

/** The page of the load that one is led to. */
async function page(number: string) {
  await screen.findByRole("heading", { name: `Load ${number}` });
  return document.body;
}

const press = async (name: string) => userEvent.click(within(await form()).getByRole("button", { name }));
/** A section that is folded until it is wanted. */
const section = async (name: string) => within(await form()).findByRole("button", { name });
const unfold = async (name: string) => userEvent.click(await section(name));

// A draft is kept for the next visit, and so for the next test.
afterEach(() => localStorage.clear());

describe("booking a load", () => {
  it("books the least that a rate confirmation says, and leads to the load", async () => {
    const { address } = await open("/apps/loads/new");
    await fillIn();
    await press("Book load");
    expect(await page("104306")).toHaveTextContent("Booked");
    const [customer, joliet, columbus] = [
      world().customers.one(({ name }) => name === "Great Lakes Logistics"),
      world().facilities.one(({ address: { city } }) => city === "Joliet"),
      world().facilities.one(({ address: { city } }) => city === "Columbus"),
    ];
    expect(await bodySent("POST", CREATE)).toEqual({
      customer_id: customer.id,
      load_kind: "full_truckload",
      equipment: "dry_van",
      is_hazmat: false,
      is_team_required: false,
      is_twic_required: false,
      priority: "normal",
      is_draft: false,
      accepts_duplicate_reference: false,
      accepts_credit_risk: false,
      references: [],
      stops: [
        expect.objectContaining({ kind: "pickup", facility_id: joliet.id, earliest_local: "2026-11-23T08:00" }),
        expect.objectContaining({ kind: "delivery", facility_id: columbus.id, earliest_local: "2026-11-24T14:30" }),
      ],
      charges: [{ code: "LINE_HAUL", basis: "flat", quantity: "1", rate: "1850" }],
    });
    await waitFor(() => expect(address()).toBe(`/apps/loads/${world().loads.rows[0]?.id}`));
  });

  it("saves with Ctrl+Enter", async () => {
    await open("/apps/loads/new");
    await fillIn();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await page("104306")).toHaveTextContent("Booked");
  });

  it("says beside the fields what is missing, and goes to the first", async () => {
    await open("/apps/loads/new");
    await press("Book load");
    expect(await screen.findByText("Choose a customer")).toBeInTheDocument();
    expect(within(await part("Stop 1: pickup")).getByText("Choose a facility")).toBeInTheDocument();
    expect(within(await part("Stop 2: delivery")).getByText("Enter date and time")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Customer" })).toHaveFocus());
    expect(sent("POST")).toEqual([]);
  });

  it("wants a name for a contact's phone", async () => {
    await open("/apps/loads/new");
    await fillIn();
    await unfold("References and contact");
    await fill("Phone", "3125550142");
    await unfold("References and contact");
    await press("Book load");
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Contact" })).toHaveFocus());
    expect(screen.getByText("Enter the contact's name")).toBeInTheDocument();
    expect(sent("POST", CREATE)).toEqual([]);
  });

  it("shows the server's refusals beside their fields and keeps what was typed", async () => {
    use(
      mock("post", "/api/loads", () =>
        mockProblem(422, {
          code: "validation_failed",
          message: "Please correct the marked fields.",
          fields: [
            { path: "stops[1].earliest_local", message: "The delivery is before the pickup." },
            { path: "weight_pounds", message: "More than a truck may carry." },
          ],
        }),
      ),
    );
    await open("/apps/loads/new");
    await fillIn();
    await press("Book load");
    const delivery = within(await part("Stop 2: delivery"));
    expect(await delivery.findByText("The delivery is before the pickup.")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(within(await part("Freight")).getByText("More than a truck may carry.")).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Customer" })).toHaveValue("Great Lakes Logistics");
  });

  it("repeats a lost answer under the same key", async () => {
    let losses = 1;
    use(
      mock("post", "/api/loads", () =>
        losses-- > 0 ? Response.error() : mockProblem(409, { code: "load_known", message: "Booked already." }),
      ),
    );
    await open("/apps/loads/new");
    await fillIn();
    await press("Book load");
    expect(await screen.findByRole("alert")).toBeInTheDocument();
    await press("Book load");
    expect(await screen.findByText("Booked already.")).toBeInTheDocument();
    const [first, second] = sent("POST", CREATE).map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it("asks whether another load is meant when the customer's number is taken", async () => {
    use(
      mock("post", "/api/loads", ({ body }) =>
        body.accepts_duplicate_reference
          ? world().loads.one(() => true)
          : mockProblem(409, {
              code: "customer_reference_already_used",
              message: "This customer's reference is already on load 104218.",
            }),
      ),
    );
    await open("/apps/loads/new");
    await fillIn();
    expect(screen.queryByRole("checkbox", { name: /another load/ })).not.toBeInTheDocument();
    await press("Book load");
    await userEvent.click(await screen.findByRole("checkbox", { name: "It is another load with the same number" }));
    await press("Book load");
    expect(await page("104218")).toBeInTheDocument();
  });

  it("asks before it goes over the customer's credit limit, and books once that is accepted", async () => {
    use(mock("post", "/api/loads", ({ body }) => creditRefusal(body) ?? world().loads.one(() => true)));
    await open("/apps/loads/new");
    await fillIn();
    const asked = () => screen.findByRole("dialog", { name: "Accept the credit risk?" });
    const answer = async (name: string) => userEvent.click(within(await asked()).getByRole("button", { name }));
    await press("Book load");
    expect(await asked()).toHaveTextContent(OVER_LIMIT);
    await answer("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await press("Book load");
    await answer("Accept and book");
    expect(await page("104218")).toBeInTheDocument();
    const bodies = await Promise.all(sent("POST", CREATE).map((request) => request.body()));
    expect(bodies).toMatchObject([false, false, true].map((accepts_credit_risk) => ({ accepts_credit_risk })));
  });

  it("leaves a customer's credit to somebody else where the company wants that", async () => {
    const message = "Acme is on credit hold. Ask a user with credit approval to do this.";
    use(mock("post", "/api/loads", () => mockProblem(409, { code: "credit_needs_approval", message })));
    await open("/apps/loads/new");
    await fillIn();
    await press("Book load");
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows only what a load needs until more is wanted", async () => {
    await open("/apps/loads/new");
    const all = within(await form());
    const names = [...all.getAllByRole("textbox"), ...all.getAllByRole("combobox")].map((field) => {
      const named = field.getAttribute("aria-label") ?? (field as HTMLInputElement).labels?.[0]?.textContent ?? "";
      return named.replace(" *", "");
    });
    const stop = ["Facility", "Schedule", "Date", "Time, CST"];
    const load = ["Customer", "Load or order number", "Equipment", "Commodity", "Weight", "Amount ($)", "Basis"];
    expect(names.toSorted()).toEqual([...load, ...stop, ...stop].toSorted());
    expect(all.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("opens a folded section for the server's error in it", async () => {
    const fields = [{ path: "stops[1].instructions", message: "At most 2,000 characters." }];
    use(mock("post", "/api/loads", () => mockProblem(422, { code: "validation_failed", message: "No.", fields })));
    await open("/apps/loads/new");
    await fillIn();
    await press("Book load");
    const delivery = within(await part("Stop 2: delivery"));
    await waitFor(() => expect(delivery.getByRole("textbox", { name: "Instructions" })).toHaveFocus());
    expect(delivery.getByText("At most 2,000 characters.")).toBeInTheDocument();
    const pickup = within(await part("Stop 1: pickup"));
    expect(pickup.getByRole("button", { name: "Stop details" })).toHaveAttribute("aria-expanded", "false");
  });

  it("adds up the charges, and says which part is not agreed yet", async () => {
    await open("/apps/loads/new");
    await fillIn();
    await press("Add charge");
    const charges = await part("Charges");
    await choose("Charge", "Lumper", { inside: charges });
    const [, other] = within(charges).getAllByRole("textbox", { name: "Amount ($)" });
    if (!other) throw new Error("There is no second charge.");
    await userEvent.type(other, "125.5");
    const total = await within(charges).findByRole("group", { name: "Total" });
    expect(total).toHaveTextContent("Line haul$1,850.00Other charges$125.50Total$1,975.50");
    expect(total).toHaveTextContent("$125.50 is pending until the customer approves it.");
    await unfold("Rate confirmation and fuel");
    await fill("Rate confirmation total", "1900");
    expect(total).toHaveTextContent("Difference from the rate confirmation+$75.50");
  });

  it("is a draft by its own button only, even after that one was refused", async () => {
    await open("/apps/loads/new");
    await press("Save as draft");
    expect(await screen.findByText("Choose a customer")).toBeInTheDocument();
    await fillIn();
    await press("Book load");
    expect(await page("104306")).toHaveTextContent("Booked");
    expect(await bodySent("POST", CREATE)).toMatchObject({ is_draft: false });
  });

  it("keeps a draft", async () => {
    use(mock("post", "/api/loads", () => world().loads.add(aLoad({ number: "104306", status: "draft" }))));
    await open("/apps/loads/new");
    await fillIn();
    await press("Save as draft");
    expect(await page("104306")).toHaveTextContent("Draft");
    expect(await bodySent("POST", CREATE)).toMatchObject({ is_draft: true });
  });
});

describe("a load that is left half entered", () => {
  const RESTORED = "Restored what you had entered";

  it("is there again on the next visit, with its folded parts, until it is booked", async () => {
    await open("/apps/loads/new");
    await fillIn();
    await unfold("Notes");
    await fill("For the driver", "Two straps");
    cleanup();
    await open("/apps/loads/new");
    expect(await screen.findByText(RESTORED)).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Customer" })).toHaveValue("Great Lakes Logistics");
    expect(screen.getByRole("textbox", { name: "For the driver" })).toHaveValue("Two straps");
    await press("Book load");
    await page("104306");
    expect(await bodySent("POST", CREATE)).toMatchObject({
      driver_notes: "Two straps",
      stops: [{ earliest_local: "2026-11-23T08:00" }, { earliest_local: "2026-11-24T14:30" }],
    });
    cleanup();
    await open("/apps/loads/new");
    expect(await form()).toBeInTheDocument();
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  it("starts over, half a date included", async () => {
    await open("/apps/loads/new");
    await fill("Load or order number", "PO 7");
    cleanup();
    await open("/apps/loads/new");
    await fill("Date", "11/23/2026", { inside: await group("Stop 1: pickup", "Appointment") });
    await userEvent.click(await screen.findByRole("button", { name: "Start over" }));
    expect(screen.getByRole("textbox", { name: "Load or order number" })).toHaveValue("");
    const day = within(await group("Stop 1: pickup", "Appointment")).getByRole("textbox", { name: "Date" });
    expect(day).toHaveValue("");
  });

  it("stays a draft when booking fails", async () => {
    use(mock("post", "/api/loads", () => mockProblem(409, { code: "load_known", message: "Booked already." })));
    await open("/apps/loads/new");
    await fillIn();
    await press("Book load");
    expect(await screen.findByText("Booked already.")).toBeInTheDocument();
    cleanup();
    await open("/apps/loads/new");
    expect(await screen.findByText(RESTORED)).toBeInTheDocument();
  });

  it("does not come back once the form could not show it", async () => {
    await open("/apps/loads/new");
    await fill("Commodity", "Paper");
    const [key = ""] = Object.keys(localStorage);
    expect(key).toBe("haul.draft.01930000-0000-7000-8000-000000000001.load");
    const stored = JSON.parse(localStorage.getItem(key) ?? "") as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, equipment: "zeppelin" }));
    cleanup();
    await open("/apps/loads/new");
    expect(await form()).toBeInTheDocument();
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Equipment" })).toHaveValue("Dry van");
  });
});

describe("what a load is made of", () => {
  it("adds a customer on the spot and chooses it", async () => {
    await open("/apps/loads/new");
    await choose("Customer", "Add customer “Ozark Produce”", { typing: "Ozark Produce" });
    const dialog = within(await screen.findByRole("dialog", { name: "Add customer" }));
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue("Ozark Produce");
    await userEvent.click(dialog.getByRole("button", { name: "Add customer" }));
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Customer" })).toHaveValue("Ozark Produce"));
    expect(await bodySent("POST", /^\/api\/customers$/)).toEqual({
      name: "Ozark Produce",
      kind: "broker",
      payment_terms_days: 30,
    });
    expect(sent("POST", CREATE)).toEqual([]);
  });

  it("says which customers are on credit hold, or near their limit", async () => {
    const prairie = world().customers.one(({ name }) => name === "Prairie Foods");
    world().owed.set(prairie.id, 4_100_000);
    await open("/apps/loads/new");
    await choose("Customer", /Red River Paper.*On credit hold/, { typing: "red river" });
    const customer = within(await part("Customer"));
    expect(await customer.findByRole("status")).toHaveTextContent("Red River Paper is on credit hold.");
    await choose("Customer", /Prairie Foods/, { typing: "prairie" });
    const near = "Prairie Foods is near its credit limit: $41,000.00 of $50,000.00.";
    await waitFor(() => expect(customer.getByRole("status")).toHaveTextContent(near));
    await choose("Customer", /Great Lakes/, { typing: "great" });
    await waitFor(() => expect(customer.queryByRole("status")).not.toBeInTheDocument());
  });

  it("has its customer's fuel program, another one, or none", async () => {
    await open("/apps/loads/new");
    await fillIn();
    await unfold("Rate confirmation and fuel");
    expect(await screen.findByRole("combobox", { name: "Fuel program" })).toHaveValue("Customer's program");
    await choose("Fuel program", "None");
    await press("Book load");
    await page("104306");
    expect(await bodySent("POST", CREATE)).toMatchObject({ fuel_program_id: null });
  });

  it("asks nothing of fuel programs to those who may not read them", async () => {
    await open("/apps/loads/new", ["loads:write"]);
    await unfold("Rate confirmation and fuel");
    expect(await screen.findByRole("textbox", { name: "Rate confirmation total" })).toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Fuel program" })).not.toBeInTheDocument();
    expect(sent("GET", /quote_settings/)).toEqual([]);
  });

  it("lets a charge by the mile follow the load's miles, unless its own are typed", async () => {
    await open("/apps/loads/new");
    await fillIn();
    const charges = await part("Charges");
    await choose("Basis", "Per mile", { inside: charges });
    await fill("Rate per mile ($)", "2.45", { inside: charges });
    expect(within(charges).queryByRole("textbox", { name: "Miles" })).not.toBeInTheDocument();
    expect(await form()).toHaveTextContent("Total $0.00 plus the charge by the mile");
    await unfold("Freight details");
    await fill("Loaded miles", "352");
    // 352 miles at $2.45.
    expect(await form()).toHaveTextContent("Total $862.40Cancel");
    const follows = within(charges).getByRole("switch", { name: "Follows the load's miles 352 mi now" });
    expect(follows).toBeChecked();
    await userEvent.click(follows);
    expect(within(charges).getByRole("textbox", { name: "Miles" })).toHaveValue("352");
    await userEvent.click(follows);
    await press("Book load");
    await page("104306");
    expect(await bodySent("POST", CREATE)).toMatchObject({
      charges: [{ code: "LINE_HAUL", basis: "per_mile", rate: "2.45" }],
    });
    const { charges: booked } = (await bodySent("POST", CREATE)) as { charges: object[] };
    expect(booked[0]).not.toHaveProperty("quantity");
  });

  it("asks for the set point of reefers and the class of hazmat only", async () => {
    await open("/apps/loads/new");
    const freight = within(await part("Freight"));
    expect(freight.queryByRole("textbox", { name: "Set point" })).not.toBeInTheDocument();
    await choose("Equipment", "Reefer");
    expect(await freight.findByRole("textbox", { name: "Set point" })).toBeInTheDocument();
    await unfold("Freight details");
    const details = within(await part("Freight details"));
    expect(details.queryByRole("textbox", { name: "UN number" })).not.toBeInTheDocument();
    await userEvent.click(details.getByRole("checkbox", { name: "Hazardous materials" }));
    await fill("UN number", "UN1203", { inside: await part("Freight details") });
    expect(details.getByRole("textbox", { name: "Proper shipping name" })).toBeInTheDocument();
    await unfold("Freight details");
    expect(await section("Freight details")).toHaveAccessibleDescription("Hazmat UN1203");
  });

  it("says how it is hauled, who looks after it and under which authority", async () => {
    const mayRead = ["customers:read", "facilities:read", "company:read", "users:read"];
    await open("/apps/loads/new", ["loads:read", "loads:write", ...mayRead]);
    await fillIn();
    expect(within(await part("Freight")).queryByRole("combobox", { name: "Tarps" })).not.toBeInTheDocument();
    await choose("Equipment", "Flatbed");
    await choose("Tarps", "8 ft tarps");
    await unfold("Freight details");
    const details = await part("Freight details");
    await fill("Length", "48", { inside: details });
    await fill("Cargo value", "90000", { inside: details });
    await fill("Seal", "SL-4471", { inside: details });
    await userEvent.click(within(details).getByRole("checkbox", { name: "TWIC required" }));
    await unfold("Office");
    const office = { inside: await part("Office") };
    await choose("Priority", "Urgent", office);
    await choose("Dispatcher", /Rosa Medina/, office);
    await choose("Authority", "MX-777", office);
    await unfold("Office");
    expect(await section("Office")).toHaveAccessibleDescription("Urgent priority · Dispatcher Rosa Medina · MX-777");
    await press("Book load");
    expect(await bodySent("POST", CREATE)).toMatchObject({
      equipment: "flatbed",
      tarps: "eight_foot",
      length_feet: 48,
      cargo_value_cents: 9_000_000,
      seal_number: "SL-4471",
      is_twic_required: true,
      priority: "urgent",
      dispatcher_id: COLLEAGUE.id,
      authority_docket: { kind: "MX", number: "777" },
    });
  });

  it("has whom to call at a stop, and a stop for fuel without an appointment", async () => {
    await open("/apps/loads/new");
    await fillIn();
    const pickup = within(await part("Stop 1: pickup"));
    await userEvent.click(pickup.getByRole("button", { name: "Stop details" }));
    const details = { inside: await part("Stop 1: pickup") };
    await fill("Contact's phone", "3125550142", details);
    await press("Book load");
    expect(await pickup.findByText("Enter the contact's name")).toBeInTheDocument();
    await fill("Contact", "Lee at the dock", details);
    await press("Add fuel stop");
    const fuel = within(await part("Stop 2: fuel stop"));
    expect(fuel.queryByRole("combobox", { name: "Schedule" })).not.toBeInTheDocument();
    await choose("Facility", /Joliet/, { inside: await part("Stop 2: fuel stop") });
    const when = { inside: await group("Stop 2: fuel stop", "Planned for") };
    await fill("Date", "11/23/2026", when);
    await fill(/^Time/, "1800", when);
    await press("Book load");
    const { stops } = (await bodySent("POST", CREATE)) as { stops: unknown[] };
    expect(stops[0]).toMatchObject({ contact: { name: "Lee at the dock", phone: "(312) 555-0142" } });
    expect(stops[1]).toMatchObject({ kind: "fuel", earliest_local: "2026-11-23T18:00" });
  });

  it("has as many stops and charges as it needs", async () => {
    await open("/apps/loads/new");
    await press("Add pickup");
    expect(await part("Stop 2: pickup")).toBeInTheDocument();
    expect(await part("Stop 3: delivery")).toBeInTheDocument();
    await press("Remove stop 2");
    await waitFor(() => expect(screen.queryByRole("group", { name: /^Stop 3/ })).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Remove stop 2" })).not.toBeInTheDocument();
    await press("Add charge");
    await press("Remove charge 2");
    expect(screen.queryByRole("button", { name: "Remove charge 1" })).not.toBeInTheDocument();
  });

  it("is closed to those who may only read", async () => {
    await open("/apps/loads/new", ["loads:read"]);
    expect(await screen.findByText("Your role does not open this page")).toBeInTheDocument();
    expect(screen.getByText(/^You need the permission loads:write\./)).toBeInTheDocument();
  });
});
