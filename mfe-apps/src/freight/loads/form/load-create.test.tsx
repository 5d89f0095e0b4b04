import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { aLoad } from "@haul/testing/sample";
import { OVER_LIMIT, creditRefusal } from "../../../mocks/credit-handlers";
import { testWorld } from "../../../test-world";
import { CREATE, fillIn, form, page, part, press, unfold } from "./test-form";

const { open, use, sent, bodySent, world } = testWorld();

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
    await userEvent.click(
      await screen.findByRole("checkbox", { name: "This is a different load with the same number" }),
    );
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
