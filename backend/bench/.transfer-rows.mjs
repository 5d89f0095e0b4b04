/**
 * Counts the JavaScript that a browser transfers for the login page, and for the shell with the first page of a remote.
 *
 *   node transfer.mjs <haul> <component> <deployed front-ends>
 *
 * Writes `{ login: { bytes, encodings }, remote: { bytes, encodings } }`.
 */
import { chromium } from "playwright-core";
import { EmulatorAdmin } from "@haul/testing/identity-emulator";
import { startStack } from "@haul/testing/stack";

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const EMAIL = "dana@example.com";
const PASSWORD = "blue-truck-41";
const REMOTE_PAGE = "/apps/loads";

const [haul, component, webRoot] = process.argv.slice(2);
const stack = await startStack({ haul, component, webRoot, database: "sqlite" });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
try {
  await registerCarrier();
  const context = await browser.newContext();
  const page = await context.newPage();
  const login = await countScripts(page, `${stack.origin}/auth/login`);

  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"));
  await page.waitForLoadState("networkidle");

  // The session moves to another context, whose cache is empty: what came from a cache would count as nothing.
  const storageState = await context.storageState({ indexedDB: true });
  const returning = await (await browser.newContext({ storageState })).newPage();
  const remote = await countScripts(returning, stack.origin + REMOTE_PAGE);
  if (new URL(returning.url()).pathname !== REMOTE_PAGE) throw new Error(`${REMOTE_PAGE} led to ${returning.url()}`);
  process.stdout.write(JSON.stringify({ login, remote }));
} finally {
  await browser.close();
  await stack.stop();
}

/** Bytes on the wire of every script that the page fetches until nothing is under way any more. */
async function countScripts(page, address) {
  const finished = [];
  const watch = (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) finished.push(request);
  };
  page.on("requestfinished", watch);
  await page.goto(address, { waitUntil: "networkidle" });
  page.off("requestfinished", watch);
  const encodings = {};
  let bytes = 0;
  for (const request of finished) {
    bytes += (await request.sizes()).responseBodySize;
    const encoding = (await (await request.response()).headerValue("content-encoding")) ?? "none";
    encodings[encoding] = (encodings[encoding] ?? 0) + 1;
  }
  const rows=[];for(const r of finished)rows.push([(await r.sizes()).responseBodySize,new URL(r.url()).pathname]);rows.sort((a,b)=>b[0]-a[0]);for(const r of rows)process.stderr.write(r.join(" ")+"\n");process.stderr.write("---"+bytes+"\n");
  return { bytes, encodings };
}

/** A carrier with a verified founder, through the calls of the sign-up form. */
async function registerCarrier() {
  const account = await identity("accounts:signUp");
  const companyName = "Bench Freight LLC";
  await api("POST", "/api/registrations", account.idToken, {
    fullname: "Dana Dispatcher",
    companyName,
    companyAddress: "100 Main St, Joliet, IL 60431",
    companyPhone: "+13125550123",
    companyEmail: EMAIL,
    officersName: "Dana Dispatcher",
    dotNumber: "1234567",
  });
  await new EmulatorAdmin(stack.emulatorOrigin, stack.project).updateAccount(account.localId, { emailVerified: true });
  const { idToken } = await identity("accounts:signInWithPassword");
  await api("GET", "/api/session", idToken);
}

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

async function answer(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response.json();
}
