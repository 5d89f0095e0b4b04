import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
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
  it("are sorted by papers, free time and empty miles", async () => {
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

describe("what the server refuses", () => {
  const refuse = (...fields: { path: string; message: string }[]) =>
    mock("post", "/api/loads/{load_id}/assign", () =>
      mockProblem(422, { code: "assignment_blocked", message: "This assignment is not allowed.", fields }),
    );
  const EXPIRED = "Medical certificate expired.";
  const OUT = "Truck 118 is out of service.";

  it("is said once, beside its field; the box keeps what no field says", async () => {
    world().verdicts.set(driver("Jensen").id, [
      aVerdict(driver("Jensen"), { message: EXPIRED }),
      aVerdict(driver("Jensen"), { subject: "truck", code: "out_of_service", message: OUT }),
    ]);
    use(refuse({ path: "driver_id", message: EXPIRED }));
    const dialog = await openDialog("104212");
    await choose(dialog, "Driver", /Walt Jensen/);
    expect(await dialog.findByText(EXPIRED)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(dialog.getByRole("combobox", { name: "Driver" })).toBeInvalid());
    expect(dialog.getByRole("combobox", { name: "Driver" })).toHaveAccessibleDescription(EXPIRED);
    expect(dialog.getAllByText(EXPIRED)).toHaveLength(1);
    expect(dialog.getByText("Not allowed").closest("[role=alert]")).toHaveTextContent(OUT);
  });

  it("leaves no box when the fields say it all", async () => {
    world().verdicts.set(driver("Jensen").id, [aVerdict(driver("Jensen"), { message: EXPIRED })]);
    use(refuse({ path: "driver_id", message: EXPIRED }));
    const dialog = await openDialog("104212");
    await choose(dialog, "Driver", /Walt Jensen/);
    expect(await dialog.findByText("Not allowed")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(() => expect(dialog.queryByText("Not allowed")).not.toBeInTheDocument());
    expect(dialog.getAllByText(EXPIRED)).toHaveLength(1);
    expect(dialog.queryByText("Papers and equipment are in order.")).not.toBeInTheDocument();
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

  it("clears what the previous driver filled in, and keeps what a person chose", async () => {
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

describe("the only driver who is free", () => {
  const leave = (...names: string[]) => {
    const { rows } = world().drivers;
    rows.splice(0, rows.length, ...names.map(driver));
  };
  const value = (dialog: Awaited<ReturnType<typeof openDialog>>, name: string) =>
    dialog.getByRole("combobox", { name });

  it("is filled in with their truck, and assigned only by a press", async () => {
    // Luis is free two hours after the pickup.
    leave("Ortega", "Boyd");
    const dialog = await openDialog("104212");
    await waitFor(() => expect(value(dialog, "Driver")).toHaveValue("Tamika Boyd"));
    expect(value(dialog, "Truck")).toHaveValue("204");
    expect(dialog.getByText("The only driver free for this load.")).toBeInTheDocument();
    expect(await dialog.findByText("Papers and equipment are in order.")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await waitFor(async () =>
      expect(await bodySent("POST", /assign$/)).toMatchObject({ driver_id: driver("Boyd").id }),
    );
  });

  it("is assigned on the version that was open, so that a colleague's assignment is not lost", async () => {
    const load = loadOf("104212");
    const dialog = await openDialog("104212");
    const [leg] = load.legs;
    if (!leg) throw new Error("a load has a leg");
    const { id, first_name, last_name } = driver("Boyd");
    Object.assign(leg, { driver: { id, name: `${first_name} ${last_name}` } });
    Object.assign(load, { version: load.version + 1 });
    vi.setSystemTime(Date.now() + 60_000);
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(sent("GET", new RegExp(`^/api/loads/${load.id}$`)).length).toBeGreaterThan(1));
    await screen.findAllByText(/Tamika Boyd/);
    await choose(dialog, "Driver", /Luis Ortega/);
    await userEvent.click(dialog.getByRole("button", { name: /^Assign/ }));
    await waitFor(async () => expect(await bodySent("POST", /\/assign$/)).toMatchObject({ version: load.version - 1 }));
  });

  it("gives way to another one", async () => {
    leave("Ortega", "Boyd");
    const dialog = await openDialog("104212");
    await waitFor(() => expect(value(dialog, "Driver")).toHaveValue("Tamika Boyd"));
    await choose(dialog, "Driver", /Luis Ortega/);
    expect(value(dialog, "Truck")).toHaveValue("118");
    expect(dialog.queryByText("The only driver free for this load.")).not.toBeInTheDocument();
  });

  it.each([
    ["another one is free", ["Boyd", "Alvarez"]],
    ["they may not drive", ["Ortega", "Jensen"]],
  ])("is not filled in when %s", async (_, names) => {
    leave(...names);
    const dialog = await openDialog("104212");
    await waitFor(() => expect(sent("GET", /dispatch_board$/)).toHaveLength(1));
    await userEvent.click(value(dialog, "Driver"));
    await screen.findByRole("option", { name: new RegExp(names[1] ?? "-") });
    expect(value(dialog, "Driver")).toHaveValue("");
  });

  it("does not replace the crew that a load has", async () => {
    leave("Boyd");
    await open(`/apps/loads/${loadOf("104218").id}`);
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Change assignment" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change assignment of load 104218" }));
    expect(value(dialog, "Driver")).toHaveValue("Luis Ortega");
    expect(sent("GET", /dispatch_board$/)).toEqual([]);
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

  /** The dialog for a driver, with what the load lacks as well. */
  const addWithUnits = async () => {
    const dialog = await openDialog("104212", MAY_ADD);
    const form = await add(dialog, "Driver", "Mary Zeller", "driver");
    const [truck, trailer] = ["Truck", "Trailer"].map((name) => within(form).getByRole("group", { name }));
    if (!truck || !trailer) throw new Error("The form has no vehicles.");
    return { dialog, form, truck, trailer };
  };

  it("is added in one go: a driver, the truck they usually drive, and a trailer", async () => {
    const { dialog, form, truck, trailer } = await addWithUnits();
    expect(within(truck).queryByRole("textbox", { name: /expires/ })).not.toBeInTheDocument();
    await fill("Unit number", "961", { inside: truck });
    await fill("Annual inspection expires", "11/20/2027", { inside: truck });
    await fill("Unit number", "R-99", { inside: trailer });
    await save(form, "Add driver, truck and trailer");
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(dialog.getByRole("combobox", { name: "Driver" })).toHaveValue("Mary Zeller");
    expect(dialog.getByRole("combobox", { name: "Truck" })).toHaveValue("961");
    expect(dialog.getByRole("combobox", { name: "Trailer" })).toHaveValue("R-99");
    const made = world().drivers.one(({ last_name }) => last_name === "Zeller");
    expect(await bodySent("POST", /\/api\/drivers$/)).not.toHaveProperty("truck");
    expect(await bodySent("POST", /\/api\/trucks$/)).toMatchObject({
      unit_number: "961",
      annual_inspection_expires_on: "2027-11-20",
      usual_driver_id: made.id,
    });
    expect(await bodySent("POST", /\/api\/trailers$/)).toMatchObject({ kind: loadOf("104212").equipment });
    expect(sent("POST", /assign$/)).toEqual([]);
    await waitFor(() =>
      expect(sent("GET", /assignment_check$/).at(-1)?.query).toMatchObject({
        driver_id: made.id,
        truck_id: world().trucks.one(({ unit_number }) => unit_number === "961").id,
      }),
    );
  });

  it("keeps the driver when the truck is refused, and does not add them twice", async () => {
    const message = "Another truck has this unit number.";
    use(mock("post", "/api/trucks", () => mockProblem(409, { code: "unit_number_already_used", message })));
    const { dialog, form, truck } = await addWithUnits();
    await fill("Unit number", "118", { inside: truck });
    await save(form, "Add driver and truck");
    await waitFor(() => expect(within(truck).getByRole("textbox", { name: "Unit number" })).toBeInvalid());
    expect(truck).toHaveTextContent(message);
    expect(within(form).getByRole("textbox", { name: "Name" })).toBeDisabled();
    await userEvent.clear(within(truck).getByRole("textbox", { name: "Unit number" }));
    await save(form, "Add driver");
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(sent("POST", /\/api\/drivers$/)).toHaveLength(1);
    expect(dialog.getByRole("combobox", { name: "Driver" })).toHaveValue("Mary Zeller");
    expect(dialog.getByRole("combobox", { name: "Truck" })).toHaveValue("");
  });

  it("is chosen when the person gives up on the truck that was refused", async () => {
    use(mock("post", "/api/trucks", () => mockProblem(422, { code: "invalid", message: "No." })));
    const { dialog, form, truck } = await addWithUnits();
    await fill("Unit number", "118", { inside: truck });
    await save(form, "Add driver and truck");
    expect(await within(form).findByText("Added. Change it on its own page.")).toBeInTheDocument();
    await save(form, "Cancel");
    expect(dialog.getByRole("combobox", { name: "Driver" })).toHaveValue("Mary Zeller");
  });

  it("asks with a driver only for what is not chosen, may be added, and is theirs", async () => {
    const dialog = await openDialog("104212", ["loads:write", "drivers:write", "trailers:write"]);
    const units = (form: HTMLElement) =>
      ["Truck", "Trailer"].filter((name) => within(form).queryByRole("group", { name }));
    const first = await add(dialog, "Driver", "Mary Zeller", "driver");
    expect(units(first)).toEqual(["Trailer"]);
    await save(first, "Cancel");
    await choose(dialog, "Trailer", /R-12/);
    const second = await add(dialog, "Driver", "Mary Zeller", "driver");
    expect(units(second)).toEqual([]);
    await save(second, "Cancel");
    expect(units(await add(dialog, "Co-driver", "Mary Zeller", "driver"))).toEqual([]);
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

  it("cannot be added without the permission", async () => {
    const dialog = await openDialog("104212", ["loads:write", "trucks:write"]);
    await userEvent.click(dialog.getByRole("combobox", { name: "Driver" }));
    await screen.findByRole("option", { name: /Luis Ortega/ });
    expect(screen.queryByRole("option", { name: /^Add/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("combobox", { name: "Truck" }));
    expect(await screen.findByRole("option", { name: "Add truck" })).toBeInTheDocument();
  });
});

describe("what a driver is paid for a leg", () => {
  it("is folded on a load's only leg, even if its miles were entered by hand", async () => {
    const [leg] = loadOf("104212").legs;
    Object.assign(leg ?? {}, { miles: "912.0", miles_source: "typed" });
    const dialog = await openDialog("104212");
    expect(dialog.getByRole("button", { name: "Pay and miles" })).toHaveAttribute("aria-expanded", "false");
  });

  it("is sent only when entered", async () => {
    use(judgement());
    const dialog = await openDialog("104212");
    await choose(dialog, "Driver", /Ray Alvarez/);
    await userEvent.click(dialog.getByRole("button", { name: "Pay and miles" }));
    const inside = screen.getByRole("dialog", { name: "Assign load 104212" });
    // A load's only leg has the load's miles.
    expect(dialog.queryByRole("textbox", { name: "Miles of the leg" })).not.toBeInTheDocument();
    await fill("Pay", "850", { inside });
    await fill("Pay note", "Holiday", { inside });
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    expect(await bodySent("POST", /\/assign$/)).toMatchObject({ pay_override_cents: 85_000, pay_note: "Holiday" });
  });
});
