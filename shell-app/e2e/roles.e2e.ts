// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import type { components } from "@haul/api";
import { newPerson, useBrowser, type Person } from "./support/browser";
import { makeSuperAdmin, newAccount, newCarrier, type Member } from "./support/carriers";
import { newOwner, newTruck } from "./support/fleet";
import { followMailedLink, logIn } from "./support/pages";

useBrowser();

type Role = components["schemas"]["Role"];
type Section = components["schemas"]["Section"];

const { database } = inject("place");
const emailOf = (name: string) => `${name}.roles.${database}@prairiefreight.com`;

/** What the carrier opens to the roles that see nothing by themselves. */
const GRANTS: Partial<Record<Role, readonly Section[]>> = {
  TerminalManager: ["dashboard", "loads", "quotes", "safety"],
  SafetyManager: ["safety"],
  User: ["loads", "financial"],
};

const OPERATIONS = ["Dispatch today", "Loads", "Dispatch board", "Detention", "Customers", "Facilities"];
const SAFETY = ["Drivers", "Trucks", "Carriers"];
const DASHBOARDS = ["Operations & cash", "Analytics"];
const MONEY = ["Ready to bill", "Invoices", "Payments", "Receivables", "Ledger", "Close", "Vendors"];
const EVERYTHING = [
  ...DASHBOARDS,
  ...OPERATIONS.toSpliced(3, 0, "Quotes", "Track & trace"),
  ...SAFETY,
  ...MONEY,
  "Company",
  "Admin",
];
const MENUS: Record<Role, readonly string[]> = {
  SuperAdmin: EVERYTHING,
  Admin: EVERYTHING,
  TerminalManager: [...DASHBOARDS, ...OPERATIONS.toSpliced(3, 0, "Quotes"), ...SAFETY],
  SafetyManager: SAFETY,
  User: [...OPERATIONS, ...MONEY],
};

const owner = emailOf("rosa");
let founder: Member;
/** The whole menu, of the first role. */
let places: ReadonlyMap<string, string> | undefined;

beforeAll(async () => {
  const carrier = await newCarrier(emailOf("superadmin"));
  founder = carrier;
  for (const role of ["Admin", "TerminalManager", "SafetyManager", "User"] as const) {
    const email = emailOf(role.toLowerCase());
    await founder.api.POST("/api/users", { body: { email, full_name: "Dana Whitfield", role, terminal_ids: [] } });
    for (const section of GRANTS[role] ?? [])
      await founder.api.PUT("/api/role_grants/{role}/{section}", { params: { path: { role, section } } });
    await newAccount(email);
  }
  await newOwner(founder.api, owner, (await newTruck(founder.api, "118")).id);
  await makeSuperAdmin(founder.email, carrier.dotNumber);
});

const entries = ({ page }: Person) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("listitem").getByRole("link");

/** The addresses of a person's menu by their names, in the menu's order. */
async function menuOf(person: Person): Promise<ReadonlyMap<string, string>> {
  await entries(person).first().waitFor();
  const links = await entries(person).evaluateAll((all) =>
    all.map((link): [string, string] => [link.getAttribute("title") ?? "", link.getAttribute("href") ?? ""]),
  );
  return new Map(links);
}

/** Nothing that a page of one's own menu asks for is refused; a refusal would be in the console, too. */
async function walkMenu(person: Person, menu: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, path] of menu) {
    await entries(person)
      .and(person.page.getByTitle(name, { exact: true }))
      .click();
    await person.page.waitForURL(({ pathname }) => decodeURIComponent(pathname) === decodeURIComponent(path));
    await person.page.getByRole("heading", { level: 1 }).first().waitFor();
    await person.page
      .locator("main [data-page-loading], main .mantine-Skeleton-root")
      .first()
      .waitFor({ state: "detached" });
    expect(await person.page.getByText(/do not have access|not allowed|went wrong/i).count(), name).toBe(0);
  }
}

/** A page that is not theirs says so, and leaves them on one that is. */
async function findClosed(person: Person, name: string, path: string): Promise<void> {
  await person.open(path);
  await person.page.getByText(`You do not have access to ${name}.`).waitFor();
  expect(new URL(person.page.url()).pathname, name).not.toBe(path);
}

describe("the menu of each role", () => {
  it.each(Object.keys(MENUS) as Role[])(
    "%s opens every page of it, and is told which pages are closed",
    async (role) => {
      const person = await newPerson();
      await logIn(person, emailOf(role.toLowerCase()));
      const menu = await menuOf(person);
      expect([...menu.keys()]).toEqual(MENUS[role]);
      places ??= menu;
      await walkMenu(person, menu);
      for (const [name, path] of places) if (!menu.has(name)) await findClosed(person, name, path);
    },
  );
});

describe("a fleet owner", () => {
  it("walks the portal, and is asked to sign in for the carrier's pages", async () => {
    const person = await newPerson("phone");
    const { page } = person;
    await person.open("/fleetowner/login");
    await page.getByLabel(/^Email/).fill(owner);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("If this address belongs to a fleet owner").waitFor();
    await followMailedLink(person, owner, "/fleetowner/verify-token/");
    await page.getByRole("button", { name: "Open my portal" }).click();
    await person.arrivesAt("/fleetowner");
    await page.getByRole("listitem", { name: "Unit 118" }).waitFor();
    await page.getByRole("link", { name: "Profile" }).click();
    await person.arrivesAt("/fleetowner/profile");
    await page.getByRole("heading", { level: 1 }).waitFor();

    for (const path of ["/apps/loads", "/admin", "/dashboard/ecommerce"]) {
      await person.open(path);
      await person.arrivesAt("/auth/login");
    }
  });

  it("has a portal that staff can't open", async () => {
    const person = await newPerson();
    await logIn(person, founder.email);
    await person.open("/fleetowner");
    await person.arrivesAt("/fleetowner/login");
  });
});
