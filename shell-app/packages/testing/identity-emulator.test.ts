import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startIdentityEmulator } from "./identity-emulator.mjs";
import { startGoogleStandIn } from "./google-stand-in.mjs";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "haul-identity-"));
});
afterEach(() => rm(folder, { recursive: true }));

const CREDENTIALS = { email: "maria@prairiefreight.com", password: "blue-truck-41", returnSecureToken: true };

async function call(origin: string, path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}${path}?key=test`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}

it("keeps accounts, and open sessions, between runs", async () => {
  const accounts = join(folder, "identity", "accounts.json");
  const first = await startIdentityEmulator({ accounts });
  const created = await call(first.origin, "/identitytoolkit.googleapis.com/v1/accounts:signUp", CREDENTIALS);
  await first.admin.updateAccount(created.localId ?? "", { emailVerified: true });
  await first.stop();
  expect(await readFile(accounts, "utf8")).toContain(CREDENTIALS.email);

  const second = await startIdentityEmulator({ accounts });
  expect(await second.admin.listAccounts()).toMatchObject([
    { localId: created.localId, email: CREDENTIALS.email, emailVerified: true },
  ]);
  const signedIn = await call(
    second.origin,
    "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
    CREDENTIALS,
  );
  expect(signedIn.localId).toBe(created.localId);
  const looked = await call(second.origin, "/identitytoolkit.googleapis.com/v1/accounts:lookup", {
    idToken: created.idToken,
  });
  expect(looked.users, "a token from before the restart").toMatchObject([{ localId: created.localId }]);
  const renewed = await call(second.origin, "/securetoken.googleapis.com/v1/token", {
    grantType: "refresh_token",
    refreshToken: created.refreshToken,
  });
  expect(renewed.user_id).toBe(created.localId);
  await second.stop();
});

it("protects against enumeration as new projects do, unless told otherwise", async () => {
  const emulator = await startIdentityEmulator({ enumerationProtection: true });
  const refused = async () => {
    const answer = await call(
      emulator.origin,
      "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
      CREDENTIALS,
    );
    return (answer.error as unknown as { message: string }).message;
  };
  expect(await refused()).toBe("INVALID_LOGIN_CREDENTIALS");
  await emulator.admin.setEnumerationProtection(false);
  expect(await refused()).toBe("EMAIL_NOT_FOUND");
  await emulator.stop();
});

it("answers for Google with the state, the nonce and the person that was chosen", async () => {
  const google = await startGoogleStandIn();
  const question = new URLSearchParams({
    client_id: "haul-web",
    redirect_uri: "https://haul.example/auth/google-callback",
    state: "s1",
    nonce: "n1",
    email: "Maria@prairiefreight.com",
    answer: "continue",
  });
  const answer = await fetch(`${google.authorizationEndpoint}?${question.toString()}`, { redirect: "manual" });
  const location = new URL(answer.headers.get("location") ?? "");
  const fragment = new URLSearchParams(location.hash.slice(1));
  expect(location.origin + location.pathname).toBe("https://haul.example/auth/google-callback");
  expect(fragment.get("state")).toBe("s1");
  const claims: unknown = JSON.parse(
    Buffer.from(fragment.get("id_token")?.split(".")[1] ?? "", "base64url").toString(),
  );
  expect(claims).toMatchObject({
    aud: "haul-web",
    nonce: "n1",
    email: "maria@prairiefreight.com",
    email_verified: true,
  });

  question.set("answer", "cancel");
  const cancelled = await fetch(`${google.authorizationEndpoint}?${question.toString()}`, { redirect: "manual" });
  expect(cancelled.headers.get("location")).toContain("error=access_denied");
  await google.stop();
});
