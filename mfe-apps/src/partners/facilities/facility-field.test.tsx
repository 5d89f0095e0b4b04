import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { choose } from "@haul/testing/fields";
import { aFacility } from "@haul/testing/sample";
import { testWorld } from "../../test-world";

const { open, use, sent, bodySent, world } = testWorld();

afterEach(() => localStorage.clear());

const ADD = /\/api\/facilities$/;
const AMARILLO = { line1: "", city: "Amarillo", state: "TX", postal_code: "79101", country: "US" };
const stop = () => screen.findByRole("group", { name: "Stop 1: pickup" });
const picker = async () => within(await stop()).getByRole("combobox", { name: "Facility" });
const pick = async (option: string | RegExp, typing: string) =>
  choose("Facility", option, { inside: await stop(), typing });

describe.each([
  ["a load", "/apps/loads/new"],
  ["a quote", "/apps/quotation/new"],
])("the facility of a stop of %s", (_, page) => {
  it("may be a typed ZIP", async () => {
    await open(page);
    await pick(/^Amarillo, TX 79101 \(street not known yet\)/, "79101");
    await waitFor(async () => expect(await picker()).toHaveValue("Amarillo, TX 79101"));
    expect(await bodySent("POST", ADD)).toEqual({
      name: "Amarillo, TX 79101",
      address: AMARILLO,
      time_zone: "America/Chicago",
    });
  });
});

describe("a place among the facilities", () => {
  it("has no ZIP when its city was typed", async () => {
    await open("/apps/loads/new");
    await pick(/^Memphis, MO \(street not known yet\)/, "memphis");
    await waitFor(async () => expect(await picker()).toHaveValue("Memphis, MO"));
    expect(await bodySent("POST", ADD)).toMatchObject({
      name: "Memphis, MO",
      address: { city: "Memphis", state: "MO", postal_code: "" },
    });
  });

  it("comes below the matching facilities, with its source", async () => {
    const { type, options } = await openList();
    await type("memphis");
    await waitFor(() => expect(options()).toHaveLength(4));
    const [facility, first, last, add] = options();
    expect(facility).toContain("Memphis, TN");
    expect(first).toBe("Memphis, TN (street not known yet)");
    expect(last).toBe("Memphis, MO (street not known yet)GeoNames (geonames.org), CC BY 4.0, changed");
    expect(add).toBe("Add facility “memphis”");
  });

  it("becomes the facility of that name if there is one", async () => {
    const known = world().facilities.add(
      aFacility({ name: "Amarillo, TX", address: { ...AMARILLO, postal_code: "" } }),
    );
    const { type, options } = await openList();
    await type("amarillo");
    await waitFor(() => expect(options()).toEqual(["Amarillo, TXStreet not known yet", "Add facility “amarillo”"]));
    known.archived_at = "2026-11-01T00:00:00Z";
    await type("amarill");
    await waitFor(() => expect(options()[0]).toMatch(/^Amarillo, TX \(street/));
    // It was restored, or added by someone else, after the list was loaded.
    delete known.archived_at;
    await pick(/^Amarillo, TX/, "amarill");
    await waitFor(async () => expect(await picker()).toHaveValue("Amarillo, TX"));
    expect(sent("POST", ADD)).toEqual([]);
  });

  it("says why it was not added", async () => {
    use(mock("post", "/api/facilities", () => mockProblem(503, { code: "busy", message: "The server is busy." })));
    await open("/apps/loads/new");
    await pick(/^Amarillo, TX 79101/, "79101");
    expect(
      await within(await stop()).findByText("Amarillo, TX 79101 was not added. The server is busy."),
    ).toBeInTheDocument();
    expect(await picker()).toHaveValue("");
  });

  it("is not offered without the permission to add facilities", async () => {
    const { type, options } = await openList(["loads:write", "facilities:read"]);
    await type("memphis");
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(sent("GET", /places$/)).toEqual([]);
  });

  it("still offers the facilities when places cannot be loaded", async () => {
    use(mock("get", "/api/places", () => mockProblem(500, { code: "internal", message: "No." })));
    const { type, options } = await openList();
    await type("memphis");
    await waitFor(() => expect(options()).toHaveLength(2));
  });
});

/** The list of the first stop's facilities, open. */
async function openList(permissions?: readonly string[]) {
  await open("/apps/loads/new", permissions);
  const field = await picker();
  return {
    type: async (text: string) => {
      await userEvent.click(field);
      await userEvent.clear(field);
      await userEvent.paste(text);
    },
    options: () => screen.queryAllByRole("option").map(({ textContent }) => textContent),
  };
}
