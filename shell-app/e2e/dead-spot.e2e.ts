// @database sqlite
import { describe, expect, it } from "vitest";
import type { ApiClient } from "@haul/api";
import { newPerson, useBrowser } from "./support/browser";
import { useDemo } from "./support/demo";
import { isKept, photograph, reconnect, waitForReports } from "./support/drive";
import { present } from "./support/fleet";
import { thumb, finger } from "./support/thumb";

useBrowser();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A trip that was sent hours ago, so that its driver may have been out of reach for an hour since. */
async function unansweredTrip(api: ApiClient) {
  const query = { is_unanswered: true, sort: ["unanswered_since"] as "unanswered_since"[] };
  const { data } = await api.GET("/api/loads", { params: { query } });
  const { id: load_id, number } = present(present(data).items[0]);
  const links = await api.GET("/api/loads/{load_id}/driver_links", { params: { path: { load_id } } });
  const { id: driver_link_id } = present(present(links.data).items[0]);
  const path = { load_id, driver_link_id };
  const address = await api.GET("/api/loads/{load_id}/driver_links/{driver_link_id}/address", { params: { path } });
  const { pathname, hash } = new URL(present(address.data).url);
  return { load_id, number, link: pathname + hash };
}

describe("a driver without a connection for an hour", () => {
  const demo = useDemo({ days: 2 });

  it("reloads the page, reports and photographs, and all of it arrives in order, once", async () => {
    const { api } = demo;
    const { load_id, number, link } = await unansweredTrip(api);
    const driver = await newPerson("phone", demo.origin);
    const { page } = driver;
    driver.expectComplaint(/net::ERR_INTERNET_DISCONNECTED/);
    await driver.open(link);
    const title = page.getByRole("heading", { level: 1, name: `Load ${number}` });
    await title.waitFor();
    await expect.poll(() => isKept(page)).toBe(true);
    const picture = await photograph(page);
    // From here on it is an hour ago.
    const lostAt = Date.now() - HOUR_MS;
    await page.clock.install({ time: lostAt });

    await page.context().setOffline(true);
    const waiting = (count: number) => waitForReports(page, count);
    const again = async () => {
      await page.reload();
      await title.waitFor();
      await page.getByText(/^No connection\. This is the trip as of/).waitFor();
    };
    await again();
    await finger(page.getByRole("button", { name: "Accept" }));
    await waiting(1);
    await page.clock.fastForward(20 * MINUTE_MS);
    await thumb(page.getByRole("button", { name: "I have arrived" }));
    await waiting(2);
    await again();
    await waiting(2);
    await page.clock.fastForward(20 * MINUTE_MS);
    const bol = { name: "bol.png", mimeType: "image/png", buffer: picture };
    await page.getByLabel("Photograph BOL").setInputFiles(bol);
    await page.getByRole("checkbox", { name: "It is signed" }).check();
    await finger(page.getByRole("button", { name: "Send", exact: true }).last());
    await waiting(3);
    await page.clock.fastForward(15 * MINUTE_MS);
    await thumb(page.getByRole("button", { name: "I’m leaving" }));
    await waiting(4);
    await driver.expectAccessible();
    await again();
    await waiting(4);

    await reconnect(page);

    const params = { path: { load_id } };
    const load = present((await api.GET("/api/loads/{load_id}", { params })).data);
    expect(load.legs[0]?.acknowledgement).toBe("accepted");
    const events = (load.stops[0]?.events ?? []).filter(({ source }) => source === "driver");
    expect(events.map(({ kind }) => kind)).toEqual(["arrived", "departed"]);
    const [arrived = 0, departed = 0] = events.map(({ occurred_at }) => Date.parse(occurred_at));
    // As of when they happened, not of when they came.
    expect(departed - arrived).toBeGreaterThanOrEqual(35 * MINUTE_MS);
    expect(departed - arrived).toBeLessThan(38 * MINUTE_MS);
    expect(Math.abs(arrived - lostAt - 20 * MINUTE_MS)).toBeLessThan(3 * MINUTE_MS);
    const papers = present((await api.GET("/api/loads/{load_id}/documents", { params })).data);
    expect(papers.items.filter(({ kind }) => kind === "bill_of_lading")).toHaveLength(1);
    const history = present((await api.GET("/api/loads/{load_id}/history", { params })).data);
    const told = history.items.map(({ action }) => action).reverse();
    const order = ["load.acknowledged", "load.stop_arrived", "document.created", "load.stop_departed"];
    // The office has its own papers on it already.
    expect(told.filter((action) => order.includes(action)).slice(-order.length)).toEqual(order);
  });
});
