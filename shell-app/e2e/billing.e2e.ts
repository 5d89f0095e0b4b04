// @database postgresql
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { Locator } from "playwright-core";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { newCarrier, newColleague } from "./support/carriers";
import { choose, field } from "./support/fields";
import { newDriver, newTruck } from "./support/fleet";
import { LINE_HAUL, newLane, newLoad } from "./support/freight";
import { because, offeredMore, panel, status } from "./support/load-page";
import { addPaper, deliverLoad } from "./support/moves";
import { logIn } from "./support/pages";

useBrowser();

const { database } = inject("place");
/** Booked the load and manages it; as an Admin she may undo an approval. */
const maria = `maria.billing.${database}@prairiefreight.com`;
/** Bills loads and may do nothing else. */
const dana = `dana.billing.${database}@prairiefreight.com`;

const READY_TO_BILL = "/apps/financial/ready-to-bill";
/** The list as well as loads that are approved, which leave it otherwise. */
const WITH_APPROVED = `${READY_TO_BILL}?billing_status=ready_for_review,exception,on_hold,sent_back_to_ops,approved`;

/** One delivered load with its papers, whose billing each journey takes further. */
let number = "";
let loadPath = "";
let drawerPath = "";

beforeAll(async () => {
  const { api } = await newCarrier(maria);
  await newColleague(api, dana, "financial");
  const crew = { driver_id: (await newDriver(api, "Ortega")).id, truck_id: (await newTruck(api, "801")).id };
  const booked = await newLoad(api, await newLane(api), { charges: [LINE_HAUL], weight_pounds: 41_200 });
  const load = await deliverLoad(api, booked, crew);
  for (const kind of ["rate_confirmation", "proof_of_delivery"] as const) await addPaper(api, load, kind);
  number = load.number;
  loadPath = `/apps/loads/${load.id}`;
  drawerPath = `${WITH_APPROVED}&load=${load.id}`;
});

async function at(email: string, address: string): Promise<Person> {
  const person = await newPerson();
  await logIn(person, email, address);
  await person.arrivesAt(address.split("?")[0] ?? address);
  return person;
}

/** The load as the bookkeeper has it beside the list. */
const drawer = ({ page }: Person) => page.getByRole("dialog").filter({ hasText: "Draft invoice" });
const rowOf = ({ page }: Person) => page.getByRole("row", { name: new RegExp(number) });
const stands = (person: Person, word: string) => drawer(person).getByText(word, { exact: true }).first().waitFor();

/** Chooses what bookkeeping can decide beside the next step; answers the dialog that asks why. */
async function choosePart(person: Person, entry: string, title: string): Promise<Locator> {
  await drawer(person).getByRole("button", { name: "More", exact: true }).click();
  await person.page.getByRole("menuitem", { name: entry }).click();
  return person.page.getByRole("dialog", { name: title });
}

