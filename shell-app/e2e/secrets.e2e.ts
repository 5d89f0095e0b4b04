// @database sqlite
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Request } from "playwright-core";
import { describe, expect, inject, it } from "vitest";
import { createClient, type ApiClient, type components } from "@haul/api";
import { newPerson, origin, useBrowser } from "./support/browser";
import { newCarrier } from "./support/carriers";
import { newOwner, newTruck, present } from "./support/fleet";
import { followMailedLink, logIn } from "./support/pages";

useBrowser();

const { database, dataFolder } = inject("place");
const maria = `maria.secrets.${database}@prairiefreight.com`;
const rosa = `rosa.secrets.${database}@prairiefreight.com`;

/** Unlike any number that chance writes. */
const EIN = "91-4827361";
const TAX_ID = "82-5519374";
const VENDOR = "Joliet Canary Tire";

/** Where people read a secret that is meant for them: their mail. */
const MAILED = "mail";
/** The server's own keys, which only its operator reads. */
const KEYS = "keys";

describe("secrets that are planted", () => {
  it("lie open in no file, no log, no export and no address", async () => {
    const admin = await newCarrier(maria);
    const { data: company } = await admin.api.GET("/api/company");
    await admin.api.PATCH("/api/company", { body: { version: present(company).version, ein: EIN } });
    await admin.api.POST("/api/vendors", { body: { name: VENDOR, kind: "repair_shop", tax_id: TAX_ID } });
    const { data: key } = await admin.api.POST("/api/api_keys", {
      body: { name: "Reports", permissions: ["company:read"] },
    });
    const secret = present(key).secret;
    await createClient({ baseUrl: origin(), authorization: () => `Bearer ${secret}` }).GET("/api/company");
    await newOwner(admin.api, rosa, (await newTruck(admin.api, "CANARY-1")).id);

    const staff = await whileSheWorks(maria);
    const owner = await whileOwnerSignsIn();
    await exportLists(admin.api);

    const canaries = [EIN, TAX_ID, secret, staff.token, owner.token, owner.link];
    const hidden = [...canaries, EIN.replace("-", ""), TAX_ID.replace("-", "")];
    // What people see is there, so the search would find the rest.
    expect(await findings([VENDOR])).not.toEqual([]);
    expect(await findings(["request_id"], "server.log")).not.toEqual([]);
    expect(await findings(["/api/"], "server.log")).toEqual([]);
    expect(await findings(hidden)).toEqual([]);
    const addresses = [...staff.addresses, ...owner.addresses];
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => hidden.some((canary) => address.includes(canary)))).toEqual([]);
  });
});

/** A day's first look around, with the token and every address that her browser used. */
async function whileSheWorks(email: string) {
  const person = await newPerson();
  const seen = watch(person.page);
  await logIn(person, email, "/apps/loads");
  await person.page.getByText("No loads yet").waitFor();
  await person.open("/CompanyInfo");
  await person.page.getByText("Prairie Freight LLC").first().waitFor();
  return { token: tokenOf(seen), addresses: seen.map((request) => request.url()) };
}

/** The link itself is a page's address; what follows it may not repeat it. */
async function whileOwnerSignsIn() {
  const person = await newPerson();
  const { page } = person;
  await person.open("/fleetowner/login");
  await page.getByLabel(/^Email/).fill(rosa);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.getByText("If this address belongs to a fleet owner").waitFor();
  await followMailedLink(person, rosa, "/fleetowner/verify-token/");
  const link = /verify-token\/([^/?#]+)/.exec(page.url())?.[1] ?? "";
  expect(link).not.toBe("");
  const seen = watch(page);
  await page.getByRole("button", { name: "Open my portal" }).click();
  await person.arrivesAt("/fleetowner");
  await page.getByRole("listitem", { name: "Unit CANARY-1" }).waitFor();
  return { link, token: tokenOf(seen), addresses: seen.map((request) => request.url()) };
}

function watch(page: Awaited<ReturnType<typeof newPerson>>["page"]): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => seen.push(request));
  return seen;
}

function tokenOf(seen: readonly Request[]): string {
  const headers = seen.map((request) => request.headers()["authorization"] ?? "");
  // The owners' portal sends its token as it is.
  return present(headers.findLast((header) => header !== "")).replace(/^Bearer /, "");
}

/** Takes along every list as the plain file that it can be. */
async function exportLists(api: ApiClient): Promise<void> {
  const lists: components["schemas"]["ExportList"][] = ["vendors", "customers", "trucks", "drivers"];
  for (const list of lists) await api.POST("/api/exports", { body: { list, format: "csv", search: "" } });
  const statuses = async () => (await api.GET("/api/exports")).data?.items.map(({ status }) => status);
  await expect.poll(states, { timeout: 30_000 }).toEqual(lists.map(() => "done"));
}

/** Which text is in which file of the server's, mail and keys left out. */
async function findings(texts: readonly string[], only?: string): Promise<string[]> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.relative(dataFolder, path.join(entry.parentPath, entry.name));
    const [top = ""] = file.split(path.sep);
    // The front-ends are what everybody gets.
    if ([MAILED, KEYS, "web"].includes(top) || (only !== undefined && file !== only)) continue;
    const bytes = await readFile(path.join(dataFolder, file));
    for (const text of texts) if (bytes.includes(text)) found.push(`${file}: ${text}`);
  }
  return found;
}
