import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/drivers";
const READ = ["drug_alcohol:read"];
const ALL = [...READ, "drug_alcohol:write", "driver_identity:read", "driver_identity:write", "drivers:write"];
const driverOf = (name: string) => world().drivers.one(({ last_name }) => last_name === name);
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("people without the permission", () => {
  it("see no tab, no section, and ask for nothing", async () => {
    await open(`${PATH}?tab=testing&driver=${driverOf("Boyd").id}`, ["drivers:write"]);
    expect(await screen.findByRole("dialog", { name: /Tamika Boyd/ })).toBeInTheDocument();
    await screen.findByRole("list", { name: "Papers of Tamika Boyd" });
    expect(screen.queryByRole("tab", { name: "Testing" })).not.toBeInTheDocument();
    expect(screen.queryByText("Drug and alcohol")).not.toBeInTheDocument();
    expect(screen.queryByText("Birth date and SSN")).not.toBeInTheDocument();
    expect(sent("GET", /testing|drug_alcohol|clearinghouse|identity|random/)).toEqual([]);
  });
});

describe("the program", () => {
  it("says who may not drive and whose query is overdue, and opens the driver", async () => {
    await open(`${PATH}?tab=testing`, READ);
    const row = await screen.findByRole("row", { name: /Ray Alvarez/ });
    expect(row).toHaveTextContent("Prohibited");
    expect(row).toHaveTextContent("No query yet");
    expect(await screen.findByRole("row", { name: /Tamika Boyd/ })).toHaveTextContent("Yes");
    expect(screen.queryByRole("button", { name: /Bulk file/ })).not.toBeInTheDocument();
    await userEvent.click(row);
    const drawer = await screen.findByRole("dialog", { name: /Ray Alvarez/ });
    expect(await within(drawer).findByText("May not drive")).toBeInTheDocument();
    expect(drawer).toHaveTextContent("Positive drug test");
  });

  it("tells an overdue query from one that was never made", async () => {
    const standing = { is_covered: true, is_cleared: true, is_query_overdue: true, open_test_count: 0 };
    const named = (name: string) => ({ id: driverOf(name).id, name: driverOf(name).full_name });
    use(
      mock("get", "/api/testing_program", () => ({
        items: [
          { ...standing, driver: named("Jensen"), last_query_on: "2025-10-02", query_due_on: "2026-10-02" },
          { ...standing, driver: named("Boyd") },
        ],
        driver_count: 2,
        prohibited_count: 0,
        query_overdue_count: 2,
        open_test_count: 0,
        not_cleared_count: 0,
      })),
    );
    await open(`${PATH}?tab=testing`, READ);
    expect(await screen.findByRole("row", { name: /Walt Jensen/ })).toHaveTextContent("Overdue since Oct 2, 2026");
    expect(screen.getByRole("row", { name: /Tamika Boyd/ })).toHaveTextContent("No query yet");
    const figures = screen.getByRole("region", { name: "Drug and alcohol testing" });
    expect(figures).toHaveTextContent(/Query overdue1.*No query yet1/);
  });

  it("writes the bulk file, and says who is missing from it", async () => {
    URL.createObjectURL = () => "blob:file";
    URL.revokeObjectURL = () => undefined;
    await open(`${PATH}?tab=testing`, ALL);
    await press(/Bulk file for due queries \(\d+\)/);
    const dialog = await screen.findByRole("dialog", { name: "Not in the file" });
    expect(dialog).toHaveTextContent("birth date");
    expect(sent("POST", /clearinghouse_file$/)).toHaveLength(1);
  });
});

describe("a driver's testing file", () => {
  it("opens as one PDF, also of a past day", async () => {
    await open(`${PATH}?driver=${driverOf("Boyd").id}`, READ);
    const panel = await screen.findByRole("region", { name: "Drug and alcohol" });
    await press(/^Open file/, panel);
    await press("Close", await screen.findByRole("dialog", { name: "Drug and alcohol testing of Tamika Boyd" }));
    await fill("File as of", "11/03/2026", { inside: panel });
    await press(/^Open file/, panel);
    await screen.findByRole("dialog", { name: "Drug and alcohol testing of Tamika Boyd as of Nov 3, 2026" });
    const bodies = await Promise.all(sent("POST", /testing\/open$/).map(({ body }) => body()));
    expect(bodies).toEqual([{ is_inline: true }, { is_inline: true, as_of: "2026-11-03" }]);
  });
});

describe("tests", () => {
  it("are recorded, and a return to duty asks for the evaluation", async () => {
    await open(`${PATH}?tab=testing&of=tests`, ALL);
    await screen.findByRole("row", { name: /Ray Alvarez/ });
    await press("Add test");
    const dialog = await screen.findByRole("dialog", { name: /Add test/ });
    await choose("Driver", /Tamika Boyd/, { inside: dialog });
    await choose("Kind", "Return to duty", { inside: dialog });
    await choose("For", "Alcohol", { inside: dialog });
    await fill("Ordered", "11/18/2026", { inside: dialog });
    expect(within(dialog).getByLabelText(/SAP evaluation/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/Alcohol concentration/)).toBeInTheDocument();
    await choose("Kind", "Random", { inside: dialog });
    expect(within(dialog).queryByLabelText(/SAP evaluation/)).not.toBeInTheDocument();
    await press("Add test", dialog);
    await waitFor(() => expect(sent("POST", /drug_alcohol_tests$/)).toHaveLength(1));
    expect(await bodySent("POST", /drug_alcohol_tests$/)).toEqual({
      driver_id: driverOf("Boyd").id,
      kind: "random",
      substance: "alcohol",
      ordered_on: "2026-11-18",
    });
  });

  it("lead to the driver", async () => {
    const [test] = world().tests.rows;
    await open(`${PATH}?tab=testing&of=tests&drug_alcohol_test=${test?.id ?? ""}`, [...READ, "drivers:read"]);
    const drawer = await screen.findByRole("dialog", { name: /Tamika Boyd: Pre-employment/ });
    expect(await within(drawer).findByRole("link", { name: "Tamika Boyd" })).toBeInTheDocument();
  });

  it("are only read by people who may not record them", async () => {
    await open(`${PATH}?tab=testing&of=tests`, READ);
    await screen.findByRole("row", { name: /Ray Alvarez/ });
    expect(screen.queryByRole("button", { name: "Add test" })).not.toBeInTheDocument();
  });
});

