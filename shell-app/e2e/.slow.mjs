import { launchBrowser } from "@haul/testing/browser";
const [origin, label, runs, ...paths] = process.argv.slice(2);
const browser = await launchBrowser();
const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await page.goto("/auth/login");
await page.getByLabel("Email").fill("marcus.bell@prairiecrest.example");
await page.getByLabel(/^Password/).fill("demo-haul-2026");
await page.getByRole("button", { name: "Log in", exact: true }).click();
await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"), { timeout: 60000 });
for (const path of paths) {
  const all = [];
  for (let i = 0; i < Number(runs); i++) {
    const p = await context.newPage();
    const cdp = await context.newCDPSession(p);
    await cdp.send("Network.clearBrowserCache");
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 });
    await p.goto(path);
    await p.getByRole("heading", { level: 1 }).first().waitFor();
    await p.waitForLoadState("networkidle");
    await p.waitForTimeout(500);
    all.push(await p.evaluate(async () => {
      const e = (t) => new Promise((res) => { new PerformanceObserver((l, o) => { o.disconnect(); res(l.getEntries()); }).observe({ type: t, buffered: true }); setTimeout(() => res([]), 3000); });
      const lcp = (await e("largest-contentful-paint")).at(-1)?.startTime ?? NaN;
      const fcp = performance.getEntriesByType("paint").find((x) => x.name === "first-contentful-paint")?.startTime ?? NaN;
      const data = performance.getEntriesByType("resource").filter((x) => /\/api\/(?!session|notices)/.test(x.name)).map((x) => x.startTime).sort((a, b) => a - b)[0] ?? NaN;
      return { fcp, lcp, data };
    }));
    await p.close();
  }
  const mid = (k) => Math.round(all.map((x) => x[k]).filter((x) => !Number.isNaN(x)).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN);
  console.log(`${label} ${path}: FCP ${mid("fcp")} first data request ${mid("data")} LCP ${mid("lcp")}`);
}
await browser.close();
