import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../../test-world";

const { open, use, sent, bodySent, world } = testWorld();

const facilityOf = (city: string) => world().facilities.one(({ address }) => address.city === city);

async function openFacility(city: string, permissions?: string[]) {
  await open(`/apps/facilities?facility=${facilityOf(city).id}`, permissions);
  return screen.findByRole("dialog", { name: facilityOf(city).name });
}

const press = async (name: string, inside: HTMLElement) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("a facility", () => {
  it("shows where it is, its zone and its hours", async () => {
    const drawer = await openFacility("Denver");
    expect(drawer).toHaveTextContent("5050 Havana St, Denver, CO 80239");
    expect(drawer).toHaveTextContent("Mountain");
    expect(drawer).toHaveTextContent("Mon–Fri 06:00–15:00");
    expect(drawer).toHaveTextContent("Typical dwell–");
  });

  it("says how long trucks usually stay, if enough visits are known", async () => {
    facilityOf("Denver").usual_stay_minutes = 100;
    const drawer = await openFacility("Denver");
    expect(drawer).toHaveTextContent("Typical dwell1 h 40 minMedian of the last live visits, up to 20");
  });

  it("shows its approximate place while its position is not entered", async () => {
    const drawer = await openFacility("Denver");
    expect(drawer).toHaveTextContent("Not known. Arrivals can't be detected.");
    await userEvent.keyboard("{Escape}");
    Object.assign(facilityOf("Memphis"), { approximate_latitude: 35.13221, approximate_longitude: -90.06118 });
    expect(await openFacility("Memphis")).toHaveTextContent(
      "≈ 35.13, -90.06Approximate, from the ZIP Code or city. Arrivals can't be detected.",
    );
  });

  it("is changed; what was emptied is cleared", async () => {
    const drawer = await openFacility("Denver");
    await press("Edit", drawer);
    await fill("Hours", "", { inside: drawer });
    await fill("Instructions for drivers", "Check in at gate 2.", { inside: drawer });
    await press("Save facility", drawer);
    expect(await within(drawer).findByText("Check in at gate 2.")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/facilities\//)).toMatchObject({
      version: 1,
      hours: null,
      instructions: "Check in at gate 2.",
      time_zone: "America/Denver",
    });
  });

  it("shows its circle in feet, and says where the usual one holds", async () => {
    const drawer = await openFacility("Joliet");
    expect(drawer).toHaveTextContent("41.4818, -88.0817");
    expect(drawer).toHaveTextContent("3,935 ft radius");
    expect(drawer).not.toHaveTextContent("as usual");
    await press("Edit", drawer);
    await fill("Geofence radius", "2000", { inside: drawer });
    await press("Save facility", drawer);
    expect(await within(drawer).findByText("2,000 ft radius")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/facilities\//)).toMatchObject({
      geofence_radius_meters: 610,
      latitude: 41.4818,
    });
  });

  it("goes back to the usual circle when its own is emptied", async () => {
    const drawer = await openFacility("Joliet");
    await press("Edit", drawer);
    await fill("Geofence radius", "", { inside: drawer });
    await press("Save facility", drawer);
    expect(await within(drawer).findByText("1,640 ft radius (default)")).toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/facilities\//)).toMatchObject({ geofence_radius_meters: null });
  });

  it("takes no circle beyond the bounds, and no half of a place", async () => {
    const drawer = await openFacility("Joliet");
    await press("Edit", drawer);
    await fill("Geofence radius", "100", { inside: drawer });
    await fill("Longitude", "", { inside: drawer });
    await press("Save facility", drawer);
    expect(await within(drawer).findByText("Enter a number from 165 to 16,405")).toBeInTheDocument();
    expect(within(drawer).getByText("Enter latitude and longitude, or neither")).toBeInTheDocument();
    expect(sent("PATCH")).toEqual([]);
  });

  it("keeps a zone that is rarer than those on offer", async () => {
    facilityOf("Memphis").time_zone = "America/Kentucky/Louisville";
    const drawer = await openFacility("Memphis");
    await press("Edit", drawer);
    await press("Save facility", drawer);
    await within(drawer).findByText("America/Kentucky/Louisville");
    expect(await bodySent("PATCH", /\/api\/facilities\//)).toMatchObject({ time_zone: "America/Kentucky/Louisville" });
  });

  it("says that its street is not known yet, and takes it there", async () => {
    const facility = facilityOf("Denver");
    facility.address = { line1: "", city: "Denver", state: "CO", postal_code: "", country: "US" };
    const drawer = await openFacility("Denver");
    const address = within(drawer).getByText("Address").nextElementSibling;
    expect(address).toHaveTextContent(/^Denver, COStreet not known yetAdd street$/);
    await press("Add street", drawer);
    const inside = await screen.findByRole("dialog", { name: "Edit Front Range Foods" });
    await fill("Street", "5050 Havana St", { inside });
    await press("Save facility", inside);
    expect(await within(drawer).findByText("5050 Havana St, Denver, CO")).toBeInTheDocument();
    expect(screen.queryByRole("dialog", { name: "Edit Front Range Foods" })).not.toBeInTheDocument();
    expect(await bodySent("PATCH", /\/api\/facilities\//)).toMatchObject({
      address: { line1: "5050 Havana St", city: "Denver", state: "CO", postal_code: "" },
    });
  });

  it("offers readers no street to add", async () => {
    facilityOf("Denver").address.line1 = "";
    const drawer = await openFacility("Denver", ["facilities:read"]);
    expect(drawer).toHaveTextContent("Street not known yet");
    expect(within(drawer).queryByRole("button", { name: "Add street" })).not.toBeInTheDocument();
  });

  it("needs a city, and a whole ZIP where there is one", async () => {
    const drawer = await openFacility("Denver");
    await press("Edit", drawer);
    await fill("City", "", { inside: drawer });
    await fill("ZIP", "8023", { inside: drawer });
    await press("Save facility", drawer);
    expect(await within(drawer).findByText("Enter the city")).toBeInTheDocument();
    expect(within(drawer).getByText("Enter a ZIP of 5 or 9 digits")).toBeInTheDocument();
    expect(sent("PATCH")).toEqual([]);
  });

  it("says why it cannot be archived", async () => {
    use(
      mock("post", "/api/facilities/{facility_id}/archive", () =>
        mockProblem(409, { code: "facility_in_use", message: "Open loads stop here." }),
      ),
    );
    const drawer = await openFacility("Denver");
    await press("Archive", drawer);
    await press("Archive", await screen.findByRole("dialog", { name: "Archive Front Range Foods?" }));
    expect(await screen.findByText(/^Open loads stop here\./)).toBeInTheDocument();
    expect(within(drawer).getByRole("button", { name: "Archive" })).toBeInTheDocument();
  });
});

