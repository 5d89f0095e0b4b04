import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock } from "@haul/api/mocks";
import { fill } from "@haul/testing/fields";
import { aVerdict } from "../../../mocks/world";
import { testWorld } from "../../../test-world";
import type { AssignmentCheck } from "../loads.queries";

const { open, use, bodySent, sent, loadOf, world } = testWorld();

const driver = (lastName: string) => world().drivers.one(({ last_name }) => last_name === lastName);

/** How far each is from the pickup; Walt, the nearest, may not drive. */
function judgement() {
  const miles = { Ortega: "410.0", Boyd: "122.4", Jensen: "3.0", Alvarez: "300.0" };
  const ids = Object.entries(miles).map(([name, empty_miles]) => [driver(name).id, empty_miles] as const);
  const away = new Map<string | null, string>(ids);
  return mock("get", "/api/loads/{load_id}/assignment_check", ({ query }): AssignmentCheck => {
    const id = query.get("driver_id");
    const empty_miles = away.get(id);
    return {
      verdicts: id === driver("Jensen").id ? [aVerdict(driver("Jensen"), {})] : [],
      deadhead: empty_miles === undefined ? undefined : { empty_miles, empty_miles_source: "estimated" },
    };
  });
}

async function openDialog(number: string, permissions?: string[]) {
  await open(`/apps/loads/${loadOf(number).id}`, permissions);
  await userEvent.click(await screen.findByRole("button", { name: "Assign" }));
  return within(await screen.findByRole("dialog", { name: `Assign load ${number}` }));
}

