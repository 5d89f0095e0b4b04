import { launchBrowser } from "@haul/testing/browser";
const [origin, ...paths] = process.argv.slice(2);
const browser = await launchBrowser({ drawsMaps: true });
const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await page.goto("/auth/login");
await page.getByLabel("Email").fill("marcus.bell@prairiecrest.example");
await page.getByLabel(/^Password/).fill("demo-haul-2026");
await page.getByRole("button", { name: "Log in", exact: true }).click();
await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"), { timeout: 60000 });
for (const path of paths) {
  const p = await context.newPage();
  const cdp = await context.newCDPSession(p);
  await cdp.send("Network.clearBrowserCache");
  await p.goto(path);
  await p.getByRole("heading", { level: 1 }).first().waitFor();
  await p.waitForLoadState("networkidle");
  await p.waitForTimeout(600);
  const r = await p.evaluate(async () => {
    const e = (t) => new Promise((res) => { new PerformanceObserver((l, o) => { o.disconnect(); res(l.getEntries()); }).observe({ type: t, buffered: true }); setTimeout(() => res([]), 200); });
    const paint = await e("paint"), lcp = (await e("largest-contentful-paint"));
    return { fcp: paint.find((x) => x.name.startsWith("first-c"))?.startTime, lcp: lcp.map((x) => [Math.round(x.startTime), x.element?.tagName, x.element?.textContent?.slice(0, 40), x.size]),
      res: performance.getEntriesByType("resource").map((x) => [x.startTime, x.responseEnd, x.name.replace(location.origin, ""), x.initiatorType, x.transferSize]) };
  });
  console.log(`\n== ${path}  FCP ${Math.round(r.fcp)}`, JSON.stringify(r.lcp));
  for (const [s, e, n, i, t] of r.res) console.log(`${String(Math.round(s)).padStart(5)} ${String(Math.round(e)).padStart(5)} ${i.slice(0,6).padEnd(6)} ${String(t).padStart(7)} ${n.slice(0, 110)}`);
  await p.close();
}
await browser.close();