describe("a new facility", () => {
  const typeInto = async (label: string, text: string, inside: HTMLElement) => fill(label, text, { inside });
  const openDialog = async () => {
    await open("/apps/facilities");
    await userEvent.click((await screen.findAllByRole("button", { name: "Add facility" }))[0] as HTMLElement);
    return screen.findByRole("dialog", { name: "Add facility" });
  };

  it("takes city, state, ZIP and zone from a ZIP that is typed", async () => {
    const inside = await openDialog();
    await typeInto("ZIP", "38", inside);
    await typeInto("ZIP", "381", inside);
    await userEvent.click(await screen.findByRole("option", { name: "38118 Memphis, TN" }));
    expect(within(inside).getByLabelText(/^City/)).toHaveValue("Memphis");
    expect(within(inside).getByLabelText(/^ZIP/)).toHaveValue("38118");
    expect(within(inside).getByRole("combobox", { name: "State" })).toHaveValue("TN · Tennessee");
    expect(within(inside).getByRole("combobox", { name: "Time zone" })).toHaveValue("Central");
    expect(sent("GET", /\/api\/places$/).map(({ query }) => query)).toEqual([{ q: "381" }]);
  });

  it("keeps a ZIP and a zone that were chosen", async () => {
    const inside = await openDialog();
    await choose("Time zone", "Eastern", { inside });
    await typeInto("ZIP", "40299", inside);
    await typeInto("City", "Louis", inside);
    const list = await screen.findByRole("option", { name: "Louisville, KY" });
    expect(screen.getByText("GeoNames (geonames.org), CC BY 4.0, changed")).toBeInTheDocument();
    await userEvent.click(list);
    expect(within(inside).getByLabelText(/^ZIP/)).toHaveValue("40299");
    expect(within(inside).getByRole("combobox", { name: "Time zone" })).toHaveValue("Eastern");
  });

  it("follows the zone of the place until one is chosen, even a rarer zone", async () => {
    const inside = await openDialog();
    await typeInto("City", "Memphis", inside);
    await userEvent.click(await screen.findByRole("option", { name: "Memphis, MO" }));
    expect(within(inside).getByLabelText(/^ZIP/)).toHaveValue("");
    await typeInto("City", "Louis", inside);
    await userEvent.click(await screen.findByRole("option", { name: "Louisville, KY" }));
    expect(within(inside).getByRole("combobox", { name: "Time zone" })).toHaveValue("America/Kentucky/Louisville");
  });

  it("is added while a load is being booked, and chosen with its zone", async () => {
    await open("/apps/loads/new");
    const stop = await screen.findByRole("group", { name: "Stop 1: pickup" });
    await choose("Facility", "Add facility “Sioux Packing”", { inside: stop, typing: "Sioux Packing" });
    const inside = await screen.findByRole("dialog", { name: "Add facility" });
    await fill("Street", "900 Cherry Ave", { inside });
    await fill("City", "Sioux Falls", { inside });
    await choose("State", /South Dakota/, { inside, typing: "South Dakota" });
    await fill("ZIP", "57104", { inside });
    await choose("Time zone", "Mountain", { inside });
    await press("Add facility", inside);
    expect(await within(stop).findByRole("textbox", { name: "Time, MST" })).toBeInTheDocument();
    expect(await bodySent("POST", /\/api\/facilities$/)).toEqual({
      name: "Sioux Packing",
      address: { line1: "900 Cherry Ave", city: "Sioux Falls", state: "SD", postal_code: "57104", country: "US" },
      time_zone: "America/Denver",
    });
  });
});
