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
    expect(within(drawer).getByRole("link", { name: "Loads of Summit Freight Brokers" })).toHaveAttribute(
      "href",
      `/apps/loads?customer_id=${customerOf("Summit Freight Brokers").id}`,
    );
  });

  it("says that it is on credit hold", async () => {
    const { drawer } = await openCustomer("Red River Paper");
    expect(await within(drawer).findByText("Credit hold")).toBeInTheDocument();
  });

  it("is changed on the version that was looked at; what was emptied is cleared", async () => {
    const { drawer } = await openCustomer("Great Lakes Logistics");
    await press("Edit", drawer);
    await fill("MC number", "", { inside: drawer });
    await fill("Credit limit", "25,000", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("switch", { name: "On credit hold" }));
    await press("Save customer", drawer);
    expect(await within(drawer).findByText("$25,000.00")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/customers\//)).toMatchObject({
      version: 1,
      name: "Great Lakes Logistics",
      docket_number: null,
      credit_limit_cents: 2_500_000,
      is_on_credit_hold: true,
      required_documents: ["proof_of_delivery"],
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