describe("billing a delivered load", () => {
  it("takes exception, holds up, and sends back to the dispatcher, who gives it to billing again", async () => {
    const clerk = await at(dana, drawerPath);
    const goOn = drawer(clerk).getByRole("button", { name: "Resume billing" });
    await stands(clerk, "Ready for review");
    await clerk.expectAccessible();
    const exception = await choosePart(clerk, "Flag exception", `Flag exception for load ${number}`);
    await choose(clerk.page, "exception", "Rates incorrect");
    await because(clerk, "Agreed 1,800, not 1,850", "Flag exception", exception);
    await stands(clerk, "Exception");
    await drawer(clerk).getByText("Rates incorrect").waitFor();
    await drawer(clerk).getByText("Agreed 1,800, not 1,850").waitFor();
    await rowOf(clerk).getByText("Exception").waitFor();
    await clerk.expectAccessible();
    await goOn.click();
    await stands(clerk, "Ready for review");

    await because(
      clerk,
      "Customer wants one invoice a week",
      "Hold",
      await choosePart(clerk, "Hold", `Hold billing for load ${number}`),
    );
    await stands(clerk, "On hold");
    expect(await drawer(clerk).getByRole("button", { name: "Approve" }).count()).toBe(0);
    await goOn.click();
    await stands(clerk, "Ready for review");

    const back = await choosePart(clerk, "Send back to dispatch", `Send load ${number} back to dispatch`);
    await because(clerk, "Which weight is right?", "Send back", back);
    await stands(clerk, "Back to operations");

    const dispatcher = await at(maria, "/apps/loads");
    const { page } = dispatcher;
    await page.getByRole("button", { name: "Notices, 1 unread" }).click();
    const notice = page.getByRole("link", { name: new RegExp(`^Billing sent load ${number} back`) });
    await notice.getByText("Which weight is right?").waitFor();
    await dispatcher.expectAccessible();
    await notice.click();
    await dispatcher.arrivesAt(loadPath);
    const told = page.getByRole("alert").filter({ hasText: "Billing: Back to operations" });
    await told.getByText("Which weight is right? (Dana Whitfield)").waitFor();
    await dispatcher.expectAccessible();
    await page.getByRole("button", { name: "Back to billing" }).click();
    await told.waitFor({ state: "detached" });
    await status(dispatcher, "Ready for review");
    await drawer(clerk).getByRole("button", { name: "Approve" }).waitFor();
  });

  it("closes an approved load, and a person editing it at that moment is told why", async () => {
    const dispatcher = await at(maria, loadPath);
    const { page } = dispatcher;
    dispatcher.expectComplaint(/status of 409/);
    const charges = panel(dispatcher, "Charges");
    await charges.getByRole("button", { name: "Add charge" }).click();
    const dialog = page.getByRole("dialog", { name: "Add charge" });
    await field(dialog, "charge.rate").fill("120");

    const clerk = await at(dana, drawerPath);
    await drawer(clerk).getByRole("button", { name: "Approve" }).click();
    await clerk.page.getByText(`Load ${number} is approved for billing.`).waitFor();
    await stands(clerk, "Approved");
    // She may approve, but neither take that back nor decide anything else about an approved load.
    expect(
      await drawer(clerk)
        .getByRole("button", { name: /^(Approve|More|Resume)/ })
        .count(),
    ).toBe(0);
    await clerk.expectAccessible();

    // The page behind the dialog has heard of it.
    await charges.getByText("Add charge").waitFor({ state: "detached" });
    await dialog.getByRole("button", { name: "Add charge" }).click();
    const refused = dialog.getByRole("alert");
    await refused.getByText("This load is approved for billing, so its revenue is read-only.").waitFor();
    await dispatcher.expectAccessible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });

    await page.getByRole("tab", { name: "Papers" }).click();
    await panel(dispatcher, "Documents").getByRole("button", { name: "Proof of delivery" }).waitFor();
    const changes = page.getByRole("button", {
      name: /^(Add charge|Change |Remove |Record |Correct times|Actions of )/,
    });
    expect(await changes.allTextContents()).toEqual([]);
    expect(await offeredMore(dispatcher)).toEqual(["Copy load"]);
    await dispatcher.expectAccessible();

    await dispatcher.open(`${loadPath}/edit`);
    await page.getByText("Billing has approved it, so its revenue is read-only.").waitFor();
    expect(await page.getByRole("form").count()).toBe(0);
    await dispatcher.expectAccessible();
  });

  it("opens it again to who may, with a reason that the history keeps", async () => {
    const person = await at(maria, drawerPath);
    const { page } = person;
    await stands(person, "Approved");
    const dialog = await choosePart(person, "Undo approval", `Undo approval of load ${number}`);
    await because(person, "Rate was agreed at 1,900", "Undo approval", dialog);
    await stands(person, "Ready for review");

    await person.open(loadPath);
    await panel(person, "Charges").getByRole("button", { name: "Change Line haul" }).click();
    const charge = page.getByRole("dialog", { name: "Change charge" });
    await field(charge, "charge.rate").fill("1900");
    await charge.getByRole("button", { name: "Save charge" }).click();
    await charge.waitFor({ state: "detached" });
    await panel(person, "Charges")
      .getByRole("row", { name: /^Total/ })
      .getByText("$1,900.00")
      .waitFor();

    await page.getByRole("tab", { name: "History" }).click();
    const entry = (title: string) => panel(person, "History").getByRole("listitem").filter({ hasText: title }).first();
    const unlocked = entry(`Undid the billing approval of load ${number}`);
    await unlocked.getByText("Rate was agreed at 1,900").waitFor();
    await unlocked.getByText("Maria Castillo").waitFor();
    expect(await unlocked.locator("time").first().getAttribute("datetime")).toMatch(/^20\d\d-/);
    await entry(`Approved load ${number} for billing`).getByText("Dana Whitfield").waitFor();
    await person.expectAccessible();

    const clerk = await at(dana, READY_TO_BILL);
    await rowOf(clerk).getByText("Ready for review", { exact: true }).waitFor();
    await rowOf(clerk).getByText("$1,900.00").waitFor();
    await clerk.page.getByRole("checkbox", { name: `Select ${number}` }).check();
    const bar = clerk.page.getByRole("region", { name: "Selected loads" });
    await bar.getByRole("button", { name: "Approve" }).click();
    await clerk.page.getByText("1 load approved for billing.").waitFor();
    await rowOf(clerk).waitFor({ state: "detached" });
    await clerk.expectAccessible();
  });
});
