import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const PATH = "/apps/safety/trucks";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const truckOf = (unit: string) => world().trucks.one(({ unit_number }) => unit_number === unit);
const ownerOf = (first: string) => world().owners.one(({ name }) => name.startsWith(first));
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

async function openTruck(unit: string, permissions?: string[]) {
  await open(`${PATH}?truck=${truckOf(unit).id}`, permissions);
  return screen.findByRole("dialog", { name: new RegExp(`Truck ${unit}`) });
}

describe("trucks", () => {
  it("stand with their state, papers and owner", async () => {
    await open(PATH);
    const leased = await row("118");
    expect(leased).toHaveTextContent("Available");
    expect(leased).toHaveTextContent("2021 Freightliner Cascadia");
    expect(leased).toHaveTextContent("Rosa Delgado");
    expect(await row("204")).toHaveTextContent("In shop");
    expect(await row("97")).toHaveTextContent("Blocked");
  });

  it("come from files, like trailers", async () => {
    await open(PATH);
    await row("118");
    expect(screen.getByRole("link", { name: "Import" })).toHaveAttribute("href", "/apps/imports?kind=trucks");
    await userEvent.click(screen.getByRole("tab", { name: "Trailers" }));
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Import" })).toHaveAttribute("href", "/apps/imports?kind=trailers"),
    );
  });

  it("are filtered as the dashboard's tiles ask", async () => {
    await open(`${PATH}?is_idle=true`);
    await row("118");
    expect(sent("GET", /^\/api\/trucks$/).at(-1)?.query).toEqual({ is_idle: "true", sort: "unit_number" });
    expect(screen.getByRole("button", { name: "Idle" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /204/ })).not.toBeInTheDocument();
  });

  it("are filtered by their owner, whom the chip names", async () => {
    await open(`${PATH}?fleet_owner_id=${ownerOf("Rosa").id}`);
    await row("118");
    expect(await screen.findByRole("button", { name: "Fleet owner: Rosa Delgado" })).toBeInTheDocument();
    expect(screen.queryByRole("row", { name: /121/ })).not.toBeInTheDocument();
  });

  it("take year and make from the VIN, unless a person entered them", async () => {
    use(
      mock("get", "/api/decoded_vin", ({ query }) => ({
        vin: query.get("vin") ?? "",
        year: 2012,
        make: "Freightliner",
        is_trailer: false,
        plant_code: "B",
      })),
    );
    await open(PATH);
    await press("Add truck");
    const inside = await screen.findByRole("dialog", { name: "Add truck" });
    await fill("Make", "Sterling", { inside });
    await fill("VIN", "1fujgldr5clbp8834", { inside });
    expect(await within(inside).findByText("2012 Freightliner, plant B")).toBeInTheDocument();
    await waitFor(() => expect(within(inside).getByRole("textbox", { name: "Year" })).toHaveValue("2012"));
    expect(within(inside).getByRole("textbox", { name: "Make" })).toHaveValue("Sterling");
  });

  it("are added; a VIN that cannot be one is refused at once", async () => {
    const { address } = await open(PATH);
    await press("Add truck");
    const inside = await screen.findByRole("dialog", { name: "Add truck" });
    await fill("Unit number", "311", { inside });
    await fill("VIN", "1fujgldr5clbp883o", { inside });
    await press("Add truck", inside);
    expect(await within(inside).findByText("A VIN has 17 characters, without I, O and Q")).toBeInTheDocument();
    expect(sent("POST")).toEqual([]);
    await fill("VIN", "1fujgldr5clbp8834", { inside });
    await fill("Tire size", "295/75r22.5", { inside });
    await choose("Usual driver", /Luis Ortega/, { inside, typing: "ortega" });
    await press("Add truck", inside);
    expect(await screen.findByRole("dialog", { name: /Truck 311/ })).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/trucks$/)).toEqual({
      unit_number: "311",
      vin: "1FUJGLDR5CLBP8834",
      tire_size: "295/75R22.5",
      ownership: "company",
      status: "available",
      usual_driver_id: world().drivers.one(({ last_name }) => last_name === "Ortega").id,
    });
    expect(address()).toBe(`${PATH}?truck=${truckOf("311").id}`);
  });

  it("go to the shop with a reason, and what was emptied is cleared", async () => {
    const inside = await openTruck("121");
    await press("Edit", inside);
    await choose("Availability", "In shop", { inside });
    await fill("Reason", "Brake job", { inside });
    await fill("VIN", "", { inside });
    await press("Save truck", inside);
    expect(await within(inside).findByText("Brake job")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/trucks\//)).toMatchObject({
      version: 1,
      unit_number: "121",
      status: "in_shop",
      status_reason: "Brake job",
      vin: null,
      odometer_miles: 412_380,
    });
  });

  it("are archived after asking", async () => {
    const inside = await openTruck("97");
    await press("Archive", inside);
    await press("Archive", await screen.findByRole("dialog", { name: "Archive truck 97?" }));
    expect(await within(inside).findByRole("button", { name: "Restore" })).toBeInTheDocument();
  });

  it("show what went wrong with the request id", async () => {
    use(mock("get", "/api/trucks", () => mockProblem(500, { message: "Something broke.", request_id: "r-5" })));
    await open(PATH);
    expect(await screen.findByRole("alert")).toHaveTextContent("Request r-5");
  });
});