describe("the views of testing", () => {
  const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent.trim());

  it("stand below the tabs of drivers", async () => {
    await open(`${PATH}?tab=testing`, READ);
    await screen.findByRole("row", { name: /Ray Alvarez/ });
    expect(tabs().slice(-5)).toEqual(["Testing", "Who is due", "Tests", "Clearinghouse queries", "Random draws"]);
  });

  it("stand in their place on a phone, with the way back in front", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width") }),
    );
    await open(`${PATH}?tab=testing&of=tests`, READ);
    expect(await screen.findByRole("tab", { name: "Tests", selected: true })).toBeInTheDocument();
    expect(tabs()).toEqual(["Drivers", "Who is due", "Tests", "Clearinghouse queries", "Random draws"]);
    await userEvent.click(screen.getByRole("tab", { name: "Drivers" }));
    expect(await screen.findByRole("tab", { name: "Testing", selected: false })).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Drivers", selected: true })).toBeInTheDocument();
  });
});

describe("queries", () => {
  it("say when they were made with the year, and lead to the driver", async () => {
    const [query] = world().queries.rows;
    await open(`${PATH}?tab=testing&of=queries&clearinghouse_query=${query?.id ?? ""}`, [...READ, "drivers:read"]);
    const drawer = await screen.findByRole("dialog", { name: /Tamika Boyd: Limited \(annual\)/ });
    expect(await within(drawer).findByText(/^Oct 21, 2026, \d{2}:\d{2} [A-Z]+$/)).toBeInTheDocument();
    expect(within(drawer).getByRole("link", { name: "Tamika Boyd" })).toHaveAttribute(
      "href",
      `${PATH}?driver=${driverOf("Boyd").id}`,
    );
    expect(screen.getByRole("heading", { name: "Clearinghouse queries", hidden: true })).toBeInTheDocument();
  });

  it("offer only results that the kind can have", async () => {
    await open(`${PATH}?tab=testing&of=queries&add=record`, ALL);
    const dialog = await screen.findByRole("dialog", { name: "Add query" });
    await userEvent.click(within(dialog).getByRole("combobox", { name: /Result/ }));
    expect(await screen.findByRole("option", { name: "Records found" })).toBeInTheDocument();
    expect(screen.queryByRole("option", { name: "Prohibited" })).not.toBeInTheDocument();
  });
});

describe("a random draw", () => {
  const openDraw = async (permissions: readonly string[] = ALL) => {
    await open(`${PATH}?tab=testing&of=draws&random_draw=${world().draws[0]?.id ?? ""}`, permissions);
    return screen.findByRole("dialog", { name: /Random draw/ });
  };

  it("shows who was selected, and who was told or excused", async () => {
    const drawer = await openDraw();
    const list = await within(drawer).findByRole("list", { name: "Selected drivers" });
    expect(list).toHaveTextContent("Drugs and alcohol");
    await press("Notified today", list);
    await waitFor(() => expect(list).toHaveTextContent("Notified"));
    await press("Excuse Tamika Boyd", list);
    const dialog = await screen.findByRole("dialog", { name: "Excuse Tamika Boyd" });
    await fill("Reason", "On leave", { inside: dialog });
    await press("Excuse", dialog);
    await waitFor(() => expect(list).toHaveTextContent("On leave"));
  });

  it("proves itself, and discloses its seed once asked", async () => {
    const drawer = await openDraw();
    expect(await within(drawer).findByText("The draw can be repeated")).toBeInTheDocument();
    expect(drawer).toHaveTextContent("Sealed");
    await press("Disclose the seed", drawer);
    await press("Disclose", await screen.findByRole("dialog", { name: "Disclose the seed?" }));
    await waitFor(() => expect(drawer).toHaveTextContent("ab".repeat(32)));
  });

  it("says when it was tampered with", async () => {
    world().isDrawGenuine = false;
    expect(await within(await openDraw(READ)).findByText("The draw can’t be repeated")).toBeInTheDocument();
  });
});

describe("birth date and SSN", () => {
  it("are shown on request only, and replaced", async () => {
    await open(`${PATH}?driver=${driverOf("Boyd").id}`, ALL);
    const panel = await screen.findByRole("region", { name: "Birth date and SSN" });
    expect(await within(panel).findByText("Ends in 9999")).toBeInTheDocument();
    expect(panel).not.toHaveTextContent("219-09-9999");
    await press("Show", panel);
    expect(await within(panel).findByText("219-09-9999")).toBeInTheDocument();
    await press("Hide", panel);
    expect(panel).not.toHaveTextContent("219-09-9999");
    await press("Change", panel);
    const dialog = await screen.findByRole("dialog", { name: "Birth date and SSN of Tamika Boyd" });
    await fill("Social Security number", "219-09-1111", { inside: dialog });
    await press("Save", dialog);
    await waitFor(() => expect(panel).toHaveTextContent("Ends in 1111"));
    expect(await bodySent("PATCH", /identity$/)).toEqual({ ssn: "219-09-1111", version: 1 });
  });
});