const choose = async (dialog: Awaited<ReturnType<typeof openDialog>>, label: string, option: RegExp) => {
  await userEvent.click(dialog.getByRole("combobox", { name: label }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
};

describe("the drivers that are offered for a load", () => {
  it("stand in the order of papers, free time and empty miles", async () => {
    use(judgement());
    const dialog = await openDialog("104212");
    await userEvent.click(dialog.getByRole("combobox", { name: "Driver" }));
    await screen.findByRole("option", { name: /Luis Ortega/ });
    const names = screen
      .getAllByRole("option")
      .map(({ textContent }) => /^\w+ [A-Z][a-z]+(?=Free)/.exec(textContent)?.[0]);
    // Luis is free two hours after the pickup, and Walt's medical certificate has expired.
    expect(names).toEqual(["Tamika Boyd", "Ray Alvarez", "Luis Ortega", "Walt Jensen"]);
  });

  it("say where and when they are free, how far away, whether they may go, and their phone number", async () => {
    use(judgement());
    const dialog = await openDialog("104212");
    await userEvent.click(dialog.getByRole("combobox", { name: "Driver" }));
    const luis = await screen.findByRole("option", { name: /Luis Ortega/ });
    expect(luis).toHaveTextContent(
      /Free in Columbus, OH, Sat, Nov 21, \d\d:00 EST · about 410 mi empty · Papers in order · \(806\) 555-0131$/,
    );
    const walt = screen.getByRole("option", { name: /Walt Jensen/ });
    expect(walt).toHaveTextContent(/Free now in .*Not allowed: Medical certificate expired · \(402\) 555-0118$/);
  });

  it("are found by their phone number", async () => {
    const dialog = await openDialog("104212");
    await userEvent.type(dialog.getByRole("combobox", { name: "Driver" }), "(614) 555");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    expect(screen.getByRole("option")).toHaveTextContent(/^Tamika Boyd/);
  });

  it("are judged for the second seat without a truck", async () => {
    const dialog = await openDialog("104212");
    await userEvent.click(dialog.getByRole("combobox", { name: "Co-driver" }));
    await screen.findByRole("option", { name: /Luis Ortega/ });
    const [asked] = sent("GET", /assignment_check$/);
    expect(asked?.query).toHaveProperty("co_driver_id");
    expect(asked?.query).not.toHaveProperty("truck_id");
  });
});

describe("choosing a driver", () => {
  it("fills the usual truck and trailer", async () => {
    const trailer = loadOf("104218").legs[0]?.trailer;
    const dialog = await openDialog("104212");
    await choose(dialog, "Driver", /Luis Ortega/);
    expect(dialog.getByRole("combobox", { name: "Truck" })).toHaveValue("118");
    expect(dialog.getByRole("combobox", { name: "Trailer" })).toHaveValue(trailer?.name);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(sent("POST", /assign$/)).toHaveLength(1));
    expect(await bodySent("POST", /assign$/)).toMatchObject({
      driver_id: driver("Ortega").id,
      truck_id: world().trucks.one(({ unit_number }) => unit_number === "118").id,
      trailer_id: trailer?.id,
    });
  });

  it("takes back what another driver brought, and leaves what a person chose", async () => {
    const dialog = await openDialog("104212");
    await choose(dialog, "Driver", /Luis Ortega/);
    await choose(dialog, "Trailer", /R-12/);
    await choose(dialog, "Driver", /Tamika Boyd/);
    expect(dialog.getByRole("combobox", { name: "Truck" })).toHaveValue("204");
    expect(dialog.getByRole("combobox", { name: "Trailer" })).toHaveValue("R-12");
    await choose(dialog, "Driver", /Ray Alvarez/);
    expect(dialog.getByRole("combobox", { name: "Truck" })).toHaveValue("");
  });
});

describe("what is not in the fleet yet", () => {
  const add = async (dialog: Awaited<ReturnType<typeof openDialog>>, label: string, typed: string, noun: string) => {
    await userEvent.click(dialog.getByRole("combobox", { name: label }));
    await userEvent.type(dialog.getByRole("combobox", { name: label }), typed);
    await screen.findByRole("option", { name: `Add ${noun} “${typed}”` });
    const options = screen.getAllByRole("option");
    await userEvent.click(options.at(-1) ?? document.body);
    return screen.findByRole("dialog", { name: `Add ${noun}` });
  };
  const save = (form: HTMLElement, name: string) => userEvent.click(within(form).getByRole("button", { name }));
  const MAY_ADD = ["loads:write", "drivers:write", "trucks:write", "trailers:write"];

  it("is added in place: a driver, who is chosen and judged at once", async () => {
    const dialog = await openDialog("104212", MAY_ADD);
    const form = await add(dialog, "Driver", "Mary Ann Zeller", "driver");
    expect(within(form).getByRole("textbox", { name: "Name" })).toHaveValue("Mary Ann Zeller");
    expect(form).toHaveTextContent("First name: Mary Ann · Last name: Zeller");
    await fill("Phone", "806 555 0177", { inside: form });
    await fill("License expires", "11/20/2027", { inside: form });
    await save(form, "Add driver");
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(dialog.getByRole("combobox", { name: "Driver" })).toHaveValue("Mary Ann Zeller");
    const made = world().drivers.one(({ last_name }) => last_name === "Zeller");
    expect(await bodySent("POST", /\/api\/drivers$/)).toMatchObject({
      first_name: "Mary Ann",
      last_name: "Zeller",
      kind: "company",
      license_expires_on: "2027-11-20",
    });
    expect(sent("GET", /assignment_check$/).at(-1)?.query).toMatchObject({ driver_id: made.id });
    expect(await dialog.findByText("Papers and equipment are in order.")).toBeInTheDocument();
  });

  it("is not added without a last name", async () => {
    const dialog = await openDialog("104212", MAY_ADD);
    const form = await add(dialog, "Co-driver", "Cher", "driver");
    await save(form, "Add driver");
    expect(await within(form).findByText("Enter first and last name")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("is added in place: a truck and a trailer of the kind that the load asks for", async () => {
    const dialog = await openDialog("104212", MAY_ADD);
    const truck = await add(dialog, "Truck", "961", "truck");
    expect(within(truck).getByRole("textbox", { name: "Unit number" })).toHaveValue("961");
    await save(truck, "Add truck");
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Truck" })).toHaveValue("961"));
    const trailer = await add(dialog, "Trailer", "R-99", "trailer");
    await save(trailer, "Add trailer");
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Trailer" })).toHaveValue("R-99"));
    expect(await bodySent("POST", /\/api\/trailers$/)).toMatchObject({
      unit_number: "R-99",
      kind: loadOf("104212").equipment,
    });
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(async () =>
      expect(await bodySent("POST", /assign$/)).toMatchObject({
        truck_id: world().trucks.one(({ unit_number }) => unit_number === "961").id,
      }),
    );
  });

  it("is added by nobody without the permission", async () => {
    const dialog = await openDialog("104212", ["loads:write", "trucks:write"]);
    await userEvent.click(dialog.getByRole("combobox", { name: "Driver" }));
    await screen.findByRole("option", { name: /Luis Ortega/ });
    expect(screen.queryByRole("option", { name: /^Add/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("combobox", { name: "Truck" }));
    expect(await screen.findByRole("option", { name: "Add truck" })).toBeInTheDocument();
  });
});
