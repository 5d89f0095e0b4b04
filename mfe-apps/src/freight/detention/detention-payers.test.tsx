import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { reportOf } from "../../mocks/detention-world";
import { testWorld } from "../../test-world";
import type { DetentionSums } from "./detention.queries";

const { open, use, world } = testWorld();

const LIST = "/apps/loads/detention";

const press = async (name: string, inside: HTMLElement) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("who pays", () => {
  it("is one tab further", async () => {
    const { address } = await open(LIST);
    await userEvent.click(await screen.findByRole("tab", { name: "Who pays" }));
    await waitFor(() => expect(address()).toBe(`${LIST}/payers`));
  });

  it("adds up by customer, and by facility after that", async () => {
    await open(`${LIST}/payers`);
    const facilities = await screen.findByRole("table", { name: "Facilities" });
    const row = within(facilities).getByRole("row", { name: /Trinity Cold Storage/ });
    expect(row).toHaveTextContent("$162.50");
    expect(within(row).getByRole("link").getAttribute("href")).toContain(
      `${LIST}?facility_id=${world().detentions.one(({ status }) => status === "pending").stop.facility.id}&arrived_from=`,
    );
    const customers = screen.getByRole("table", { name: "Customers" });
    expect(within(customers).getByRole("row", { name: /^Total/ })).toHaveTextContent("84%$200.00 of $237.50");
    expect(customers.compareDocumentPosition(facilities)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("has on top who pays the smallest share, and sorts by every column", async () => {
    const [none] = world().detentions.rows;
    if (!none) throw new Error("A wait is needed.");
    const report = reportOf([{ ...none, status: "pending" }]);
    const part = (name: string, paid: Partial<DetentionSums>) => ({
      id: name,
      name,
      sums: { ...report.total, pending_cents: 0, approved_cents: 0, denied_cents: 0, ...paid },
    });
    const customers = [
      part("Asked nothing", { pending_cents: 5_000 }),
      part("Pays all", { billed_cents: 30_000, paid_cents: 12_345, approved_cents: 10_000 }),
      part("Pays half", { approved_cents: 5_000, denied_cents: 5_000 }),
      part("Pays nothing of little", { waived_cents: 2_500 }),
      part("Pays nothing of much", { denied_cents: 90_000 }),
    ];
    use(mock("get", "/api/detention_report", () => ({ ...report, customers })));
    const { address } = await open(`${LIST}/payers`);
    const table = await screen.findByRole("table", { name: "Customers" });
    const shown = () =>
      within(table)
        .getAllByRole("row")
        .slice(1, -1)
        .map((row) => within(row).getAllByRole("cell")[0]?.textContent);
    expect(shown()).toEqual([
      "Pays nothing of much",
      "Pays nothing of little",
      "Pays half",
      "Pays all",
      "Asked nothing",
    ]);
    expect(within(table).getByRole("row", { name: /^Pays half/ })).toHaveTextContent("50%$50.00 of $100.00");
    expect(within(table).getByRole("columnheader", { name: "Share approved" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await press("Share approved", table);
    expect(shown()).toEqual([
      "Pays all",
      "Pays half",
      "Pays nothing of much",
      "Pays nothing of little",
      "Asked nothing",
    ]);
    await press("Customer", table);
    expect(shown()[0]).toBe("Asked nothing");
    await press("Open", table);
    await press("Open", table);
    expect(shown()[0]).toBe("Asked nothing");
    expect(address()).toBe(`${LIST}/payers?sort=-open`);
    for (const header of within(table).getAllByRole("columnheader"))
      expect(within(header).getByRole("button")).toBeInTheDocument();
  });

  it("shares the lines of columns in a narrow window, and has no column for what nobody billed", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("71.2em") }),
    );
    const [none] = world().detentions.rows;
    if (!none) throw new Error("A wait is needed.");
    const report = reportOf([{ ...none, status: "pending" }]);
    const sums = { ...report.total, stop_count: 33, detained_count: 9, detained_minutes: 330 };
    const paid = { ...sums, pending_cents: 0, approved_cents: 5_000, denied_cents: 5_000 };
    use(
      mock("get", "/api/detention_report", () => ({ ...report, customers: [{ id: "1", name: "Half", sums: paid }] })),
    );
    await open(`${LIST}/payers`);
    const table = await screen.findByRole("table", { name: "Customers" });
    const titles = within(table).getAllByRole("columnheader");
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      "Customer",
      "Share approved",
      "Avg. dwell",
      "Detained",
      "Claimed",
      "Denied",
    ]);
    const half = within(table).getByRole("row", { name: /^Half/ });
    expect(half).toHaveTextContent("50%of $100.00");
    expect(half).toHaveTextContent("9 of 33 stops5 h 30 min billable");
    vi.unstubAllGlobals();
  });

  it("says when no truck arrived", async () => {
    world().detentions.rows.length = 0;
    await open(`${LIST}/payers?arrived_from=2026-01-01&arrived_to=2026-01-31`);
    expect(await screen.findByText("No trucks arrived in this period")).toBeInTheDocument();
  });
});
