import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/customers";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", /^\/api\/customers$/).at(-1)?.query;
const customerOf = (name: string) => world().customers.one((customer) => customer.name === name);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));
const mark = async (name: string) => userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));

describe("the list of customers", () => {
  it("shows terms, credit and holds", async () => {
    await open(PATH);
    expect(await row("Great Lakes Logistics")).toHaveTextContent("MC-448121");
    expect(await row("Prairie Foods")).toHaveTextContent("$50,000.00");
    expect(await row("Red River Paper")).toHaveTextContent("Credit hold");
  });

  it("asks for what the address says", async () => {
    await open(`${PATH}?kind=shipper&is_on_credit_hold=true&q=river&sort=-credit_limit_cents`);
    expect(await row("Red River Paper")).toBeInTheDocument();
    expect(asked()).toEqual({ kind: "shipper", is_on_credit_hold: "true", q: "river", sort: "-credit_limit_cents" });
    expect(screen.getByRole("button", { name: "Kind: Shipper" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "On credit hold" })).toBeInTheDocument();
  });

  it("opens a row's drawer by its address and steps to the neighbors", async () => {
    const { address } = await open(PATH);
    await userEvent.click(await row("Prairie Foods"));
    const drawer = await screen.findByRole("dialog", { name: "Prairie Foods" });
    expect(address()).toBe(`${PATH}?customer=${customerOf("Prairie Foods").id}`);
    expect(await within(drawer).findByText("Added Prairie Foods")).toBeInTheDocument();
    await press("Next in the list (j)", drawer);
    await waitFor(() => expect(address()).not.toContain(customerOf("Prairie Foods").id));
  });

  it("adds a customer and opens it", async () => {
    const { address } = await open(PATH);
    await press("Add customer");
    const inside = await screen.findByRole("dialog", { name: "Add customer" });
    await fill("Name", "Cedar Valley Produce", { inside });
    await press("Add customer", inside);
    expect(await screen.findByRole("dialog", { name: "Cedar Valley Produce" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/customers$/)).toMatchObject({ name: "Cedar Valley Produce", kind: "broker" });
    expect(sent("POST")[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    expect(address()).toBe(`${PATH}?customer=${customerOf("Cedar Valley Produce").id}`);
  });

  it("archives several at once, and takes it back", async () => {
    await open(PATH);
    await mark("Prairie Foods");
    await mark("Red River Paper");
    const bar = screen.getByRole("region", { name: "Selected customers" });
    expect(within(bar).getByRole("button", { name: "Restore" })).toBeDisabled();
    await press("Archive", bar);
    expect(await screen.findByText("2 customers archived.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("row", { name: /Prairie Foods/ })).not.toBeInTheDocument());
    await press("Undo");
    expect(await screen.findByText("2 undone.")).toBeInTheDocument();
    expect(await row("Prairie Foods")).toBeInTheDocument();
  });

  it("starts with adding one when there is none", async () => {
    world().customers.rows.length = 0;
    await open(PATH);
    expect(await screen.findByText("No customers yet")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add customer" })).toBeInTheDocument();
  });

  it("shows what went wrong with the request id", async () => {
    use(mock("get", "/api/customers", () => mockProblem(500, { message: "Something broke.", request_id: "r-42" })));
    await open(PATH);
    expect(await screen.findByRole("alert")).toHaveTextContent("Request r-42");
  });

  it("is only read by those who may not change customers", async () => {
    await open(PATH, ["customers:read"]);
    await row("Prairie Foods");
    expect(screen.queryByRole("button", { name: "Add customer" })).not.toBeInTheDocument();
    expect(screen.queryByRole("checkbox", { name: "Select Prairie Foods" })).not.toBeInTheDocument();
  });
});
