import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aCustomer } from "@haul/testing/sample";
import { testWorld } from "../../test-world";

const { open, sent, bodySent, world } = testWorld();

const PAGE = "/apps/customers/duplicates";
const TWIN = "Great Lakes Brokerage LLC";

function twins() {
  const [first] = world().customers.rows;
  if (!first) throw new Error("A customer is needed.");
  const name = `${first.name}, Inc.`;
  const twin = world().customers.add(aCustomer({ name, phone: "+13125550199" }));
  world().twins.customers = [[first, twin]];
  return { first, twin };
}

const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole("button", { name }));

describe("possible duplicates", () => {
  it("say why they look alike", async () => {
    const { first, twin } = twins();
    await open(PAGE);
    const reason = `${first.name} and ${twin.name} have the same name, spelled differently.`;
    expect(await screen.findByText(reason)).toBeInTheDocument();
  });

  it("are merged after seeing what stays, what moves, and that there is no way back", async () => {
    const { first, twin } = twins();
    await open(PAGE);
    await press(`Merge ${twin.name} into ${first.name}`);
    const dialog = await screen.findByRole("dialog", { name: `Merge ${twin.name} into ${first.name}` });
    const name = await within(dialog).findByRole("row", { name: /^Name/ });
    expect(within(name).getAllByRole("cell").at(-1)).toHaveTextContent(first.name);
    expect(within(dialog).getByText("3 loads")).toBeInTheDocument();
    expect(within(dialog).getByText(/^No detention terms/)).toBeInTheDocument();
    expect(within(dialog).getByText("This cannot be undone")).toBeInTheDocument();
    await press("Merge customers", dialog);
    expect(await screen.findByText("No duplicate customers")).toBeInTheDocument();
    expect(await bodySent("POST", /\/merge\//)).toEqual({ version: 1, merged_version: 1 });
    expect(sent("POST", /\/merge\//)[0]?.path).toBe(`/api/customers/${first.id}/merge/${twin.id}`);
  });

  it("keep the one that was chosen", async () => {
    const { first, twin } = twins();
    await open(PAGE);
    await userEvent.click(await screen.findByRole("button", { name: `Keep ${twin.name}` }));
    await press(`Merge ${first.name} into ${twin.name}`);
    await screen.findByRole("dialog", { name: `Merge ${first.name} into ${twin.name}` });
    expect(sent("GET", /\/merge\//).at(-1)?.path).toBe(`/api/customers/${twin.id}/merge/${first.id}`);
  });

  it("are for others to merge where the role does not allow it", async () => {
    const { first } = twins();
    await open(PAGE, ["customers:read"]);
    expect(await screen.findByRole("link", { name: first.name })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Merge/ })).not.toBeInTheDocument();
  });

  it("say so when there are none", async () => {
    await open(PAGE);
    expect(await screen.findByText("No duplicate customers")).toBeInTheDocument();
  });
});

it("leads from a merged customer to the one that has its loads", async () => {
  const { first } = twins();
  const gone = world().customers.add(aCustomer({ name: TWIN, merged_into_id: first.id }));
  await open(`/apps/customers?customer=${gone.id}`);
  const drawer = await screen.findByRole("dialog", { name: first.name });
  expect(within(drawer).getByText(`${TWIN} was merged into this customer.`)).toBeInTheDocument();
});
