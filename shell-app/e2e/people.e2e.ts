// @database sqlite
import { beforeAll, describe, expect, inject, it } from "vitest";
import { createClient, type ApiClient } from "@haul/api";
import { newPerson, origin, useBrowser } from "./support/browser";
import { newAccount, newCarrier, type Member } from "./support/carriers";
import { followMailedLink, logIn } from "./support/pages";

useBrowser();

const { database } = inject("place");
const maria = `maria.people.${database}@prairiefreight.com`;
const sam = `sam.people.${database}@prairiefreight.com`;

let admin: Member;

beforeAll(async () => {
  admin = await newCarrier(maria);
});

describe("a safety manager", () => {
  it("gets the safety section and nothing else", async () => {
    await admin.api.POST("/api/users", {
      body: { email: sam, full_name: "Sam Whitaker", role: "SafetyManager", terminal_ids: [] },
    });
    await admin.api.PUT("/api/role_grants/{role}/{section}", {
      params: { path: { role: "SafetyManager", section: "safety" } },
    });
    await newAccount(sam);

    const person = await newPerson();
    const { page } = person;
    await logIn(person, sam);
    await person.arrivesAt(/^\/apps\/safety\//);
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Drivers" }).waitFor();
    expect(await menu.getByRole("link", { name: "Loads" }).count()).toBe(0);
    expect(await menu.getByRole("link", { name: "Administration" }).count()).toBe(0);
    await person.expectAccessible();

    await person.open("/apps/loads");
    await person.arrivesAt(/^\/apps\/safety\//);
  });
});

describe("a stranger who was invited by mistake", () => {
  it("withdraws the invitation with one click, without an account", async () => {
    const stranger = `ina.people.${database}@elsewhere.example`;
    await admin.api.POST("/api/users", {
      body: { email: stranger, full_name: "Ina Novak", role: "User", terminal_ids: [] },
    });

    const person = await newPerson("phone");
    const { page } = person;
    await followMailedLink(person, stranger, "/invitation/refuse");
    await page.getByRole("heading", { name: "Not expecting this invitation?" }).waitFor();
    await page.waitForURL(({ hash }) => hash === "");
    await person.expectAccessible();
    const invited = await admin.api.GET("/api/users", { params: { query: { q: stranger } } });
    expect(invited.data?.items.map(({ status }) => status)).toEqual(["invited"]);

    // The history keeps the token, so that a reload does not break the link.
    await page.reload();
    await page.getByRole("button", { name: "Decline the invitation" }).click();
    await page.getByRole("heading", { name: "Invitation declined" }).waitFor();
    await person.expectAccessible();
    const withdrawn = await admin.api.GET("/api/users", { params: { query: { q: stranger, status: ["removed"] } } });
    expect(withdrawn.data?.items.map(({ status }) => status)).toEqual(["removed"]);
  });
});

describe("an API key", () => {
  const withKey = (secret: string): ApiClient =>
    createClient({ baseUrl: origin(), authorization: () => `Bearer ${secret}` });

  it("may do only what it was given", async () => {
    const { data } = await admin.api.POST("/api/api_keys", {
      body: { name: "Load board", permissions: ["loads:read"] },
    });
    const key = withKey(data?.secret ?? "");
    expect((await key.GET("/api/loads")).data?.items).toEqual([]);
    await expect(key.GET("/api/drivers")).rejects.toMatchObject({ status: 403, code: "permission_missing" });
    await expect(key.POST("/api/customers", { body: { name: "X", kind: "broker" } as never })).rejects.toMatchObject({
      status: 403,
    });

    await admin.api.POST("/api/api_keys/{api_key_id}/revoke", {
      params: { path: { api_key_id: data?.api_key.id ?? "" } },
    });
    await expect(key.GET("/api/loads")).rejects.toMatchObject({ status: 401 });
  });
});

describe("the last administrator", () => {
  it("cannot be demoted", async () => {
    const { data } = await admin.api.GET("/api/users", { params: { query: { role: ["Admin"] } } });
    const user = data?.items.find(({ email }) => email === maria);
    await expect(
      admin.api.PATCH("/api/users/{user_id}", {
        params: { path: { user_id: user?.id ?? "" } },
        body: { version: user?.version ?? 0, role: "User" },
      }),
    ).rejects.toMatchObject({ status: 409, code: "last_admin" });
  });
});
