import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose as chooseOption, fill as fillField } from "@haul/testing/fields";
import { testWorld } from "../../test-world";
import type { ImportRow } from "./imports.queries";

const { open, use, sent, bodySent } = testWorld();

const file = () => new File(["Customer,Equipment\n"], "november.csv", { type: "text/csv" });
const choose = async () => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(input as HTMLInputElement, file());
};

const IMPORTS = "/apps/imports?kind=loads";
const BAD = "Rows that cannot be imported";
const SAFETY = ["drivers:write", "trucks:write", "trailers:write"];

describe("importing loads", () => {
  it("goes from the file over what is wrong to loads, and back", async () => {
    const { address } = await open(IMPORTS);
    await screen.findByRole("button", { name: "Choose file" });
    await choose();
    await waitFor(() => expect(address()).toBe(`${IMPORTS}&import=import-1`));
    await waitFor(() => expect(screen.getByText("Waiting for you")).toBeInTheDocument());
    expect(await bodySent("POST", /imports$/)).toEqual({
      kind: "loads",
      receipt: "receipt of loads",
      file_name: "november.csv",
    });
    const problems = within(await screen.findByRole("list", { name: BAD }));
    await problems.findByText("“spaceship” is not equipment such as dry van, reefer or flatbed.");
    expect(problems.getByText("“someday” is not a date such as 2026-11-20 or 11/20/2026.")).toBeInTheDocument();
    expect(problems.getAllByText("Row 3 · BRB-20418")).toHaveLength(2);
    expect(screen.getByText(/left out: Colour/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Import 2 loads, skip bad rows" }));
    expect(await bodySent("POST", /commit$/)).toEqual({ version: 2, skips_bad_rows: true });
    expect(await screen.findByText("2 loads were booked.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show loads" })).toHaveAttribute(
      "href",
      "/apps/loads?group=all&sort=-created_at",
    );

    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Undo november.csv?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Undo import" }));
    // The state's badge and the figure.
    await waitFor(() => expect(screen.getAllByText("Undone")).toHaveLength(2));
  });

  it("compares the loads with the file once they are booked, and says what explains a difference", async () => {
    await open(IMPORTS);
    await screen.findByRole("button", { name: "Choose file" });
    await choose();
    await userEvent.click(await screen.findByRole("button", { name: "Import 2 loads, skip bad rows" }));
    const table = within(await screen.findByRole("table", { name: "Amounts in the file and in the loads" }));
    const cells = (name: RegExp) =>
      within(table.getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(cells(/^Line haul/)).toEqual(["$7,000.00", "$2,000.00", "$5,000.00", "$5,100.00", "$100.00"]);
    expect(cells(/^Fuel surcharge/)).toEqual(["$400.00", "$0.00", "$400.00", "$400.00", "None"]);
    expect(cells(/^Total/)).toEqual(["$7,400.00", "$2,000.00", "$5,400.00", "$5,500.00", "$100.00"]);
    expect(
      screen.getByText("Of 3 rows, 2 loads were booked; 1 row was left out for the reasons below."),
    ).toBeInTheDocument();
    expect(screen.getByText("1 load was changed or canceled since the import.")).toBeInTheDocument();
    expect(screen.getByText(/only in what was booked: 1 row\.$/)).toBeInTheDocument();
    expect(screen.queryByText(/removed since/)).not.toBeInTheDocument();
  });

  it("shows each charge's difference on a phone too, without a table to scroll", async () => {
    const list = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal("matchMedia", (media: string) => ({ ...list, matches: media.includes("max-width: 47.99em"), media }));
    await open(IMPORTS);
    await screen.findByRole("button", { name: "Choose file" });
    await choose();
    await userEvent.click(await screen.findByRole("button", { name: "Import 2 loads, skip bad rows" }));
    const amounts = within(await screen.findByRole("group", { name: "Amounts in the file and in the loads" }));
    expect(amounts.getByRole("region", { name: "Line haul" })).toHaveTextContent(
      /Booked\$5,100\.00Difference\$100\.00/,
    );
    vi.unstubAllGlobals();
  });

  it("hands the template out", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await open(IMPORTS);
    await userEvent.click(await screen.findByRole("button", { name: "Excel template" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/loads.xlsx", "_self"));
    opened.mockRestore();
  });

  it("is closed to people who may not book", async () => {
    await open(IMPORTS, ["loads:read"]);
    expect(await screen.findByText("Your role does not open this page")).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Imports");
    expect(screen.getByText(/^You need the permission loads:write\./)).toBeInTheDocument();
  });

  it("is found at its former address", async () => {
    const { address } = await open("/apps/loads/import");
    await screen.findByRole("heading", { name: "Import loads" });
    expect(address()).toBe(IMPORTS);
  });
});

describe("importing other records", () => {
  it("offers what the person may make, and keeps the choice in the address", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { address } = await open("/apps/imports", SAFETY);
    expect(await screen.findByRole("heading", { name: "Import drivers" })).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText("What to import", { selector: "input" }));
    const offered = (await screen.findAllByRole("option")).map((option) => option.textContent);
    expect(offered).toEqual(["Drivers", "Trucks", "Trailers", "Papers"]);
    await userEvent.keyboard("{Escape}");
    await chooseOption("What to import", "Trailers");
    expect(await screen.findByRole("heading", { name: "Import trailers" })).toBeInTheDocument();
    expect(address()).toBe("/apps/imports?kind=trailers");
    expect(screen.getByText(/Required: unit number and equipment/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "CSV template" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/trailers.csv", "_self"));
    opened.mockRestore();
  });

  it("names what it imports", async () => {
    await open("/apps/imports?kind=drivers", SAFETY);
    await screen.findByRole("button", { name: "Choose file" });
    await choose();
    expect(await bodySent("POST", /imports$/)).toMatchObject({ kind: "drivers" });
    await userEvent.click(await screen.findByRole("button", { name: "Import 2 drivers, skip bad rows" }));
    expect(await screen.findByText("2 drivers were added.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show drivers" })).toHaveAttribute("href", "/apps/safety/drivers");
    await userEvent.click(screen.getByRole("button", { name: "Another file" }));
    expect(await screen.findByText("november.csv")).toBeInTheDocument();
  });

  it("is closed to kinds that the person may not make", async () => {
    await open("/apps/imports?kind=customers", SAFETY);
    expect(await screen.findByText("Your role does not open this page")).toBeInTheDocument();
    expect(screen.getByText(/^You need the permission customers:write\./)).toBeInTheDocument();
  });
});

const badRow = (row_number: number, customer: string): ImportRow => ({
  id: `row-${row_number}`,
  row_number,
  status: "bad",
  label: `BRB-${row_number}`,
  problems: [
    { column: "customer", title: "Customer", value: customer, message: `There is no customer called “${customer}”.` },
  ],
});

/** Answers rows, `size` at a time. */
const rowsOf = (rows: readonly ImportRow[], size: number) =>
  mock("get", "/api/imports/{import_id}/rows", ({ query }) => {
    const from = Number(query.get("cursor") ?? 0);
    const next = from + size < rows.length ? { next_cursor: String(from + size) } : {};
    return { items: rows.slice(from, from + size), total_count: rows.length, ...next };
  });

async function openProblems(permissions?: Parameters<typeof open>[1]): Promise<void> {
  await open(IMPORTS, permissions);
  await screen.findByRole("button", { name: "Choose file" });
  await choose();
  await screen.findByRole("region", { name: BAD });
}

const many = (count: number, customer: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => badRow(index + 2, customer(index)));

describe("the problems of a file", () => {
  it("are shown once for all rows that share them, with their values and rows", async () => {
    use(rowsOf([badRow(2, "Acme"), badRow(3, "Blue Ridge"), badRow(4, "Blue Ridge")], 200));
    await openProblems();
    const list = within(await screen.findByRole("list", { name: BAD }));
    expect(list.getByText("There is no customer called “…”.")).toBeInTheDocument();
    const values = within(list.getByRole("list", { name: "Values" })).getAllByRole("listitem");
    expect(values).toHaveLength(2);
    expect(values[0]).toHaveTextContent(/^Blue Ridge 2 rows/);
    expect(values[1]).toHaveTextContent(/^Acme 1 row/);
    expect(list.queryByRole("table")).not.toBeInTheDocument();

    const toggle = list.getByRole("button", { name: "Show 3 rows" });
    expect(toggle).toHaveAccessibleDescription("Customer There is no customer called “…”.");
    toggle.focus();
    await userEvent.keyboard("{Enter}");
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    const rows = within(list.getByRole("table", { name: /Customer/ })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "RowLoadValue",
      "2BRB-2Acme",
      "3BRB-3Blue Ridge",
      "4BRB-4Blue Ridge",
    ]);
    await userEvent.click(list.getByRole("button", { name: "Hide 3 rows" }));
    expect(list.queryByRole("table")).not.toBeInTheDocument();
  });

  it("show the first of many values and rows, and all on request", async () => {
    use(
      rowsOf(
        many(30, (index) => `Customer ${index % 8}`),
        200,
      ),
    );
    await openProblems();
    const list = within(await screen.findByRole("list", { name: BAD }));
    const values = () => within(list.getByRole("list", { name: "Values" })).getAllByRole("listitem");
    expect(values()).toHaveLength(5);
    await userEvent.click(list.getByRole("button", { name: "Show all 8 values" }));
    expect(values()).toHaveLength(8);
    await userEvent.click(list.getByRole("button", { name: "Show 30 rows" }));
    expect(list.getAllByRole("row")).toHaveLength(21);
    await userEvent.click(list.getByRole("button", { name: "Show more of 30 rows" }));
    expect(list.getAllByRole("row")).toHaveLength(31);
  });

  it("are read page after page, and beyond a thousand rows on request", async () => {
    use(
      rowsOf(
        many(7, () => "Acme"),
        1,
      ),
    );
    await openProblems();
    expect(await screen.findByText("Grouped from the first 5 of 7 rows.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Show 5 rows" })).toBeInTheDocument();
    expect(sent("GET", /rows$/).map(({ query }) => query["limit"])).toEqual(Array(5).fill("200"));
    await userEvent.click(screen.getByRole("button", { name: "Read more rows" }));
    expect(await screen.findByRole("button", { name: "Show 7 rows" })).toBeInTheDocument();
    expect(screen.queryByText(/^Grouped from/)).not.toBeInTheDocument();
  });

  it("say when they could not be read, and can be read again", async () => {
    const broken = mock("get", "/api/imports/{import_id}/rows", () =>
      mockProblem(500, { message: "Something broke.", request_id: "r-9" }),
    );
    use(broken);
    await openProblems();
    expect(await screen.findByText("Request r-9")).toBeInTheDocument();
    use(rowsOf([badRow(2, "Acme"), badRow(3, "Acme")], 1));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Show 2 rows" })).toBeInTheDocument();
  });

  it("keep what was read when a later page fails", async () => {
    let failures = 1;
    use(
      mock("get", "/api/imports/{import_id}/rows", ({ query }) => {
        if (query.get("cursor") === null) return { items: [badRow(2, "Acme")], total_count: 2, next_cursor: "1" };
        return failures-- > 0 ? mockProblem(500, {}) : { items: [badRow(3, "Acme")], total_count: 2 };
      }),
    );
    await openProblems();
    await userEvent.click(await screen.findByRole("button", { name: "Reading failed. Try again" }));
    expect(await screen.findByRole("button", { name: "Show 2 rows" })).toBeInTheDocument();
  });
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

describe("correcting values in place", () => {
  const PLACES = ["customers:read", "customers:write", "loads:write", "loads:read"];

  it("replaces a value in all its rows with a word of the column, and checks the file again", async () => {
    await openProblems();
    const start = await screen.findByRole("button", { name: "Import 2 loads, skip bad rows" });
    await chooseOption("Replace “spaceship” in Equipment with", "reefer");
    expect(start).toBeDisabled();
    expect(screen.getByRole("status", { name: "" })).toHaveTextContent("1 correction");
    await press("Check again");
    expect(await bodySent("POST", /correct$/)).toEqual({
      version: 2,
      corrections: [{ column: "equipment", value: "spaceship", replacement: "reefer" }],
    });
    const made = within(await screen.findByRole("list", { name: "Corrections" }));
    expect(made.getByText("“spaceship” in Equipment: replaced with reefer")).toBeInTheDocument();
    await waitFor(() => expect(start).toBeEnabled());
  });

  it("empties a value where the column is optional", async () => {
    await openProblems();
    await press("Leave empty instead of “someday” in Pickup date");
    expect(screen.queryByRole("button", { name: /^Leave empty instead of “spaceship”/ })).not.toBeInTheDocument();
    await press("Check again");
    expect(await screen.findByText("“someday” in Pickup date: left empty")).toBeInTheDocument();
  });

  it("removes a correction", async () => {
    await openProblems();
    await fillField("Replace “someday” in Pickup date with", "11/20/2026");
    await press("Check again");
    await press("Remove: “someday” in Pickup date: replaced with 11/20/2026");
    await waitFor(() => expect(sent("POST", /correct$/)).toHaveLength(2));
    expect(await sent("POST", /correct$/)[1]?.body()).toMatchObject({
      corrections: [{ column: "pickup_date", value: "someday", replacement: "someday" }],
    });
    await waitFor(() => expect(screen.queryByRole("list", { name: "Corrections" })).not.toBeInTheDocument());
  });

  it("adds the customer that the file names, and checks again by itself", async () => {
    use(rowsOf([badRow(2, "Acme Freight")], 200));
    await openProblems();
    await press("Add “Acme Freight”");
    const dialog = await screen.findByRole("dialog", { name: "Add customer" });
    expect(within(dialog).getByRole("textbox", { name: /^Name/ })).toHaveValue("Acme Freight");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add customer" }));
    expect(await bodySent("POST", /correct$/)).toEqual({ version: 2, corrections: [] });
  });

  it("replaces the value with the new customer's name if that differs", async () => {
    use(rowsOf([badRow(2, "ACME FRT")], 200));
    await openProblems();
    await press("Add “ACME FRT”");
    const dialog = await screen.findByRole("dialog", { name: "Add customer" });
    await fillField(/^Name/, "Acme Freight", { inside: dialog });
    await userEvent.click(within(dialog).getByRole("button", { name: "Add customer" }));
    expect(await bodySent("POST", /correct$/)).toMatchObject({
      corrections: [{ column: "customer", value: "ACME FRT", replacement: "Acme Freight" }],
    });
  });

  it("offers to add only what the person may add", async () => {
    use(rowsOf([badRow(2, "Acme")], 200));
    await openProblems(PLACES.filter((permission) => permission !== "customers:write"));
    expect(await screen.findByRole("combobox", { name: "Replace “Acme” in Customer with" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Add “/ })).not.toBeInTheDocument();
  });

  it("says why corrections are refused, and keeps them", async () => {
    use(
      mock("post", "/api/imports/{import_id}/correct", () =>
        mockProblem(409, { code: "version_stale", message: "Someone else changed this." }),
      ),
    );
    await openProblems();
    await chooseOption("Replace “spaceship” in Equipment with", "flatbed");
    await press("Check again");
    expect(await screen.findByText(/Someone else changed this\./)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Import 2 loads, skip bad rows" })).toBeDisabled();
  });
});

describe("an import that is not there", () => {
  it("leads on to the imports", async () => {
    await open("/apps/imports?import=import-9");
    expect(await screen.findByRole("heading", { name: "This import was not found" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Imports");
    expect(screen.getByRole("link", { name: "Start a new import" })).toHaveAttribute("href", "/apps/imports");
  });
});
