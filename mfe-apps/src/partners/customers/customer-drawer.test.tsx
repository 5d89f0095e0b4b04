import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const customerOf = (name: string) => world().customers.one((customer) => customer.name === name);

async function openCustomer(name: string, permissions?: string[]) {
  const page = await open(`/apps/customers?customer=${customerOf(name).id}`, permissions);
  return { ...page, drawer: await screen.findByRole("dialog", { name: new RegExp(name) }) };
}

const press = async (name: string, inside: HTMLElement) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("a customer", () => {
  it("shows terms, contacts and what its invoices need", async () => {
    const { drawer } = await openCustomer("Summit Freight Brokers");
    expect(await within(drawer).findByText("30 days")).toBeInTheDocument();
    expect(drawer).toHaveTextContent("MC-510233");
    expect(drawer).toHaveTextContent("PO, Proof of delivery");
    expect(drawer).toHaveTextContent("Company default");
    expect(within(drawer).getByRole("link", { name: "Loads for Summit Freight Brokers" })).toHaveAttribute(
      "href",
      `/apps/loads?group=all&customer_id=${customerOf("Summit Freight Brokers").id}`,
    );
  });

  it("calls its contacts by a tap", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics");
    expect(await within(drawer).findByText("Carrier sales")).toBeInTheDocument();
    expect(within(drawer).getByRole("link", { name: "(312) 555-0149" })).toHaveAttribute("href", "tel:+13125550149");
  });

  it("says that it is on credit hold", async () => {
    const { drawer } = await openCustomer("Red River Paper");
    expect(await within(drawer).findByText("Credit hold")).toBeInTheDocument();
  });

  it.each([
    ["No limit", undefined, 120_000, "$1,200.00 used"],
    ["Within the limit", 1_000_000, 120_000, "$1,200.00 of $10,000.00 used"],
    ["Near the limit", 1_000_000, 800_000, "$8,000.00 of $10,000.00 used"],
    ["Over the limit", 1_000_000, 1_000_001, "$10,000.01 of $10,000.00 used"],
  ])("shows its credit: %s", async (word, credit_limit_cents, owed, used) => {
    const customer = Object.assign(customerOf("Great Lakes Logistics"), { credit_limit_cents });
    world().owed.set(customer.id, owed);
    const { drawer } = await openCustomer("Great Lakes Logistics");
    const credit = await within(drawer).findByRole("region", { name: "Credit" });
    expect(await within(credit).findByText(word)).toBeInTheDocument();
    expect(credit).toHaveTextContent(used);
    expect(within(credit).queryAllByRole("progressbar", { name: "Credit used" })).toHaveLength(
      credit_limit_cents === undefined ? 0 : 1,
    );
  });

  it("says what is to be known of its credit", async () => {
    const { drawer } = await openCustomer("Red River Paper");
    const credit = within(await within(drawer).findByRole("region", { name: "Credit" }));
    expect(await credit.findByRole("status")).toHaveTextContent("Red River Paper is on credit hold.");
    expect(credit.getByText("On credit hold")).toBeInTheDocument();
  });

  it("has a fuel program, for those who may read them", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics");
    expect(await within(drawer).findByText("Fuel program")).toBeInTheDocument();
    await press("Edit", drawer);
    await choose("Fuel program", "Standard: $0.4395 per mile", { inside: drawer });
    await press("Save customer", drawer);
    expect(await within(drawer).findByText("Standard")).toBeInTheDocument();
    const [program] = world().quoteSettings.fuel_programs;
    expect(await bodySent("PATCH", /\/api\/customers\//)).toMatchObject({ fuel_program_id: program?.id });
  });

  it("hides fuel programs from those who may not read them", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics", ["customers:read", "customers:write"]);
    await press("Edit", drawer);
    expect(await within(drawer).findByRole("textbox", { name: "Name" })).toBeInTheDocument();
    expect(within(drawer).queryByRole("combobox", { name: "Fuel program" })).not.toBeInTheDocument();
    expect(sent("GET", /quote_settings/)).toEqual([]);
  });

  it("is changed on the version that was looked at; what was emptied is cleared", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics");
    await press("Edit", drawer);
    await fill("MC number", "", { inside: drawer });
    await fill("Credit limit", "25,000", { inside: drawer });
    await fill("On-time grace (minutes)", "90", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("switch", { name: "On credit hold" }));
    await choose("Milestone emails", "Delivered", { inside: drawer });
    await fill("Tracking email", "track@greatlakes.example", { inside: drawer });
    await press("Save customer", drawer);
    expect(await within(drawer).findByText("$25,000.00")).toBeInTheDocument();
    expect(within(drawer).getByText("1 h 30 min")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/customers\//)).toMatchObject({
      version: 1,
      name: "Great Lakes Logistics",
      docket_number: null,
      credit_limit_cents: 2_500_000,
      on_time_grace_minutes: 90,
      is_on_credit_hold: true,
      tracking_milestones: ["delivered"],
      tracking_email: "track@greatlakes.example",
      required_documents: ["proof_of_delivery"],
    });
  });

  it("may get a discount, wants its invoices in a portal, and says where its credit was checked", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics");
    expect(await within(drawer).findByText("30 days")).toBeInTheDocument();
    await press("Edit", drawer);
    expect(within(drawer).queryByRole("textbox", { name: "Portal" })).not.toBeInTheDocument();
    await fill("Early payment discount", "1.5", { inside: drawer });
    await fill("If paid within", "10", { inside: drawer });
    await choose("Invoice delivery", "Portal", { inside: drawer });
    await fill("Portal", "https://ap.greatlakes.example", { inside: drawer });
    await fill("Credit source", "Our factor", { inside: drawer });
    await press("Save customer", drawer);
    expect(await within(drawer).findByText("1.5/10 net 30")).toBeInTheDocument();
    expect(within(drawer).getByText("https://ap.greatlakes.example")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/customers\//)).toMatchObject({
      discount_basis_points: 150,
      discount_days: 10,
      invoice_delivery: "portal",
      invoice_portal: "https://ap.greatlakes.example",
      credit_source: "Our factor",
      credit_checked_on: null,
    });
  });

  it("keeps an address and those who are called there", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics");
    await press("Edit", drawer);
    await fill("Street", "88 Market St", { inside: drawer });
    await fill("City", "Toledo", { inside: drawer });
    await choose("State", /Ohio/, { inside: drawer, typing: "Ohio" });
    await fill("ZIP", "43604", { inside: drawer });
    await press("Add contact", drawer);
    const [, added] = within(drawer).getAllByRole("textbox", { name: "Contact" });
    await userEvent.type(added as HTMLElement, "Gus Ortega");
    await press("Save customer", drawer);
    expect(await within(drawer).findByText("88 Market St, Toledo, OH 43604")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/customers\//)).toMatchObject({
      address: { line1: "88 Market St", city: "Toledo", state: "OH", postal_code: "43604", country: "US" },
      contacts: [{ name: "Priya Nair", function: "Carrier sales", phone: "+13125550149" }, { name: "Gus Ortega" }],
    });
  });

  it("takes its address from a place that is chosen", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics");
    await press("Edit", drawer);
    await fill("City", "memp", { inside: drawer });
    await userEvent.click(await screen.findByRole("option", { name: "Memphis, TN" }));
    await fill("Street", "1790 Channel Ave", { inside: drawer });
    await press("Save customer", drawer);
    expect(await within(drawer).findByText("1790 Channel Ave, Memphis, TN 38118")).toBeInTheDocument();
  });

  it("needs a name, and says the server's refusal beside its field", async () => {
    use(
      mock("patch", "/api/customers/{customer_id}", () =>
        mockProblem(422, {
          message: "Please correct the marked fields.",
          fields: [{ path: "/docket_number", message: "MC numbers have digits only." }],
        }),
      ),
    );
    const { drawer } = await openCustomer("Great Lakes Logistics");
    await press("Edit", drawer);
    await fill("Name", "", { inside: drawer });
    await press("Save customer", drawer);
    expect(await within(drawer).findByText("Enter the customer's name")).toBeInTheDocument();
    expect(sent("PATCH")).toEqual([]);
    await fill("Name", "Great Lakes", { inside: drawer });
    await press("Save customer", drawer);
    await waitFor(() =>
      expect(within(drawer).getByRole("textbox", { name: "MC number" })).toHaveAccessibleDescription(
        "MC numbers have digits only.",
      ),
    );
  });

  it("is archived after asking, and comes back", async () => {
    const { drawer } = await openCustomer("Prairie Foods");
    await press("Archive", drawer);
    await press("Archive", await screen.findByRole("dialog", { name: "Archive Prairie Foods?" }));
    await press("Restore", drawer);
    expect(await within(drawer).findByRole("button", { name: "Archive" })).toBeInTheDocument();
    expect(customerOf("Prairie Foods").archived_at).toBeUndefined();
  });

  it("is left as it is to those who may only read", async () => {
    const { drawer } = await openCustomer("Prairie Foods", ["loads:read"]);
    expect(await within(drawer).findByText("30 days")).toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
  });

  it("closes to the list's address", async () => {
    const { address } = await openCustomer("Prairie Foods");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(address()).toBe("/apps/customers"));
  });
});
