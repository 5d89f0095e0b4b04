// @database sqlite
import { beforeEach, describe, expect, inject, it } from "vitest";
import { newPerson, useBrowser } from "./support/browser";
import { emulator, newAccount, newCarrier, nextDotNumber, PASSWORD } from "./support/carriers";
import { fillLogin, logIn, followActionLink } from "./support/pages";

useBrowser();

let run = 0;
let maria: string;

beforeEach(() => {
  run += 1;
  maria = `maria${run}.${inject("place").database}@prairiefreight.com`;
});

describe("a carrier", () => {
  it("registers, confirms the email, signs in and sees the shell", async () => {
    const person = await newPerson();
    const { page } = person;
    await person.open("/auth/register");
    await person.expectAccessible();
    await page.getByLabel("Full name").fill("Maria Castillo");
    await page.getByLabel("Work email").fill(maria);
    await page.getByLabel("USDOT number").fill(nextDotNumber());
    await page.getByLabel(/^Password/).fill("123456");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByText("This password is too easy to guess.").waitFor();
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole("button", { name: "Continue", exact: true }).click();

    await page.getByLabel("Legal name").fill("Prairie Freight LLC");
    await page.getByLabel("Street").fill("1200 W 7th Ave");
    await page
      .getByRole("combobox", { name: "State" })
      .or(page.getByRole("textbox", { name: "State" }))
      .first()
      .fill("TX");
    await page.getByRole("option", { name: "TX · Texas" }).click();
    await page.getByRole("option", { name: "TX · Texas" }).waitFor({ state: "detached" });
    await page.getByLabel("ZIP").fill("79101");
    await page.getByLabel("City").fill("Amarillo");
    await person.expectAccessible();
    await page.getByLabel("Officer's name").fill("Luis Castillo");
    await page.getByLabel("Company phone").fill("806 555 0142");
    await page.getByLabel("Company email").fill("office@prairiefreight.com");
    await page.getByLabel("MC number").fill("mc 123456");
    await page.getByLabel("SCAC").fill("prfr");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Register" }).click();

    await person.arrivesAt("/auth/confirm-mail");
    await page.getByText(maria).waitFor();
    await person.expectAccessible();
    expect(await page.evaluate(() => localStorage.getItem("haul.user"))).toBeNull();

    await person.open("/auth/login");
    await fillLogin(person, maria, PASSWORD);
    await page.getByText("Please verify your email before logging in.").waitFor();

    await followActionLink(person, maria, "verify-email");
    await page.getByText("Your email address is verified.").waitFor();
    await person.expectAccessible();

    await logIn(person, maria);
    await person.arrivesAt(/^\/dashboard/);
    await page.getByRole("navigation", { name: "Main" }).waitFor();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("haul.user") ?? "{}") as object)).toMatchObject({
      email: maria,
      name: "Maria Castillo",
      role: "Admin",
      emailVerified: true,
      authProvider: "firebase",
    });
  });

  it("is offered to join when its DOT number is registered, waits, and is admitted", async () => {
    const carrier = await newCarrier(maria);
    const rosa = `rosa.${maria}`;
    const person = await newPerson();
    const { page } = person;
    await person.open("/auth/register2");
    await page.getByLabel("Full name").fill("Rosa Delgado");
    await page.getByLabel("Work email").fill(rosa);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByLabel("USDOT number").fill(carrier.dotNumber);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByText(`${carrier.name} is already on`).waitFor();
    await person.expectAccessible();
    await page.getByRole("button", { name: "Ask to join" }).click();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Ask to join" }).click();
    await person.arrivesAt("/auth/confirm-mail2");

    await followActionLink(person, rosa, "verify-email");
    await page.getByText("Your email address is verified.").waitFor();
    await person.open("/auth/login");
    await fillLogin(person, rosa, PASSWORD);
    await page.getByRole("heading", { name: "Waiting to be admitted" }).waitFor();
    await person.expectAccessible();

    const { data } = await carrier.api.GET("/api/join_requests", { params: { query: { status: ["open"] } } });
    const request = data?.items.find(({ email }) => email === rosa);
    expect(request?.full_name).toBe("Rosa Delgado");
    await carrier.api.POST("/api/join_requests/{join_request_id}/admit", {
      params: { path: { join_request_id: request?.id ?? "" } },
      body: { role: "SafetyManager" },
    });
    await page.getByRole("button", { name: "Check again" }).click();
    await page.getByRole("heading", { name: "No pages are open to you yet" }).waitFor();
  });
});