describe("who owns a truck", () => {
  const owners = (inside: HTMLElement) => within(inside).findByRole("region", { name: "Owners" });

  it("is listed with its time", async () => {
    const inside = await openTruck("118");
    await waitFor(async () => expect(await owners(inside)).toHaveTextContent(/Rosa Delgado.*– present/));
    const other = world().trucks.one(({ unit_number }) => unit_number === "121");
    expect(other.fleet_owner).toBeUndefined();
  });

  it("is the carrier itself if there is no other owner", async () => {
    const inside = await openTruck("121");
    expect(await within(inside).findByText("Company-owned.")).toBeInTheDocument();
  });

  it("begins with a day", async () => {
    const inside = await openTruck("121");
    await press("Add owner", inside);
    const dialog = await screen.findByRole("dialog", { name: "Owner of truck 121" });
    await press("Save owner", dialog);
    expect(await within(dialog).findByText("Choose the owner")).toBeInTheDocument();
    expect(within(dialog).getByText("Enter the first day")).toBeInTheDocument();
    await choose("Fleet owner", /Earl Simmons/, { inside: dialog });
    await fill("From", "11/1/2026", { inside: dialog });
    await press("Save owner", dialog);
    await waitFor(async () => expect(await owners(inside)).toHaveTextContent("Earl Simmons"));
    expect(await bodySent("POST", /\/ownerships$/)).toEqual({
      fleet_owner_id: ownerOf("Earl").id,
      starts_on: "2026-11-01",
    });
  });

  it("ends, and lasts again when the end is emptied", async () => {
    const ownership = world().ownerships.one(() => true);
    ownership.ends_on = "2026-10-31";
    const inside = await openTruck("118");
    await press("Change dates for Rosa Delgado", inside);
    const dialog = await screen.findByRole("dialog", { name: "Owner of truck 118" });
    expect(within(dialog).getByRole("combobox", { name: "Fleet owner" })).toBeDisabled();
    await fill("Until", "", { inside: dialog });
    await press("Save owner", dialog);
    await waitFor(async () =>
      expect(await bodySent("PATCH", /\/ownerships\//)).toEqual({
        version: 1,
        starts_on: ownership.starts_on,
        ends_on: null,
      }),
    );
    await waitFor(async () => expect(await owners(inside)).toHaveTextContent("– present"));
  });

  it("is saved on the version that the dialog was opened with, and then on a colleague's", async () => {
    const ownership = world().ownerships.one(() => true);
    const inside = await openTruck("118");
    await press("Change dates for Rosa Delgado", inside);
    const dialog = await screen.findByRole("dialog", { name: "Owner of truck 118" });
    await fill("Until", "11/30/2026", { inside: dialog });
    Object.assign(ownership, { version: 2, starts_on: "2026-01-05" });
    const message = "Someone else changed this in the meantime.";
    const stale = () => mockProblem(409, { code: "version_stale", message });
    use(mock("patch", "/api/trucks/{truck_id}/ownerships/{ownership_id}", stale));
    await press("Save owner", dialog);
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(message);
    expect(await bodySent("PATCH", /\/ownerships\//)).toMatchObject({ version: 1 });
    await waitFor(async () => expect(await owners(inside)).toHaveTextContent("Jan 5"));
    await press("Save owner", dialog);
    await waitFor(() => expect(sent("PATCH", /\/ownerships\//)).toHaveLength(2));
    expect(
      await sent("PATCH", /\/ownerships\//)
        .at(-1)
        ?.body(),
    ).toMatchObject({ version: 2, ends_on: "2026-11-30" });
  });

  it("says the server's refusal in the dialog", async () => {
    use(
      mock("post", "/api/trucks/{truck_id}/ownerships", () =>
        mockProblem(409, { code: "ownership_overlaps", message: "Rosa Delgado owns it in that time." }),
      ),
    );
    const inside = await openTruck("118");
    await press("Add owner", inside);
    const dialog = await screen.findByRole("dialog", { name: "Owner of truck 118" });
    await choose("Fleet owner", /Earl Simmons/, { inside: dialog });
    await fill("From", "11/1/2026", { inside: dialog });
    await press("Save owner", dialog);
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("Rosa Delgado owns it in that time.");
  });

  it("is changed by those who may only", async () => {
    const inside = await openTruck("118", ["trucks:read"]);
    expect(await within(inside).findByText("Rosa Delgado", { selector: "p" })).toBeInTheDocument();
    expect(within(inside).queryByRole("button", { name: "Add owner" })).not.toBeInTheDocument();
  });
});

describe("the tabs", () => {
  it("lead to trailers and owners, each under its own address", async () => {
    const { address } = await open(`${PATH}?status=in_shop`);
    await row("204");
    await userEvent.click(screen.getByRole("tab", { name: "Trailers" }));
    expect(await row("5302")).toHaveTextContent("Dry van");
    expect(address()).toBe(`${PATH}?tab=trailers`);
    await userEvent.click(screen.getByRole("tab", { name: "Fleet owners" }));
    expect(await row("Rosa Delgado")).toHaveTextContent("Delgado Trucking LLC");
    expect(address()).toBe(`${PATH}?tab=owners`);
  });

  it("open the kind of record that a link names", async () => {
    const trailer = world().trailers.one(({ unit_number }) => unit_number === "R-12");
    await open(`${PATH}?trailer=${trailer.id}`);
    expect(await screen.findByRole("dialog", { name: /Trailer R-12/ })).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Trailers", hidden: true })).toHaveAttribute("aria-selected", "true");
  });
});

describe("trailers", () => {
  it("are added with their equipment", async () => {
    await open(`${PATH}?tab=trailers`);
    await press("Add trailer");
    const inside = await screen.findByRole("dialog", { name: "Add trailer" });
    await fill("Unit number", "5410", { inside });
    await choose("Equipment", "Flatbed", { inside });
    await fill("Length", "48", { inside });
    await fill("Tire size", "255/70R22.5", { inside });
    await press("Add trailer", inside);
    const drawer = await screen.findByRole("dialog", { name: /Trailer 5410/ });
    expect(await within(drawer).findByText("255/70R22.5")).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/trailers$/)).toEqual({
      unit_number: "5410",
      kind: "flatbed",
      length_feet: 48,
      tire_size: "255/70R22.5",
      status: "available",
    });
  });

  it("keep an unknown length unknown when they are changed", async () => {
    const trailer = world().trailers.one(({ unit_number }) => unit_number === "5302");
    trailer.length_feet = undefined;
    await open(`${PATH}?trailer=${trailer.id}`);
    const inside = await screen.findByRole("dialog", { name: /Trailer 5302/ });
    await press("Edit", inside);
    await press("Save trailer", inside);
    expect(await within(inside).findByRole("button", { name: "Edit" })).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/trailers\//)).toMatchObject({ length_feet: null, kind: "dry_van" });
  });
});

describe("fleet owners", () => {
  it("are added with the address that their links go to", async () => {
    await open(`${PATH}?tab=owners`);
    await press("Add fleet owner");
    const inside = await screen.findByRole("dialog", { name: "Add fleet owner" });
    await fill("Name", "Gail Pruitt", { inside });
    await fill("Email", "gail", { inside });
    await press("Add fleet owner", inside);
    expect(await within(inside).findByText("Enter the email address that sign-in links go to")).toBeInTheDocument();
    await fill("Email", "gail@pruitt.example", { inside });
    await press("Add fleet owner", inside);
    expect(await screen.findByRole("dialog", { name: "Gail Pruitt" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/fleet_owners$/)).toEqual({
      name: "Gail Pruitt",
      email: "gail@pruitt.example",
    });
  });

  it("lead to their trucks, and lose the portal when they are archived", async () => {
    await open(`${PATH}?fleet_owner=${ownerOf("Rosa").id}`);
    const inside = await screen.findByRole("dialog", { name: "Rosa Delgado" });
    expect(await within(inside).findByRole("link", { name: "2" })).toHaveAttribute(
      "href",
      `${PATH}?fleet_owner_id=${ownerOf("Rosa").id}`,
    );
    await press("Archive", inside);
    const question = await screen.findByRole("dialog", { name: "Archive Rosa Delgado?" });
    expect(question).toHaveTextContent("The owner can no longer sign in to the portal");
    await press("Archive", question);
    expect(await within(inside).findByRole("button", { name: "Restore" })).toBeInTheDocument();
  });
});
