/** A new carrier in a running product, and its founder's way in, for the programs that measure in a browser. */
import { EmulatorAdmin } from "@haul/testing/identity-emulator";

const EMAIL = "dana@example.com";
const PASSWORD = "blue-truck-41";
export const FOUNDER = { email: EMAIL, password: PASSWORD };

/** The demo's first person, as `haul demo` prints her. */
export const DEMO_FOUNDER = { email: "ruth.halvorsen@prairiecrest.example", password: "demo-haul-2026" };

/** A carrier with a verified founder, through the calls of the sign-up form; answers a function that calls the API as the founder. */
export async function registerCarrier(stack) {
  const account = await identity("accounts:signUp");
  await api("POST", "/api/registrations", account.idToken, {
    fullname: "Dana Dispatcher",
    companyName: "Bench Freight LLC",
    companyAddress: "100 Main St, Joliet, IL 60431",
    companyPhone: "+13125550123",
    companyEmail: EMAIL,
    officersName: "Dana Dispatcher",
    dotNumber: "1234567",
  });
  await new EmulatorAdmin(stack.emulatorOrigin, stack.project).updateAccount(account.localId, { emailVerified: true });
  const { idToken } = await identity("accounts:signInWithPassword");
  await api("GET", "/api/session", idToken);
  return (method, path, body) => api(method, path, idToken, body);

  async function identity(call) {
    const url = `${stack.emulatorOrigin}/identitytoolkit.googleapis.com/v1/${call}?key=bench`;
    return answer(await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: EMAIL, password: PASSWORD, returnSecureToken: true }),
    }));
  }

  async function api(method, path, token, body) {
    const headers = { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) };
    return answer(await fetch(stack.origin + path, { method, headers, body: body && JSON.stringify(body) }));
  }
}

export async function logIn(page, origin, { email, password }) {
  await page.goto(`${origin}/auth/login`, { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"));
}

async function answer(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response.json();
}
