import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { testWorld } from "../test-world";

const { open, bodySent } = testWorld();

const file = () => new File(["Customer,Equipment\n"], "november.csv", { type: "text/csv" });
const choose = async () => {
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(input as HTMLInputElement, file());
};

describe("importing loads", () => {
  it("goes from the file over what is wrong to loads, and back", async () => {
    const { address } = await open("/apps/loads/import");
    await screen.findByRole("button", { name: "Choose file" });
    await choose();
    await waitFor(() => expect(address()).toBe("/apps/loads/import?import=import-1"));
    expect(await screen.findByText("Waits for you")).toBeInTheDocument();
    expect(await bodySent("POST", /imports$/)).toEqual({
      kind: "loads",
      receipt: "receipt of loads",
      file_name: "november.csv",
    });
    const problems = within(await screen.findByRole("table", { name: "Rows that cannot be imported" }));
    const cells = problems.getAllByRole("row").map((row) => row.textContent);
    expect(cells[1]).toBe("3BRB-20418Equipment“spaceship” is no equipment such as dry van, reefer or flatbed.");
    expect(cells[2]).toBe("Pickup date“someday” is not a date such as 2026-11-20 or 11/20/2026.");
    expect(screen.getByText(/not read: Colour/)).toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Import 2 loads, skip bad rows" }));
    expect(await bodySent("POST", /commit$/)).toEqual({ version: 2, skips_bad_rows: true });
    expect(await screen.findByText("2 loads are booked.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Show loads" })).toHaveAttribute("href", "/apps/loads?sort=-created_at");

    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Undo november.csv?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Undo import" }));
    // The state's badge and the figure.
    await waitFor(() => expect(screen.getAllByText("Undone")).toHaveLength(2));
  });

  it("hands the template out", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await open("/apps/loads/import");
    await userEvent.click(await screen.findByRole("button", { name: "Excel template" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/template.xlsx", "_self"));
    opened.mockRestore();
  });

  it("is closed to people who may not book", async () => {
    await open("/apps/loads/import", ["loads:read"]);
    expect(await screen.findByText("Your role does not open this page")).toBeInTheDocument();
  });
});
