import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { willBecome } from "../../../mocks/script";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, quoteOf } = testWorld();

const row = (name: RegExp) => screen.findByRole("row", { name });

describe("the list of quotes", () => {
  it("shows what is open, and each quote with its margin", async () => {
    await open("/apps/quotation");
    expect(await row(/Q-1007.*Great Lakes.*Joliet, IL.*Columbus, OH/)).toHaveTextContent("46.8%");
    expect(await row(/Q-1003.*Tennessee Valley Growers prospect/)).toBeInTheDocument();
    const figures = screen.getByRole("region", { name: "Quotes right now" });
    await waitFor(() => expect(figures).toHaveTextContent("57.1%"));
    expect(within(figures).getByRole("link", { name: /Waiting for approval/ })).toHaveAttribute(
      "href",
      "/apps/quotation?status=pending_approval",
    );
  });

  it("filters by the address", async () => {
    await open("/apps/quotation?status=lost");
    expect(await row(/Q-1002/)).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /Q-1007/ })).not.toBeInTheDocument();
    expect(sent("GET", /^\/api\/quotes$/)[0]?.query).toMatchObject({ status: "lost", sort: "-created_at" });
  });

  it("opens a quote beside the list", async () => {
    willBecome(quoteOf("Q-1006"), { status: "approved", allowed_actions: ["send"] });
    await open(`/apps/quotation?quote=${quoteOf("Q-1006").id}`);
    const drawer = await screen.findByRole("dialog", { name: /Q-1006/ });
    expect(await within(drawer).findByText("Below the floor of 12.5%")).toBeInTheDocument();
    await userEvent.click(within(drawer).getByRole("button", { name: "Approve" }));
    expect(await within(drawer).findByRole("button", { name: "Send" })).toBeInTheDocument();
  });

  it("says what belongs here when there is nothing", async () => {
    use(mock("get", "/api/quotes", () => ({ items: [], total_count: 0 })));
    await open("/apps/quotation");
    expect(await screen.findByText("No quotes yet")).toBeInTheDocument();
  });

  it("says what went wrong, and is closed to those without the permission", async () => {
    use(mock("get", "/api/quotes", () => mockProblem(403, { code: "permission_missing", message: "No." })));
    await open("/apps/quotation");
    await waitFor(() => expect(screen.queryByRole("table")).not.toBeInTheDocument());
  });
});

describe("requoting", () => {
  it("computes several anew, and sends those that were sent", async () => {
    const [draft, viewed] = [quoteOf("Q-1007"), quoteOf("Q-1005")];
    await open("/apps/quotation?is_fuel_outdated=true");
    await row(/Q-1007/);
    expect(sent("GET", /^\/api\/quotes$/)[0]?.query).toMatchObject({ is_fuel_outdated: "true" });
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Q-1007" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Q-1005" }));
    await userEvent.click(screen.getByRole("button", { name: "Requote" }));
    const dialog = await screen.findByRole("dialog", { name: "Requote 2 quotes?" });
    expect(within(dialog).getByRole("checkbox", { name: /Send the new price to the customer/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole("button", { name: "Requote" }));
    expect(await screen.findByText("2 quotes requoted.")).toBeInTheDocument();
    const again = sent("POST", /requote$/).map(({ path }) => path);
    expect(again).toEqual([draft, viewed].map(({ id }) => `/api/quotes/${id}/requote`));
    expect(sent("POST", /send$/)).toHaveLength(1);
    expect(await bodySent("POST", /send$/)).toMatchObject({ email: "priya.nair@greatlakes.example" });
  });
});

describe("requoting without reaching the customer", () => {
  it("says that the quote is requoted and not sent, and why", async () => {
    const message = "Great Lakes has used up its credit.";
    use(mock("post", "/api/quotes/{quote_id}/send", () => mockProblem(409, { code: "credit_exceeded", message })));
    const viewed = quoteOf("Q-1005");
    await open(`/apps/quotation?is_fuel_outdated=true`);
    await row(/Q-1005/);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Q-1005" }));
    await userEvent.click(screen.getByRole("button", { name: "Requote" }));
    const dialog = await screen.findByRole("dialog", { name: "Requote 1 quote?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Requote" }));
    expect(await screen.findByText("1 quote requoted")).toBeInTheDocument();
    const remark = await screen.findByText(/requoted, but not sent/);
    expect(remark).toHaveTextContent(`${viewed.number}: requoted, but not sent. ${message}`);
    expect(screen.queryByText(/refused/)).not.toBeInTheDocument();
  });
});

describe("costs and fuel", () => {
  it("changes the cost model on the version that it was read with", async () => {
    await open("/apps/quotation?settings=costs");
    const form = await screen.findByRole("form", { name: "Cost model" });
    await fill(/Margin floor/, "15", { inside: form });
    await userEvent.click(within(form).getByRole("button", { name: "Save cost model" }));
    await waitFor(async () =>
      expect(await bodySent("PUT", /cost_model/)).toMatchObject({
        version: 1,
        margin_floor: "15.0000",
        miles_per_gallon: "6.600",
      }),
    );
  });

  it("enters the price of a week", async () => {
    await open("/apps/quotation?settings=diesel");
    const form = await screen.findByRole("form", { name: "Weekly price" });
    await fill(/^Price/, "3.902", { inside: form });
    await userEvent.click(within(form).getByRole("button", { name: "Save price" }));
    await waitFor(async () =>
      expect(await bodySent("PUT", /diesel_prices/)).toEqual({ region: "us", week_on: "2026-11-20", price: "3.9020" }),
    );
    expect(await screen.findByRole("row", { name: /3\.902/ })).toBeInTheDocument();
  });

  it("adds a program, and says each in one line", async () => {
    await open("/apps/quotation?settings=fuel");
    expect(await screen.findByText("(price − $1.25) ÷ 6 miles per gallon")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Add fuel program" }));
    const form = await screen.findByRole("form", { name: "Fuel program" });
    await fill("Name", "Contract", { inside: form });
    await userEvent.click(within(form).getByRole("radio", { name: "Steps" }));
    await fill(/^Peg/, "1.2", { inside: form });
    await fill(/^Step/, "0.06", { inside: form });
    await fill(/^Surcharge/, "0.01", { inside: form });
    await userEvent.click(within(form).getByRole("button", { name: "Save program" }));
    expect(await screen.findByText("$0.01 per mile for each full $0.06 above $1.20")).toBeInTheDocument();
  });
});

describe("the win rate", () => {
  it("is grouped by customer or lane, with loss reasons", async () => {
    await open("/apps/quotation/report");
    expect(await screen.findByRole("row", { name: /Great Lakes.*9.*4.*57\.1%/ })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /Price.*2/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Lane" }));
    expect(await screen.findByRole("row", { name: /Joliet, IL → Dallas, TX/ })).toBeInTheDocument();
  });
});
