import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { choose, fill } from "@haul/testing/fields";
import { testWorld } from "../../test-world";

const { open, sent, world } = testWorld();

const PATH = "/apps/facilities";
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });
const asked = () => sent("GET", /^\/api\/facilities$/).at(-1)?.query;
const facilityOf = (name: string) => world().facilities.one((facility) => facility.name === name);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("the list of facilities", () => {
  it("shows where they are and in which zone", async () => {
    await open(PATH);
    expect(await row("Front Range Foods")).toHaveTextContent("Denver, CO");
    expect(await row("Front Range Foods")).toHaveTextContent("Mountain");
  });

  it("shows that a street or ZIP is missing", async () => {
    Object.assign(facilityOf("Front Range Foods").address, { line1: "", postal_code: "" });
    await open(`${PATH}?columns=line1,postal_code`);
    expect(await row("Front Range Foods")).toHaveTextContent("Denver, CO–");
  });

  it("asks for what the address says", async () => {
    await open(`${PATH}?state=TX,CO&city=denver&time_zone=America%2FDenver&has_appointments=true&sort=-city`);
    expect(await row("Front Range Foods")).toBeInTheDocument();
    expect(asked()).toEqual({
      state: "TX,CO",
      city: "denver",
      time_zone: "America/Denver",
      has_appointments: "true",
      sort: "-city",
    });
    expect(await screen.findByRole("button", { name: "City: denver" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Trucks still due" })).toBeInTheDocument();
  });

  it("opens a drawer with its loads, its detention and its history", async () => {
    const { id } = facilityOf("Trinity Cold Storage");
    await open(`${PATH}?facility=${id}`);
    const drawer = await screen.findByRole("dialog", { name: "Trinity Cold Storage" });
    const link = (name: string) => within(drawer).findByRole("link", { name });
    expect(await link("Loads that stop at Trinity Cold Storage")).toHaveAttribute(
      "href",
      `/apps/loads?group=all&facility_id=${id}`,
    );
    expect(await link("Who pays for detention here")).toHaveAttribute(
      "href",
      `/apps/loads/detention/payers?facility_id=${id}`,
    );
    expect(sent("GET", /\/detention_report$/).at(-1)?.query).toEqual({ facility_id: id });
    expect(await within(drawer).findByText("Added Trinity Cold Storage")).toBeInTheDocument();
  });

  it("adds a facility and opens it", async () => {
    const { address } = await open(PATH);
    await press("Add facility");
    const inside = await screen.findByRole("dialog", { name: "Add facility" });
    await fill("Name", "Sioux Packing", { inside });
    await fill("City", "Sioux Falls", { inside });
    await choose("State", /South Dakota/, { inside, typing: "South Dakota" });
    await press("Add facility", inside);
    expect(await screen.findByRole("dialog", { name: "Sioux Packing" })).toBeInTheDocument();
    expect(address()).toBe(`${PATH}?facility=${facilityOf("Sioux Packing").id}`);
  });

  it("archives several at once, and takes it back", async () => {
    await open(PATH);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Peachtree Paper" }));
    await press("Archive", screen.getByRole("region", { name: "Selected facilities" }));
    expect(await screen.findByText("1 facility archived.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("row", { name: /Peachtree Paper/ })).not.toBeInTheDocument());
    await press("Undo");
    expect(await row("Peachtree Paper")).toBeInTheDocument();
  });
});
