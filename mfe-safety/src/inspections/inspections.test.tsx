import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/carriers?tab=inspections";
const READS = ["roadside_inspections:read", "drivers:read", "trucks:read", "trailers:read"];
const SAFETY = [...READS, "roadside_inspections:write"];
const OVERDUE = "OHKM01002233";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", /^\/api\/roadside_inspections$/).at(-1)?.query;
const inspectionOf = (number: string) => world().inspections.one(({ report_number }) => report_number === number);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openInspection(number: string, permissions: readonly string[] = SAFETY) {
  await open(`${PATH}&roadside_inspection=${inspectionOf(number).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(`Inspection ${number}`) });
}

async function addInspection() {
  await open(PATH, SAFETY);
  await press("Add inspection");
  return screen.findByRole("dialog", { name: "Add inspection" });
}

async function fillReport(inside: HTMLElement) {
  await fill("Date", "11/18/2026", { inside });
  await fill("Report number", "tx4471199001", { inside });
  await choose("State", /Texas/, { inside, typing: "Texas" });
  await choose("Level", "2 · Walk-around", { inside });
}

describe("the list of roadside inspections", () => {
  it("says which reports are overdue by how much, and what was put out of service", async () => {
    await open(PATH, SAFETY);
    const overdue = await row(OVERDUE);
    expect(overdue).toHaveTextContent("Overdue 6 days");
    expect(within(overdue).getByText("Out of service")).toBeInTheDocument();
    expect(overdue).toHaveTextContent("1 · Driver and vehicle");
    expect(overdue).toHaveTextContent("Walt Jensen");
    expect(await row("TX4471190022")).toHaveTextContent("Due in 11 days");
    expect(await row("IL0012345678")).toHaveTextContent("Returned");
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
  });

  it("asks for what the address says", async () => {
    const { driver, truck, trailer } = inspectionOf(OVERDUE);
    const ids = `driver_id=${driver?.id}&truck_id=${truck?.id}&trailer_id=${trailer?.id}`;
    const days = "inspected_from=2026-10-01&inspected_to=2026-11-20";
    await open(`${PATH}&return_status=overdue,due&is_out_of_service=true&${ids}&${days}`, SAFETY);
    await row(OVERDUE);
    expect(asked()).toEqual({
      return_status: "overdue,due",
      is_out_of_service: "true",
      driver_id: driver?.id,
      truck_id: truck?.id,
      trailer_id: trailer?.id,
      from: "2026-10-01",
      to: "2026-11-20",
      sort: "-inspected_on",
    });
    expect(screen.getByRole("button", { name: "Signed report: Overdue, Due" })).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Trailer: 5302" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /IL0012345678/ })).not.toBeInTheDocument();
  });

  it("says what belongs here when there is none, and starts with adding one", async () => {
    world().inspections.rows.length = 0;
    await open(PATH, SAFETY);
    expect(await screen.findByText("No roadside inspections yet")).toBeInTheDocument();
    expect(screen.getByText(/^Enter each report that a driver brings back/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add inspection" })).toBeInTheDocument();
  });
});

describe("an inspection's drawer", () => {
  it("says what to do about an overdue report, and what was found", async () => {
    const drawer = await openInspection(OVERDUE);
    const alert = await within(drawer).findByRole("alert");
    expect(alert).toHaveTextContent("The signed report is overdue by 6 days");
    expect(alert).toHaveTextContent("by Nov 14, 2026");
    const [brakes, logs] = within(drawer.querySelector("ul") ?? drawer).getAllByRole("listitem");
    expect(brakes).toHaveTextContent("393.47(e) · Trailer");
    expect(brakes).toHaveTextContent("Out of service");
    expect(brakes).toHaveTextContent("Corrected Oct 31, 2026");
    expect(logs).toHaveTextContent("395.8 · Driver");
    expect(logs).toHaveTextContent("Not corrected");
  });

  it("is in order once the report was sent back", async () => {
    const drawer = await openInspection(OVERDUE);
    await press("Edit", drawer);
    await fill("Signed report sent back", "11/19/2026", { inside: drawer });
    await press("Save inspection", drawer);
    expect(await within(drawer).findByText("Returned")).toBeInTheDocument();
    expect(within(drawer).queryByRole("alert")).not.toBeInTheDocument();
    const body = await bodySent("PATCH", /\/api\/roadside_inspections\//);
    expect(body).toMatchObject({ version: 1, returned_on: "2026-11-19", note: null });
    expect(body).toHaveProperty("violations", inspectionOf(OVERDUE).violations);
  });

  it("is only read by those who may not change it", async () => {
    const drawer = await openInspection(OVERDUE, READS);
    await within(drawer).findByText("393.47(e) · Trailer");
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Archive" })).not.toBeInTheDocument();
  });

  it("archives after asking, and brings back", async () => {
    const drawer = await openInspection("IL0012345678");
    await press("Archive", drawer);
    const question = await screen.findByRole("dialog", { name: "Archive inspection IL0012345678?" });
    expect(question).toHaveTextContent("kept for 12 months");
    await press("Archive", question);
    await press("Restore", drawer);
    expect(await within(drawer).findByRole("button", { name: "Archive" })).toBeInTheDocument();
  });
});

describe("a new roadside inspection", () => {
  it("is saved with its violations, and then opened", async () => {
    const inside = await addInspection();
    await fillReport(inside);
    await press("Add violation", inside);
    await fill("Code", "395.8", { inside });
    await choose("Violation of", "Driver", { inside });
    await fill("What was found", "Log not current", { inside });
    await userEvent.click(within(inside).getByRole("checkbox", { name: "Out of service" }));
    await press("Add inspection", inside);
    const drawer = await screen.findByRole("dialog", { name: /Inspection TX4471199001/ });
    expect(await within(drawer).findByText("395.8 · Driver")).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/roadside_inspections$/)).toEqual({
      inspected_on: "2026-11-18",
      report_number: "TX4471199001",
      state: "TX",
      level: "walk_around",
      violations: [
        {
          code: "395.8",
          unit: "driver",
          description: "Log not current",
          is_out_of_service: true,
        },
      ],
    });
    // A whole form is filled in, on a machine that may be busy.
  }, 60_000);

  it("keeps the other violations when one is removed", async () => {
    const inside = await addInspection();
    for (const code of ["393.9", "395.8"]) {
      await press("Add violation", inside);
      const added = within(inside)
        .getAllByRole("group", { name: /^Violation \d/ })
        .at(-1);
      await fill("Code", code, added ? { inside: added } : {});
    }
    await press("Remove violation 1", inside);
    expect(within(inside).getByRole("textbox", { name: "Code" })).toHaveValue("395.8");
    expect(within(inside).getByRole("button", { name: "Add violation" })).toHaveFocus();
  });

  it("needs what a violation is", async () => {
    const inside = await addInspection();
    await fillReport(inside);
    await press("Add violation", inside);
    await press("Add inspection", inside);
    expect(await within(inside).findByText("Enter the regulation")).toBeInTheDocument();
    expect(within(inside).getByText("Choose what it is about")).toBeInTheDocument();
    expect(within(inside).getByText("Enter what was found")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("shows beside its field what the server refuses, also in a violation", async () => {
    const fields = [{ path: "violations.0.corrected_on", message: "This day is in the future." }];
    use(mock("post", "/api/roadside_inspections", () => mockProblem(422, { code: "validation_failed", fields })));
    const inside = await addInspection();
    await fillReport(inside);
    await press("Add violation", inside);
    await fill("Code", "393.9", { inside });
    await choose("Violation of", "Truck", { inside });
    await fill("What was found", "Inoperable turn signal", { inside });
    await fill("Corrected", "11/21/2026", { inside });
    await press("Add inspection", inside);
    await waitFor(() =>
      expect(within(inside).getByRole("textbox", { name: "Corrected" })).toHaveAccessibleDescription(
        "This day is in the future.",
      ),
    );
    const message = "Another inspection has this report number.";
    use(
      mock("post", "/api/roadside_inspections", () =>
        mockProblem(409, { code: "report_number_already_used", message }),
      ),
    );
    await press("Add inspection", inside);
    expect(await within(inside).findByText(message)).toBeInTheDocument();
  });
});
