import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/drivers";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", /^\/api\/drivers$/).at(-1)?.query;
const driverOf = (last_name: string) => world().drivers.one((driver) => driver.last_name === last_name);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openDriver(last_name: string, permissions?: string[]) {
  const page = await open(`${PATH}?driver=${driverOf(last_name).id}`, permissions);
  const drawer = await screen.findByRole("dialog", { name: new RegExp(driverOf(last_name).full_name) });
  return { ...page, drawer };
}

describe("the list of drivers", () => {
  it("says who can be dispatched", async () => {
    await open(PATH);
    expect(await row("Luis Ortega")).toHaveTextContent("Ready");
    expect(await row("Walt Jensen")).toHaveTextContent("Blocked");
    expect(await row("Ray Alvarez")).toHaveTextContent("Paper expiring");
    expect(await row("Tamika Boyd")).toHaveTextContent("104215");
    expect(await row("Dale Hutchins")).toHaveTextContent("Terminated");
    expect(await row("Dale Hutchins")).not.toHaveTextContent("Ready");
  });

  it("does not call a driver ready whose papers are missing", async () => {
    const missing = { code: "medical_missing", message: "Medical certificate is not on file.", is_blocking: false };
    driverOf("Ortega").paper_warnings = [missing];
    const { drawer } = await openDriver("Ortega");
    expect(within(drawer).getByText("Papers are missing")).toBeVisible();
    expect(await row("Luis Ortega")).toHaveTextContent("Paper missing");
  });

  it("leads people who may add drivers to imports", async () => {
    await open(PATH);
    await row("Luis Ortega");
    expect(screen.getByRole("link", { name: "Import" })).toHaveAttribute("href", "/apps/imports?kind=drivers");
  });

  it("calls by a click on the number without opening the row", async () => {
    const { address } = await open(PATH);
    const link = within(await row("Tamika Boyd")).getByRole("link", { name: "(614) 555-0163" });
    expect(link).toHaveAttribute("href", "tel:+16145550163");
    await userEvent.click(link);
    expect(address()).toBe(PATH);
  });

  it("asks for what the address says", async () => {
    const terminal = world().terminals.one(({ code }) => code === "DAL");
    await open(`${PATH}?status=active&expiring_within_days=30&terminal_id=${terminal.id}&q=a&sort=-hired_on`);
    await screen.findByText("Nothing matches");
    expect(asked()).toEqual({
      status: "active",
      expiring_within_days: "30",
      terminal_id: terminal.id,
      q: "a",
      sort: "-hired_on",
    });
    expect(await screen.findByRole("button", { name: "Terminal: Dallas" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Papers expire: Within 30 days" })).toBeInTheDocument();
  });

  it("puts a filter that was chosen into the address", async () => {
    const { address } = await open(PATH);
    await row("Luis Ortega");
    await press("Filter");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Status" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Terminated" }));
    await waitFor(() => expect(screen.queryByRole("row", { name: /Luis Ortega/ })).not.toBeInTheDocument());
    expect(await row("Dale Hutchins")).toBeInTheDocument();
    expect(address()).toBe(`${PATH}?status=terminated`);
  });

  it("sorts on the server", async () => {
    const { address } = await open(PATH);
    await row("Luis Ortega");
    await press("Driver");
    await waitFor(() => expect(asked()).toMatchObject({ sort: "-last_name" }));
    expect(address()).toBe(`${PATH}?sort=-last_name`);
    await waitFor(() => expect(screen.getAllByRole("row")[1]).toHaveTextContent("Luis Ortega"));
  });

  it("starts with adding a driver when there is none", async () => {
    world().drivers.rows.length = 0;
    await open(PATH);
    expect(await screen.findByText("No drivers yet")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add driver" })).toBeInTheDocument();
  });

  it("shows what went wrong with the request id", async () => {
    use(mock("get", "/api/drivers", () => mockProblem(500, { message: "Something broke.", request_id: "r-42" })));
    await open(PATH);
    expect(await screen.findByRole("alert")).toHaveTextContent("Request r-42");
  });

  it("leaves to the page about refusals when the role does not open it", async () => {
    use(mock("get", "/api/drivers", () => mockProblem(403, { code: "permission_missing" })));
    const { address } = await open(PATH);
    await waitFor(() => expect(address()).toBe("/access-denied"));
  });
});

describe("a new driver", () => {
  it("is saved with what was filled in, and then opened", async () => {
    const { address } = await open(PATH);
    await press("Add driver");
    const inside = await screen.findByRole("dialog", { name: "Add driver" });
    await fill("First name", "Marcus", { inside });
    await fill("Last name", "Tate", { inside });
    await fill("Phone", "312 555 0142", { inside });
    await choose("Class", "A", { inside });
    await fill("License expires", "3/1/2028", { inside });
    await choose("Endorsements", /Hazardous materials$/, { inside });
    await userEvent.keyboard("{Escape}");
    await choose("Terminal", /Joliet/, { inside });
    await press("Add driver", inside);
    expect(await screen.findByRole("dialog", { name: /Marcus Tate/ })).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/drivers$/)).toEqual({
      first_name: "Marcus",
      last_name: "Tate",
      kind: "company",
      status: "active",
      phone: "(312) 555-0142",
      has_cdl: true,
      license_class: "A",
      license_expires_on: "2028-03-01",
      endorsements: ["H"],
      restrictions: [],
      employment: "regular",
      terminal_id: world().terminals.one(({ code }) => code === "JOL").id,
    });
    expect(sent("POST")[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
    expect(address()).toBe(`${PATH}?driver=${driverOf("Tate").id}`);
  });

  it("needs a name; the first empty field gets the focus, and Ctrl+Enter saves", async () => {
    await open(PATH);
    await press("Add driver");
    const inside = await screen.findByRole("dialog", { name: "Add driver" });
    await press("Add driver", inside);
    expect(await within(inside).findByText("Enter the last name")).toBeInTheDocument();
    await waitFor(() => expect(within(inside).getByRole("textbox", { name: "First name" })).toHaveFocus());
    expect(sent("POST")).toEqual([]);
    await fill("First name", "Marcus", { inside });
    await fill("Last name", "Tate", { inside });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(await screen.findByRole("dialog", { name: /Marcus Tate/ })).toBeInTheDocument();
  });

  it("keeps what was typed when the server refuses a field", async () => {
    use(
      mock("post", "/api/drivers", () =>
        mockProblem(422, {
          message: "Please correct the marked fields.",
          fields: [{ path: "license_number", message: "Another driver has this license." }],
        }),
      ),
    );
    await open(PATH);
    await press("Add driver");
    const inside = await screen.findByRole("dialog", { name: "Add driver" });
    await fill("First name", "Marcus", { inside });
    await fill("Last name", "Tate", { inside });
    await press("Add driver", inside);
    await waitFor(() =>
      expect(within(inside).getByRole("textbox", { name: "License number" })).toHaveAccessibleDescription(
        "Another driver has this license.",
      ),
    );
    expect(within(inside).getByRole("textbox", { name: "First name" })).toHaveValue("Marcus");
  });

  it("is added by those who may only", async () => {
    await open(PATH, ["drivers:read"]);
    await row("Luis Ortega");
    expect(screen.queryByRole("button", { name: "Add driver" })).not.toBeInTheDocument();
  });
});

describe("a driver's drawer", () => {
  it("says nothing of a termination while the driver is active", async () => {
    const { drawer } = await openDriver("Ortega");
    await within(drawer).findByText("Hired");
    expect(within(drawer).queryByText("Terminated")).not.toBeInTheDocument();
  });

  it("says what is wrong with the papers", async () => {
    const { drawer } = await openDriver("Jensen");
    const alert = await within(drawer).findByRole("alert");
    expect(alert).toHaveTextContent("Cannot be dispatched");
    expect(alert).toHaveTextContent("Medical certificate expired on Nov 17, 2026.");
  });

  it("leads to the load that the driver is on", async () => {
    const { drawer } = await openDriver("Boyd");
    const load = driverOf("Boyd").current_load;
    expect(await within(drawer).findByRole("link", { name: "104215" })).toHaveAttribute(
      "href",
      `/apps/loads/${load?.id}`,
    );
  });

  it("changes a driver; what was emptied is cleared", async () => {
    const { drawer } = await openDriver("Ortega");
    await press("Edit", drawer);
    await fill("Notes", "", { inside: drawer });
    await choose("Status", "Terminated", { inside: drawer });
    await fill("Terminated", "11/19/2026", { inside: drawer });
    await fill("Home by", "12/24/2026", { inside: drawer });
    await fill("Home time", "Christmas", { inside: drawer });
    await press("Save driver", drawer);
    expect(await within(drawer).findByRole("button", { name: "Edit" })).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/drivers\//)).toMatchObject({
      version: 1,
      first_name: "Luis",
      notes: null,
      email: null,
      status: "terminated",
      terminated_on: "2026-11-19",
      home_by_on: "2026-12-24",
      home_note: "Christmas",
      terminal_id: driverOf("Ortega").terminal?.id,
      fleet_owner_id: null,
    });
  });

  it("keeps what was typed when someone else saved first", async () => {
    const { drawer } = await openDriver("Ortega");
    await press("Edit", drawer);
    driverOf("Ortega").version = 2;
    await fill("Notes", "Wants weekends off.", { inside: drawer });
    await press("Save driver", drawer);
    expect(await within(drawer).findByText("Someone else has changed this record.")).toBeInTheDocument();
    expect(within(drawer).getByRole("textbox", { name: "Notes" })).toHaveValue("Wants weekends off.");
  });

  it("overwrites another person's change only after showing it", async () => {
    const { drawer } = await openDriver("Ortega");
    await press("Edit", drawer);
    Object.assign(driverOf("Ortega"), { version: 2, code: "LO-7" });
    await fill("Notes", "Wants weekends off.", { inside: drawer });
    await press("Save driver", drawer);
    await within(drawer).findByText("Someone else has changed this record.");
    await press("Save driver", drawer);
    expect(await within(drawer).findByText("Wants weekends off.")).toBeInTheDocument();
    const bodies = await Promise.all(sent("PATCH").map((request) => request.body()));
    expect(bodies).toMatchObject([{ version: 1 }, { version: 2 }]);
  });

  it("archives after asking, and brings back", async () => {
    const { drawer } = await openDriver("Hutchins");
    await press("Archive", drawer);
    const question = await screen.findByRole("dialog", { name: "Archive Dale Hutchins?" });
    expect(question).toHaveTextContent(
      /^Archive Dale Hutchins\?The driver will no longer be offered for loads\. The history is/,
    );
    await press("Archive", question);
    await press("Restore", drawer);
    expect(await within(drawer).findByRole("button", { name: "Archive" })).toBeInTheDocument();
  });

  it("names the load that an archived driver is on", async () => {
    const { drawer } = await openDriver("Boyd");
    await press("Archive", drawer);
    const question = await screen.findByRole("dialog", { name: "Archive Tamika Boyd?" });
    expect(question).toHaveTextContent("Tamika Boyd is on load 104215. The driver will no longer be offered");
    await press("Archive", question);
  });

  it("steps to the neighbors in the list", async () => {
    const { drawer, address } = await openDriver("Boyd");
    await row("Luis Ortega");
    await press("Previous in the list (k)", drawer);
    expect(await screen.findByRole("dialog", { name: /Ray Alvarez|Walt Jensen/ })).toBeInTheDocument();
    expect(address()).not.toContain(driverOf("Boyd").id);
  });
});
