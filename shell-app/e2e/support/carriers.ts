import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { inject } from "vitest";
import { createClient, type ApiClient, type components } from "@haul/api";
import { EmulatorAdmin } from "@haul/testing/identity-emulator";
import type { Place } from "./global-setup";

export const PASSWORD = "blue-truck-41";

/** A person with an account at the provider, and the API as that person. */
export interface Member {
  readonly email: string;
  readonly uid: string;
  readonly api: ApiClient;
}

let count = 0;

/** A DOT number that no other test uses. */
export function nextDotNumber(): string {
  count += 1;
  return String(3_000_000 + (process.pid % 10_000) * 100 + count);
}

export function emulator(): EmulatorAdmin {
  const { emulatorOrigin, project } = inject("place");
  return new EmulatorAdmin(emulatorOrigin, project);
}

/** An account with a verified address, without anything at our server. */
export async function newAccount(email: string, { isVerified = true } = {}): Promise<Member> {
  const created = await identity("accounts:signUp", { email, password: PASSWORD, returnSecureToken: true });
  if (isVerified) await emulator().updateAccount(created.localId, { emailVerified: true });
  return { email, uid: created.localId, api: apiOf(email) };
}

export interface CarrierOptions {
  dotNumber?: string;
  name?: string;
}

/** A registered carrier with its founder, made through the same calls as the sign-up form's. */
export async function newCarrier(
  email: string,
  { dotNumber = nextDotNumber(), name = "Prairie Freight LLC" }: CarrierOptions = {},
) {
  const founder = await newAccount(email, { isVerified: false });
  const { data } = await founder.api.POST("/api/registrations", {
    body: {
      fullname: "Maria Castillo",
      companyName: name,
      companyAddress: "1200 W 7th Ave, Amarillo, TX 79101",
      companyPhone: "+18065550142",
      companyEmail: email,
      officersName: "Luis Castillo",
      dotNumber,
    },
  });
  const companyId = data?.companyId ?? "";
  await founder.api.POST("/api/add_user_info", { body: { companyId, userEmail: email, fullName: "Maria Castillo" } });
  await emulator().updateAccount(founder.uid, { emailVerified: true });
  await founder.api.GET("/api/session");
  return { ...founder, companyId, dotNumber, name };
}

/** Makes a user SuperAdmin on the command line, as the server's operator does; nobody can do it on a page. */
export async function makeSuperAdmin(email: string, dotNumber: string): Promise<void> {
  const { program, settings } = inject("place");
  const args = ["user", "create-super-admin", "--email", email, "--company-dot", dotNumber];
  await promisify(execFile)(program, args, { env: { ...process.env, ...settings } });
}

/** Dana Whitfield, who works for the same carrier and may open one section, beside the dashboard that everybody has. */
export async function newColleague(
  api: ApiClient,
  email: string,
  section: components["schemas"]["Section"],
): Promise<Member> {
  const role = "TerminalManager";
  await api.POST("/api/users", { body: { email, full_name: "Dana Whitfield", role, terminal_ids: [] } });
  await api.PUT("/api/role_grants/{role}/{section}", { params: { path: { role, section } } });
  return newAccount(email);
}

/** The API as the user with that address; each call signs in again, so changed accounts count at once. */
export function apiOf(email: string, password = PASSWORD, at: At = inject("place")): ApiClient {
  return createClient({
    baseUrl: at.origin,
    authorization: async () => {
      const account = { email, password, returnSecureToken: true };
      const { idToken } = await identity("accounts:signInWithPassword", account, at);
      return `Bearer ${idToken}`;
    },
  });
}

/** Which running product, and the identity emulator that it asks. */
type At = Pick<Place, "origin" | "emulatorOrigin">;

async function identity(
  call: string,
  body: object,
  at: At = inject("place"),
): Promise<{ localId: string; idToken: string }> {
  const answer = await fetch(`${at.emulatorOrigin}/identitytoolkit.googleapis.com/v1/${call}?key=e2e`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  return (await answer.json()) as { localId: string; idToken: string };
}
