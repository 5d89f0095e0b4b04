import { launchBrowser } from "@haul/testing/browser";
const browser = await launchBrowser();
const context = await browser.newContext({ baseURL: "http://127.0.0.1:8106", viewport: { width: 390, height: 844 } });
context.setDefaultTimeout(6000);
const page = await context.newPage();
await page.goto("/auth/login");
await page.getByLabel("Email").fill("marcus.bell@prairiecrest.example");
await page.getByLabel(/^Password/).fill("demo-haul-2026");
await page.getByRole("button", { name: "Log in", exact: true }).click();
await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"), { timeout: 60000 });
await page.goto("/apps/loads/new");
await page.locator('[data-path="equipment"]').click(); await page.getByRole("option", { name: "Flatbed", exact: true }).click();await page.getByRole("button", { name: "Add fuel stop", exact: true }).last().click();
await page.goto("about:blank");
await page.goto("/apps/loads/new");
await page.getByRole("heading", { level: 1 }).first().waitFor(); await page.waitForLoadState("networkidle");
await page.waitForTimeout(500);
const again = page.getByRole("button", { name: "Start over" });
console.log("again", await again.isVisible()); if (await again.isVisible()) await again.click();
try { await page.locator('[data-path="equipment"]').click(); } catch (e) { console.log(e.message.slice(0,1500)); await page.screenshot({ path: "/tmp/try.png" }); }
try { await page.getByRole("option", { name: "Flatbed", exact: true }).click(); 
for (const n of ["Add fuel stop", "Freight details", "References and contact", "Office", "Rate confirmation and fuel", "Notes"]) { console.log(n); await page.getByRole("button", { name: n, exact: true }).last().click(); }
} catch (e) { console.log(e.message.slice(0, 1500)); await page.screenshot({ path: "/tmp/try.png" }); }
await browser.close();
