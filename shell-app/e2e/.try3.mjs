import { openAnew, settled, tour } from "./screenshots/tour.mjs";
await tour({ address: "http://127.0.0.1:8106", only: ["load-new-details"] }, async ({ page, address }) => {
  for (let i = 0; i < 3; i++) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    if (page.url() === "about:blank") await page.goto("/developer");
    await page.evaluate((s) => globalThis.localStorage.setItem("haul.layout", s), JSON.stringify({ theme: "system", direction: "ltr" }));
    await openAnew(page, address);
    console.log(await page.getByRole("button", { name: "Start over" }).isVisible());
    await page.locator('[data-path="equipment"]').click();
    await page.waitForTimeout(300);
    console.log(i, await page.getByRole("option").allTextContents(), await page.locator('[data-path="equipment"]').evaluate((e) => e.outerHTML.slice(0, 300)), await page.evaluate(() => [scrollY, document.activeElement?.outerHTML.slice(0, 100)]));
    await page.screenshot({ path: `/tmp/try3-${i}.png` });
    await settled(page);
  }
});
