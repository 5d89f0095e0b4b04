import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aFacility } from "@haul/testing/sample";
import { testWorld } from "../../test-world";

const { open, sent, bodySent, world } = testWorld();

const PAGE = "/apps/facilities/duplicates";

function twins() {
  const first = world().facilities.one(({ name }) => name === "Joliet Distribution Center");
  const name = `${first.name} LLC`;
  const twin = world().facilities.add(aFacility({ name, hours: undefined, time_zone: "America/Denver" }));
  world().twins.facilities = [[first, twin]];
  return { first, twin };
}

const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("possible duplicates of facilities", () => {
  it("say why they look alike", async () => {
    const { first, twin } = twins();
    await open(PAGE);
    const reason = `${first.name} and ${twin.name} have the same name, spelled differently, in the same city.`;
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });

  it("show a facility without a street and ZIP", async () => {
    const { first } = twins();
    Object.assign(first.address, { line1: "", postal_code: "" });
    await open(PAGE);
    const [row] = await screen.findAllByRole("row", { name: new RegExp(first.name) });
    const cells = within(row as HTMLElement)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(["Street not known yet", "Joliet, IL"]));
  });

  it("are merged after seeing what stays, what moves, and that there is no way back", async () => {
    const { first, twin } = twins();
    await open(PAGE);
    await press(`Merge ${twin.name} into ${first.name}`);
    const dialog = await screen.findByRole("dialog", { name: `Merge ${twin.name} into ${first.name}` });
    const hours = await within(dialog).findByRole("row", { name: /^Hours/ });
    expect(within(hours).getAllByRole("cell").at(-1)).toHaveTextContent("Mon–Fri 06:00–15:00");
    expect(within(dialog).getByText("4 stops, with their appointment times")).toBeInTheDocument();
    expect(within(dialog).getByText("1 load stops at both; after the merge it stops there twice")).toBeInTheDocument();
    expect(within(dialog).getByText(/^Stops keep their zone \(Mountain\)/)).toBeInTheDocument();
    expect(within(dialog).getByText("This cannot be undone")).toBeInTheDocument();
    await press("Merge facilities", dialog);
    expect(await screen.findByText("No duplicate facilities")).toBeInTheDocument();
    expect(await bodySent("POST", /\/merge\//)).toEqual({ version: 1, merged_version: 1 });
    expect(sent("POST", /\/merge\//)[0]?.path).toBe(`/api/facilities/${first.id}/merge/${twin.id}`);
  });

  it("are for others to merge where the role does not allow it", async () => {
    const { first } = twins();
    await open(PAGE, ["facilities:read"]);
    expect(await screen.findByRole("link", { name: first.name })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Merge/ })).not.toBeInTheDocument();
  });
});

it("leads from a merged facility to the one that has its stops", async () => {
  const { first } = twins();
  const gone = world().facilities.add(aFacility({ name: "Joliet DC 2", merged_into_id: first.id }));
  await open(`/apps/facilities?facility=${gone.id}`);
  const drawer = await screen.findByRole("dialog", { name: first.name });
  expect(within(drawer).getByText("Joliet DC 2 was merged into this facility.")).toBeInTheDocument();
});
