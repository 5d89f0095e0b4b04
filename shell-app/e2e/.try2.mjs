import { launchBrowser } from "@haul/testing/browser";
const browser = await launchBrowser();
for (const rm of ["reduce", "no-preference"]) {
const context = await browser.newContext({ baseURL: "http://127.0.0.1:8106", viewport: { width: 390, height: 844 }, reducedMotion: rm });
context.setDefaultTimeout(5000);
const page = await context.newPage();
await page.goto("/auth/login");
await page.getByLabel("Email").fill("marcus.bell@prairiecrest.example");
await page.getByLabel(/^Password/).fill("demo-haul-2026");
await page.getByRole("button", { name: "Log in", exact: true }).click();
await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"), { timeout: 60000 });
for (let i = 0; i < 3; i++) {
await page.goto("about:blank"); await page.goto("/apps/loads/new");
await page.getByRole("heading", { level: 1 }).first().waitFor(); await page.waitForLoadState("networkidle");
await page.locator('[data-path="equipment"]').click();
await page.waitForTimeout(300);
console.log(rm, i, await page.getByRole("option", { name: "Flatbed", exact: true }).isVisible(), await page.locator('[data-path="equipment"]').getAttribute("aria-expanded"), await page.evaluate(() => scrollY));
}
await page.screenshot({ path: `/tmp/try-${rm}.png` });
await context.close(); }
await browser.close();
