import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { choose as chooseOption } from "@haul/testing/fields";
import { testWorld } from "../../test-world";

const { open, bodySent } = testWorld();

const file = () => new File(["Customer,Equipment\n"], "november.csv", { type: "text/csv" });
const choose = async () => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(input as HTMLInputElement, file());
};

const IMPORTS = "/apps/imports?kind=loads";
const SAFETY = ["drivers:write", "trucks:write", "trailers:write"];

describe("importing loads", () => {
  it("goes from the file over what is wrong to loads, and back", async () => {
    const { address } = await open(IMPORTS);
    await screen.findByRole("button", { name: "Choose file" });
    await choose();
    await waitFor(() => expect(address()).toBe(`${IMPORTS}&import=import-1`));
    await waitFor(() => expect(screen.getByText("Waits for you")).toBeInTheDocument());
    expect(await bodySent("POST", /imports$/)).toEqual({
      kind: "loads",
      receipt: "receipt of loads",
      file_name: "november.csv",
    });
    const problems = within(await screen.findByRole("table", { name: "Rows that cannot be imported" }));
    await problems.findByText("BRB-20418");
    const cells = problems.getAllByRole("row").map((row) => row.textContent);
    expect(cells[1]).toBe("3BRB-20418Equipment“spaceship” is no equipment such as dry van, reefer or flatbed.");
    expect(cells[2]).toBe("Pickup date“someday” is not a date such as 2026-11-20 or 11/20/2026.");
    expect(screen.getByText(/not read: Colour/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Import 2 loads, skip bad rows" }));
    expect(await bodySent("POST", /commit$/)).toEqual({ version: 2, skips_bad_rows: true });
    expect(await screen.findByText("2 loads are booked.")).toBeInTheDocument();
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
    expect(offered).toEqual(["Drivers", "Trucks", "Trailers"]);
    await userEvent.keyboard("{Escape}");
    await chooseOption("What to import", "Trailers");
    expect(await screen.findByRole("heading", { name: "Import trailers" })).toBeInTheDocument();
    expect(address()).toBe("/apps/imports?kind=trailers");
    expect(screen.getByText(/Needed are unit number and equipment/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "CSV template" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/trailers.csv", "_self"));
    opened.mockRestore();
  });

  it("speaks of what it imports", async () => {
    await open("/apps/imports?kind=drivers", SAFETY);
    await screen.findByRole("button", { name: "Choose file" });
    await choose();
    expect(await bodySent("POST", /imports$/)).toMatchObject({ kind: "drivers" });
    await userEvent.click(await screen.findByRole("button", { name: "Import 2 drivers, skip bad rows" }));
    expect(await screen.findByText("2 drivers are added.")).toBeInTheDocument();
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
