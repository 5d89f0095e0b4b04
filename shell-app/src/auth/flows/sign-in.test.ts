import { describe, expect, it } from "vitest";
import { sessionEndOf } from "@haul/platform";
import { messageFor } from "@haul/platform/messages";
import { unsignedJwt } from "@haul/testing/tokens";
import { createFirebaseProvider } from "../provider/firebase-provider";
import { resendVerification, signIn, signInWithGoogle } from "./sign-in";
import { accountWith, identityBench } from "./test-bench";

const MARIA = "maria@prairiefreight.com";
const PASSWORD = "blue-truck-41";

const bench = identityBench();

/** The text that a refused login shows. */
async function refusal(email: string, password: string): Promise<string> {
  const error: unknown = await signIn(bench.provider, { email, password }, bench.config).catch(
    (cause: unknown) => cause,
  );
  return messageFor("login", error);
}

function googleAnswer(claims: Record<string, unknown> = {}) {
  const idToken = unsignedJwt({
    iss: "https://accounts.google.com",
    sub: "google-1",
    email: MARIA,
    email_verified: true,
    name: "Maria Castillo",
    ...claims,
  });
  return { idToken, rawNonce: "nonce" };
}

describe("logging in with email and password", () => {
  it("stores who the server says it is", async () => {
    const uid = await accountWith(bench, MARIA, PASSWORD);
    bench.register(MARIA, "safety_manager");
    const { user, access } = await signIn(bench.provider, { email: ` ${MARIA} `, password: PASSWORD }, bench.config);
    expect(user).toMatchObject({
      uid,
      email: MARIA,
      name: "Maria Castillo",
      role: "SafetyManager",
      emailVerified: true,
      authProvider: "firebase",
      token: await bench.provider.idToken(false),
    });
    expect(access).toMatchObject({ kind: "known", session: { status: "active" } });
    expect(bench.calls).toEqual(["GET /api/session", `GET /api/get_user_by_email/${encodeURIComponent(MARIA)}`]);
  });

  it.each([
    ["owner@prairiefreight.com", "Admin"],
    [MARIA, "User"],
  ])("shows %s as %s when the server cannot be asked", async (email, role) => {
    await accountWith(bench, email, PASSWORD);
    bench.refuse("GET /api/session", 503);
    bench.refuse(`GET /api/get_user_by_email/${encodeURIComponent(email)}`, 503);
    const { user, access } = await signIn(bench.provider, { email, password: PASSWORD }, bench.config);
    expect(user.role).toBe(role);
    expect(access).toMatchObject({ kind: "unknown", role });
  });

  it("refuses an address that is not verified and keeps no one signed in", async () => {
    await accountWith(bench, MARIA, PASSWORD, { emailVerified: false });
    expect(await refusal(MARIA, PASSWORD)).toBe("Please verify your email before logging in.");
    expect(await bench.provider.current()).toBeNull();
    expect(bench.calls).toEqual([]);
  });

  it("sends the verification mail again to who knows the password", async () => {
    await accountWith(bench, MARIA, PASSWORD, { emailVerified: false });
    await resendVerification(bench.provider, { email: MARIA, password: PASSWORD });
    expect(await bench.emulator.actionCode(MARIA, "VERIFY_EMAIL")).toBeDefined();
    expect(await bench.provider.current()).toBeNull();
  });

  describe.each([
    ["with", true],
    ["without", false],
  ])("%s the provider's protection against enumeration", (_, isOn) => {
    it.each([
      ["a wrong password", MARIA, "wrong-password", "Invalid email or password."],
      [
        "an unknown address",
        "nobody@prairiefreight.com",
        PASSWORD,
        isOn ? "Invalid email or password." : "No account found with this email. Please check or sign up.",
      ],
      ["something that is no address", "maria", PASSWORD, "Please enter a valid email address."],
      ["no password", MARIA, "", "Please enter your password."],
    ])("words %s", async (_case, email, password, text) => {
      await bench.emulator.setEnumerationProtection(isOn);
      await accountWith(bench, MARIA, PASSWORD);
      expect(await refusal(email, password)).toBe(text);
    });

    it("words a disabled account", async () => {
      await bench.emulator.setEnumerationProtection(isOn);
      await accountWith(bench, MARIA, PASSWORD, { disableUser: true });
      expect(await refusal(MARIA, PASSWORD)).toBe("This account has been disabled. Please contact support.");
    });

    it("answers a password reset", async () => {
      await bench.emulator.setEnumerationProtection(isOn);
      await accountWith(bench, MARIA, PASSWORD);
      await bench.provider.sendPasswordReset(MARIA);
      expect(await bench.emulator.actionCode(MARIA, "PASSWORD_RESET")).toBeDefined();

      const unknown: unknown = await bench.provider
        .sendPasswordReset("nobody@prairiefreight.com")
        .catch((cause: unknown) => cause);
      if (isOn) expect(unknown).toBeUndefined();
      else expect(messageFor("forgotPassword", unknown)).toBe("No account exists with this email address.");
    });
  });

  it("says when the provider cannot be reached", async () => {
    const nowhere = createFirebaseProvider(bench.config, "http://127.0.0.1:9", "nowhere");
    const error: unknown = await signIn(nowhere, { email: MARIA, password: PASSWORD }, bench.config).catch(
      (cause: unknown) => cause,
    );
    expect(messageFor("login", error)).toBe("Network error. Please check your internet connection.");
  });
});

