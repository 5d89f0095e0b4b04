import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { aLoad } from "@haul/testing/sample";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/carriers?tab=accidents";
const READS = ["accidents:read", "roadside_inspections:read", "drivers:read", "trucks:read", "trailers:read"];
const SAFETY = [...READS, "accidents:write"];
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", /^\/api\/accidents$/).at(-1)?.query;
const accidentIn = (city: string) => world().accidents.one((accident) => accident.city === city);
const driverOf = (last: string) => world().drivers.one(({ last_name }) => last_name === last);
const truckOf = (unit: string) => world().trucks.one(({ unit_number }) => unit_number === unit);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openAccident(city: string, permissions: readonly string[] = SAFETY) {
  await open(`${PATH}&accident=${accidentIn(city).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(`Accident in ${city}`) });
}

async function addAccident() {
  await open(PATH, SAFETY);
  await press("Add accident");
  return screen.findByRole("dialog", { name: "Add accident" });
}

describe("the accident register", () => {
  it("says what is recordable, who drove, and where the driver has to be tested", async () => {
    await open(PATH, SAFETY);
    const crash = await row("Gary, IN");
    expect(crash).toHaveTextContent("Nov 19, 2026");
    expect(crash).toHaveTextContent("Recordable");
    expect(crash).toHaveTextContent("Required");
    expect(crash).toHaveTextContent("Walt Jensen");
    expect(crash).toHaveTextContent("Preventable");
    expect(await row("Joliet, IL")).not.toHaveTextContent("Recordable");
    expect(screen.getByRole("button", { name: /^Export/ })).toBeInTheDocument();
  });

  it("asks for what the address says", async () => {
    const [driver, truck] = [driverOf("Jensen"), truckOf("204")];
    const filters = `is_recordable=true&preventability=preventable,undetermined&driver_id=${driver.id}&truck_id=${truck.id}`;
    await open(`${PATH}&${filters}&happened_from=2026-11-01&happened_to=2026-11-20&q=gary&sort=happened_on`, SAFETY);
    await row("Gary, IN");
    expect(asked()).toEqual({
      is_recordable: "true",
      preventability: "preventable,undetermined",
      driver_id: driver.id,
      truck_id: truck.id,
      from: "2026-11-01",
      to: "2026-11-20",
      q: "gary",
      sort: "happened_on",
    });
    expect(await screen.findByRole("button", { name: "Driver: Walt Jensen" })).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Truck: 204" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Date: Nov 1, 2026 – Nov 20, 2026" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /Joliet/ })).not.toBeInTheDocument();
  });

  it("says what belongs here when there is none, and starts with adding one", async () => {
    world().accidents.rows.length = 0;
    await open(PATH, SAFETY);
    expect(await screen.findByText("No accidents on file")).toBeInTheDocument();
    expect(screen.getByText(/^Enter every accident of your drivers and trucks/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Add accident" })).toBeInTheDocument();
  });

  it("is only read by those who may not change it", async () => {
    const drawer = await openAccident("Gary", READS);
    await within(drawer).findByText("Post-accident test required");
    await row("Joliet, IL").catch(() => undefined);
    expect(within(drawer).queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
    expect(within(drawer).queryByRole("button", { name: "Archive" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add accident", hidden: true })).not.toBeInTheDocument();
  });
});

describe("an accident's drawer", () => {
  it("says why it is recordable, and how long the driver can be tested", async () => {
    const drawer = await openAccident("Gary");
    expect(
      await within(drawer).findByText(/^2 people were treated away from the scene and a disabled vehicle was towed/),
    ).toHaveTextContent("It belongs in the accident register for three years");
    expect(within(drawer).getByText(/^The driver was cited, and someone was treated/)).toBeInTheDocument();
    expect(within(drawer).getByText(/the hours count from the end of Nov 19, 2026, local time/)).toBeInTheDocument();
    const [alcohol, drugs] = within(drawer).getAllByRole("listitem");
    expect(alcohol).toHaveTextContent("Alcohol: within 8 hours of the accident, Nov 20, 2026, 08:00 at the latest.");
    expect(drugs).toHaveTextContent("Drugs: within 32 hours of the accident, Nov 21, 2026, 08:00 at the latest.");
  });

  it("says that the time for a test is over", async () => {
    accidentIn("Gary").happened_on = "2026-11-10";
    const drawer = await openAccident("Gary");
    const [alcohol] = await within(drawer).findAllByRole("listitem");
    expect(alcohol).toHaveTextContent("Alcohol: the 8-hour window closed by Nov 11, 2026, 08:00.");
  });

  it("counts the hours for the tests from the accident's time", async () => {
    accidentIn("Gary").local_time = "14:30";
    const drawer = await openAccident("Gary");
    expect(await within(drawer).findByText(/The hours count from 14:30 on Nov 19, 2026/)).toBeInTheDocument();
    const [alcohol] = within(drawer).getAllByRole("listitem");
    expect(alcohol).toHaveTextContent("Alcohol: the 8-hour window closed by Nov 19, 2026, 22:30.");
  });

  it("says why nothing follows from a scrape", async () => {
    const drawer = await openAccident("Joliet");
    expect(await within(drawer).findByText("Not recordable")).toBeInTheDocument();
    expect(within(drawer).getByText(/^Nobody died or was treated away from the scene/)).toBeInTheDocument();
    expect(within(drawer).getByText("No post-accident test required")).toBeInTheDocument();
    expect(within(drawer).getByText("Trailer").nextElementSibling).toHaveTextContent("–");
  });

  it("leads to the driver, truck and trailer", async () => {
    const drawer = await openAccident("Gary");
    const link = (name: string) => within(drawer).getByRole("link", { name });
    expect(await within(drawer).findByRole("link", { name: "Walt Jensen" })).toHaveAttribute(
      "href",
      `/apps/safety/drivers?driver=${driverOf("Jensen").id}`,
    );
    expect(link("204")).toHaveAttribute("href", `/apps/safety/trucks?truck=${truckOf("204").id}`);
    expect(link("5302")).toHaveAttribute("href", expect.stringMatching(/^\/apps\/safety\/trucks\?trailer=/));
  });

  it("names them without a link to those who may not open them", async () => {
    const drawer = await openAccident("Gary", ["accidents:read"]);
    expect(await within(drawer).findByText("Walt Jensen")).toBeInTheDocument();
    expect(within(drawer).queryByRole("link", { name: "Walt Jensen" })).not.toBeInTheDocument();
  });

  it("changes an accident; what was emptied is cleared", async () => {
    const drawer = await openAccident("Gary");
    await press("Edit", drawer);
    await fill("Police report number", "", { inside: drawer });
    await fill("Injuries", "", { inside: drawer });
    await userEvent.click(within(drawer).getByRole("checkbox", { name: "A disabled vehicle was towed away" }));
    await choose("Preventability", "Not preventable", { inside: drawer });
    await press("Save accident", drawer);
    expect(await within(drawer).findByText("Not recordable")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/accidents\//)).toMatchObject({
      version: 1,
      city: "Gary",
      driver_id: driverOf("Jensen").id,
      injury_count: 0,
      is_towed: false,
      is_cited: true,
      preventability: "not_preventable",
      report_number: null,
    });
  });

  it("keeps what was typed when someone else saved first", async () => {
    const drawer = await openAccident("Gary");
    await press("Edit", drawer);
    accidentIn("Gary").version = 2;
    await fill("Description", "Hit from behind.", { inside: drawer });
    await press("Save accident", drawer);
    expect(await within(drawer).findByText("Someone else has changed this record.")).toBeInTheDocument();
    expect(within(drawer).getByRole("textbox", { name: "Description" })).toHaveValue("Hit from behind.");
  });

  it("warns before a recordable one leaves the register", async () => {
    const drawer = await openAccident("Gary");
    await within(drawer).findByText("Post-accident test required");
    await press("Archive", drawer);
    const question = await screen.findByRole("dialog", { name: "Archive accident in Gary, IN?" });
    expect(question).toHaveTextContent("must stay in the register for three years from Nov 19, 2026 (49 CFR 390.15)");
    await press("Archive", question);
  });

  it("archives after asking, and brings back", async () => {
    const drawer = await openAccident("Joliet");
    await press("Archive", drawer);
    const question = await screen.findByRole("dialog", { name: "Archive accident in Joliet, IL?" });
    expect(question).toHaveTextContent("It leaves the list and its exports. It can be restored.");
    await press("Archive", question);
    await press("Restore", drawer);
    expect(await within(drawer).findByRole("button", { name: "Archive" })).toBeInTheDocument();
  });
});

describe("a new accident", () => {
  it("is saved with what was filled in, and then opened", async () => {
    const inside = await addAccident();
    await fill("Date", "11/18/2026", { inside });
    await fill("City", "Amarillo", { inside });
    await choose("State", /Texas/, { inside, typing: "Texas" });
    await fill("Injuries", "1", { inside });
    await userEvent.click(within(inside).getByRole("checkbox", { name: /cited for a moving violation/ }));
    await press("Add accident", inside);
    const drawer = await screen.findByRole("dialog", { name: /Accident in Amarillo, TX/ });
    expect(await within(drawer).findByText("Post-accident test required")).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/accidents$/)).toEqual({
      happened_on: "2026-11-18",
      city: "Amarillo",
      state: "TX",
      injury_count: 1,
      fatality_count: 0,
      is_towed: false,
      is_hazmat_released: false,
      is_cited: true,
      preventability: "undetermined",
    });
    expect(sent("POST")[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("needs a day and a place", async () => {
    const inside = await addAccident();
    await press("Add accident", inside);
    expect(await within(inside).findByText("Enter the day of the accident")).toBeInTheDocument();
    expect(within(inside).getByText("Enter the city, or the nearest one")).toBeInTheDocument();
    expect(within(inside).getByText("Choose the state")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
  });

  it("shows beside its field what the server refuses", async () => {
    const fields = [{ path: "happened_on", message: "This day is in the future." }];
    use(mock("post", "/api/accidents", () => mockProblem(422, { code: "validation_failed", fields })));
    const inside = await addAccident();
    await fill("Date", "11/20/2026", { inside });
    await fill("City", "Amarillo", { inside });
    await choose("State", /Texas/, { inside, typing: "Texas" });
    await press("Add accident", inside);
    await waitFor(() =>
      expect(within(inside).getByRole("textbox", { name: "Date" })).toHaveAccessibleDescription(
        "This day is in the future.",
      ),
    );
    expect(within(inside).getByRole("textbox", { name: "City" })).toHaveValue("Amarillo");
  });
});

describe("who was in an accident", () => {
  const held = (inside: HTMLElement, label: string) => within(inside).getByRole("combobox", { name: label });

  it("is filled in from the truck's usual driver, both ways", async () => {
    const { id, full_name: name } = driverOf("Ortega");
    truckOf("121").usual_driver = { id, name };
    const inside = await addAccident();
    await choose("Driver", /Luis Ortega/, { inside, typing: "ortega" });
    await waitFor(() => expect(held(inside, "Truck")).toHaveValue("121"));
    await choose("Driver", /Walt Jensen/, { inside, typing: "jensen" });
    await waitFor(() => expect(held(inside, "Truck")).toHaveValue(""));
    await userEvent.click(within(inside).getByRole("button", { name: "Clear" }));
    await choose("Truck", /121/, { inside, typing: "121" });
    await waitFor(() => expect(held(inside, "Driver")).toHaveValue("Luis Ortega"));
  });

  it("keeps what a person chose", async () => {
    const { id, full_name: name } = driverOf("Ortega");
    truckOf("121").usual_driver = { id, name };
    const inside = await addAccident();
    await choose("Driver", /Walt Jensen/, { inside, typing: "jensen" });
    await choose("Truck", /121/, { inside, typing: "121" });
    await waitFor(() => expect(sent("GET", /^\/api\/trucks\/[^/]+$/)).toHaveLength(1));
    expect(held(inside, "Driver")).toHaveValue("Walt Jensen");
  });

  it("is filled in from the load that the driver is on, if it happened today", async () => {
    const { id, full_name: name } = driverOf("Boyd");
    const { id: truck_id } = truckOf("118");
    const load = aLoad();
    const [leg] = load.legs;
    const trailer = world().trailers.one(({ unit_number }) => unit_number === "5302");
    const legs = leg
      ? [
          {
            ...leg,
            driver: { id, name },
            truck: { id: truck_id, name: "118" },
            trailer: { id: trailer.id, name: "5302" },
          },
        ]
      : [];
    use(mock("get", "/api/loads/{load_id}", () => ({ ...load, legs })));
    await open(PATH, [...SAFETY, "loads:read"]);
    await press("Add accident");
    const inside = await screen.findByRole("dialog", { name: "Add accident" });
    await fill("Date", "11/20/2026", { inside });
    await choose("Driver", /Tamika Boyd/, { inside, typing: "boyd" });
    await waitFor(() => expect(held(inside, "Truck")).toHaveValue("118"));
    expect(held(inside, "Trailer")).toHaveValue("5302");
  });
});

describe("the drawers of drivers and trucks", () => {
  const panel = () => screen.findByRole("region", { name: "Accidents and inspections" });

  it("show the latest accidents and inspections, and lead to all of them", async () => {
    const { id } = driverOf("Jensen");
    await open(`/apps/safety/drivers?driver=${id}`, READS);
    const inside = await panel();
    expect(await within(inside).findByRole("link", { name: "Nov 19, 2026 · Gary, IN" })).toHaveAttribute(
      "href",
      `/apps/safety/carriers?tab=accidents&accident=${accidentIn("Gary").id}`,
    );
    expect(within(inside).getByRole("link", { name: "All accidents" })).toHaveAttribute(
      "href",
      `/apps/safety/carriers?tab=accidents&driver_id=${id}`,
    );
    expect(await within(inside).findByText("Overdue 6 days")).toBeInTheDocument();
    expect(asked()).toEqual({ driver_id: id, limit: "5" });
  });

  it("say that there is none", async () => {
    await open(`/apps/safety/trucks?truck=${truckOf("97").id}`, READS);
    const inside = await panel();
    expect(await within(inside).findByText("No accidents on file.")).toBeInTheDocument();
    expect(await within(inside).findByText("No inspections on file.")).toBeInTheDocument();
    expect(within(inside).queryByRole("link")).not.toBeInTheDocument();
  });

  it("ask for neither without the permission", async () => {
    const drawer = await open(`/apps/safety/trucks?truck=${truckOf("204").id}`, ["trucks:read"]).then(() =>
      screen.findByRole("dialog", { name: /Truck 204/ }),
    );
    await within(drawer).findByText("Turbo replacement");
    expect(screen.queryByRole("region", { name: "Accidents and inspections" })).not.toBeInTheDocument();
    expect(sent("GET", /accidents|roadside_inspections/)).toEqual([]);
  });
});