describe("signing in", () => {
  it("leads back to the wanted page, and only inside of the site", async () => {
    await newCarrier(maria);
    const person = await newPerson();
    await person.open("/dashboard/analytics");
    await person.arrivesAt("/auth/login");
    await fillLogin(person, maria, PASSWORD);
    await person.arrivesAt("/dashboard/analytics");

    const careful = await newPerson();
    await careful.open("/auth/login?next=https://elsewhere.example/");
    await fillLogin(careful, maria, PASSWORD);
    await careful.arrivesAt(/^\/dashboard/);
  });

  it.each([
    [true, "Invalid email or password."],
    [false, "No account found with this email. Please check or sign up."],
  ])("words an unknown address with enumeration protection %s", async (isOn, text) => {
    await emulator().setEnumerationProtection(isOn);
    const person = await newPerson();
    person.expectComplaint(/status of 400/);
    await person.open("/auth/login2");
    await person.expectAccessible();
    await fillLogin(person, "nobody@prairiefreight.com", PASSWORD);
    await person.page.getByText(text).waitFor();
    await emulator().setEnumerationProtection(true);
  });

  it("ends for a disabled account with the next renewal, in words", async () => {
    const carrier = await newCarrier(maria);
    const person = await newPerson();
    await logIn(person, maria);
    await emulator().updateAccount(carrier.uid, { disableUser: true });
    person.expectComplaint(/status of 40[01]/);
    await person.page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem("haul.user") ?? "{}") as { tokenTimestamp: number };
      user.tokenTimestamp -= 56 * 60_000;
      localStorage.setItem("haul.user", JSON.stringify(user));
      // As when a laptop is opened again.
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await person.arrivesAt("/auth/login");
    await person.page.getByText("This account has been disabled. Please contact support.").waitFor();
  });

  it("changes a forgotten password by a mailed link", async () => {
    await newCarrier(maria);
    const person = await newPerson();
    const { page } = person;
    await person.open("/auth/recover-password2");
    await person.expectAccessible();
    await page.getByLabel("Email").fill(maria);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.getByText("Password reset instructions sent.").waitFor();
    await followActionLink(person, maria, "reset-password");
    await person.expectAccessible();
    await page.getByLabel(/^New password/).fill("red-trailer-77");
    await page.getByLabel("Repeat new password").fill("red-trailer-77");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Your password has been changed.").waitFor();
    await person.open("/auth/login");
    await fillLogin(person, maria, "red-trailer-77");
    await person.arrivesAt(/^\/dashboard/);
  });

  it("locks, unlocks on the page that was left, and logs out everywhere in this browser", async () => {
    await newCarrier(maria);
    const person = await newPerson();
    const { page } = person;
    await logIn(person, maria);
    await person.open("/auth/lock-screen2?next=/pages/profile");
    await page.getByText("Screen locked").waitFor();
    await person.expectAccessible();
    expect(await page.evaluate(() => localStorage.getItem("haul.user"))).toBeNull();
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole("button", { name: "Unlock", exact: true }).click();
    await person.arrivesAt("/pages/profile");
    await person.open("/auth/logout2");
    await page.getByText("You are logged out.").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("haul.user"))).toBeNull();
    await person.open("/dashboard");
    await person.arrivesAt("/auth/login");
  });
});

describe("signing in with Google", () => {
  async function continueWithGoogle(person: Awaited<ReturnType<typeof newPerson>>, email: string): Promise<void> {
    const popup = person.page.waitForEvent("popup");
    await person.page.getByRole("button", { name: /Google/ }).click();
    const google = await popup;
    await google.getByLabel("Email").fill(email);
    await google.getByRole("button", { name: "Continue" }).click();
  }

  it("refuses an unregistered address and leaves no account behind", async () => {
    const person = await newPerson();
    await person.open("/auth/login");
    await continueWithGoogle(person, maria);
    await person.page.getByText("This email is not registered. Please sign up first with your company info.").waitFor();
    const accounts = await emulator().listAccounts();
    expect(accounts.filter(({ email }) => email === maria)).toEqual([]);
  });

  it("lets in whom the server knows", async () => {
    await newCarrier(maria);
    const person = await newPerson();
    await person.open("/auth/login");
    await continueWithGoogle(person, maria);
    await person.arrivesAt(/^\/dashboard/);
  });

  it("registers a carrier without a password", async () => {
    const person = await newPerson();
    const { page } = person;
    await person.open("/auth/register?companyId=");
    await continueWithGoogle(person, maria);
    await page.getByText("Google confirms your address").waitFor();
    await page.getByLabel("Full name").fill("Maria Castillo");
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await page.getByLabel("USDOT number").waitFor();
  });

  it("says that it was canceled", async () => {
    const person = await newPerson();
    await person.open("/auth/login");
    const popup = person.page.waitForEvent("popup");
    await person.page.getByRole("button", { name: /Google/ }).click();
    await (await popup).getByRole("button", { name: "Cancel" }).click();
    await person.page.getByText("Google sign-in was canceled.").waitFor();
  });
});

it("a person whose account was never registered is shown the way", async () => {
  await newAccount(maria);
  const person = await newPerson();
  await logIn(person, maria);
  await person.page.getByRole("heading", { name: "No company yet" }).waitFor();
  await person.expectAccessible();
});
