import { describe, expect, it } from "vitest";
import { messageFor } from "@haul/platform/messages";
import { unsignedJwt } from "@haul/testing/tokens";
import { signUp, signUpWithGoogle } from "./sign-up";
import { accountWith, identityBench } from "./test-bench";

const MARIA = "maria@prairiefreight.com";
const LUIS = "luis@prairiefreight.com";
const PASSWORD = "blue-truck-41";
const REGISTRATION = { fullname: "Maria Castillo", companyName: "Prairie Freight LLC", dotNumber: "2214567" };
const STORED = ["POST /api/registrations", "POST /api/add_user_info"];

const bench = identityBench();

async function refusal(password = PASSWORD): Promise<string> {
  const error: unknown = await signUp(bench.provider, { email: MARIA, password }, REGISTRATION).catch(
    (cause: unknown) => cause,
  );
  return messageFor("signUp", error);
}

describe("signing up", () => {
  it("creates the account, sends the mail, stores the registration, and signs no one in", async () => {
    expect(await signUp(bench.provider, { email: MARIA, password: PASSWORD }, REGISTRATION)).toBe("company");
    expect(await bench.emulator.listAccounts()).toMatchObject([
      { email: MARIA, displayName: "Maria Castillo", emailVerified: false },
    ]);
    expect(await bench.emulator.actionCode(MARIA, "VERIFY_EMAIL")).toBeDefined();
    expect(bench.calls).toEqual(STORED);
    expect(bench.bodies.get("POST /api/registrations")).toEqual(REGISTRATION);
    expect(bench.bodies.get("POST /api/add_user_info")).toEqual({
      companyId: "c1",
      userEmail: MARIA,
      fullName: "Maria Castillo",
    });
    expect(await bench.provider.current()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it.each(STORED)("can be repeated after %s has failed", async (call) => {
    bench.refuse(call, 503);
    expect(await refusal()).toBe("Failed to store user information.");
    expect(await bench.provider.current()).toBeNull();

    bench.allow(call);
    bench.calls.length = 0;
    expect(await signUp(bench.provider, { email: MARIA, password: PASSWORD }, REGISTRATION)).toBe("company");
    expect(bench.calls).toEqual(STORED);
    expect(await bench.emulator.listAccounts()).toHaveLength(1);
  });

  it("takes up an account whose registration never reached the server", async () => {
    await accountWith(bench, MARIA, PASSWORD, { emailVerified: false });
    await signUp(bench.provider, { email: MARIA, password: PASSWORD }, REGISTRATION);
    expect(bench.calls).toEqual(STORED);
  });

  it("refuses an address that has an account", async () => {
    await accountWith(bench, MARIA, PASSWORD);
    bench.register(MARIA, "admin");
    const inUse = "An account already exists with this email address. Please login or use a different email.";
    expect(await refusal()).toBe(inUse);
    expect(await refusal("another-password")).toBe(inUse);
    expect(bench.calls).not.toContain("POST /api/registrations");
  });

  it("refuses a weak password", async () => {
    expect(await refusal("12345")).toBe("Password is too weak, at least 6 characters.");
  });
});

describe("signing up with Google", () => {
  const answer = {
    idToken: unsignedJwt({ iss: "https://accounts.google.com", sub: "google-1", email: LUIS, email_verified: true }),
    rawNonce: "nonce",
  };

  it("stores the registration without a verification mail, and signs no one in", async () => {
    await signUpWithGoogle(bench.provider, answer, REGISTRATION);
    expect(bench.calls).toEqual(STORED);
    expect(await bench.emulator.actionCode(LUIS, "VERIFY_EMAIL")).toBeUndefined();
    expect(await bench.provider.current()).toBeNull();
  });

  it("refuses an address that the server knows", async () => {
    await signUpWithGoogle(bench.provider, answer, REGISTRATION);
    bench.register(LUIS, "admin");
    const error: unknown = await signUpWithGoogle(bench.provider, answer, REGISTRATION).catch(
      (cause: unknown) => cause,
    );
    expect(messageFor("google", error)).toBe(
      "An account already exists with this email address. Please login or use a different email.",
    );
  });
});
