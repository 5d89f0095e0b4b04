import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { testWorld } from "../../../test-world";
import { CREATE, fillIn, form, group, page, press, unfold } from "./test-form";

const { open, use, bodySent } = testWorld();

// A draft is kept for the next visit, and so for the next test.
afterEach(() => localStorage.clear());
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