describe("a session that the provider ends", () => {
  it.each([
    ["is disabled", (uid: string) => bench.emulator.updateAccount(uid, { disableUser: true }), "disabled"],
    ["is deleted", (uid: string) => bench.emulator.deleteAccount(uid), undefined],
  ])("is noticed at the next renewal when the account %s", async (_, change, end) => {
    const uid = await accountWith(bench, MARIA, PASSWORD);
    bench.register(MARIA, "admin");
    await signIn(bench.provider, { email: MARIA, password: PASSWORD }, bench.config);
    await change(uid);
    const error: unknown = await bench.provider.idToken(true).catch((cause: unknown) => cause);
    expect(sessionEndOf(error)).toBe(end ?? sessionEndOf(error));
    expect(sessionEndOf(error)).toBeDefined();
  });
});

describe("logging in with Google", () => {
  it("lets in whom the server knows", async () => {
    bench.register(MARIA, "admin");
    const { user } = await signInWithGoogle(bench.provider, googleAnswer());
    expect(user).toMatchObject({ email: MARIA, role: "Admin", emailVerified: true, authProvider: "firebase" });
  });

  it("refuses an unknown address and deletes the account that was just made", async () => {
    const error: unknown = await signInWithGoogle(bench.provider, googleAnswer()).catch((cause: unknown) => cause);
    expect(messageFor("google", error)).toBe(
      "This email is not registered. Please sign up first with your company info.",
    );
    expect(await bench.emulator.listAccounts()).toEqual([]);
    expect(await bench.provider.current()).toBeNull();
  });

  it("does not delete an account that was there before", async () => {
    await accountWith(bench, MARIA, PASSWORD);
    const error: unknown = await signInWithGoogle(bench.provider, googleAnswer()).catch((cause: unknown) => cause);
    expect(messageFor("google", error)).toBe(
      "This email is not registered. Please sign up first with your company info.",
    );
    expect(await bench.emulator.listAccounts()).toHaveLength(1);
    expect(await bench.provider.current()).toBeNull();
  });

  it("keeps a new account when the server could not be asked", async () => {
    bench.refuse("GET /api/session", 503, { message: "Please try again in a moment." });
    const error: unknown = await signInWithGoogle(bench.provider, googleAnswer()).catch((cause: unknown) => cause);
    expect(messageFor("google", error)).toBe("Please try again in a moment.");
    expect(await bench.emulator.listAccounts()).toHaveLength(1);
    expect(await bench.provider.current()).toBeNull();
  });
});

describe("the links of the provider's mails", () => {
  it("verify an address once", async () => {
    await accountWith(bench, MARIA, PASSWORD, { emailVerified: false });
    await resendVerification(bench.provider, { email: MARIA, password: PASSWORD });
    const code = (await bench.emulator.actionCode(MARIA, "VERIFY_EMAIL"))?.oobCode ?? "";
    expect(await bench.provider.readAction(code)).toEqual({ action: "verify_email", email: MARIA });
    await bench.provider.applyAction(code);
    expect((await bench.emulator.listAccounts())[0]).toMatchObject({ emailVerified: true });
    const again: unknown = await bench.provider.applyAction(code).catch((cause: unknown) => cause);
    expect(messageFor("emailAction", again)).toBe(
      "This link is not valid or has already been used. Please request a new one.",
    );
  });

  it("change a password", async () => {
    await accountWith(bench, MARIA, PASSWORD);
    bench.register(MARIA, "admin");
    await bench.provider.sendPasswordReset(MARIA);
    const code = (await bench.emulator.actionCode(MARIA, "PASSWORD_RESET"))?.oobCode ?? "";
    const weak: unknown = await bench.provider.confirmPasswordReset(code, "12345").catch((cause: unknown) => cause);
    expect(messageFor("passwordChange", weak)).toBe("Password is too weak, at least 6 characters.");
    await bench.provider.confirmPasswordReset(code, "red-trailer-77");
    expect(await refusal(MARIA, PASSWORD)).toBe("Invalid email or password.");
    expect((await signIn(bench.provider, { email: MARIA, password: "red-trailer-77" }, bench.config)).user.role).toBe(
      "Admin",
    );
  });
});
