import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, inject } from "vitest";
import type { Page } from "playwright-core";
import { origin } from "./browser";

/** Mail leaves some time after the dispatch, on a busy machine. */
const MAIL_MS = 30_000;

interface Mailbox {
  mails: { to: string; text: string }[];
}

/** Where the trip's link in a driver's newest mail leads on this server. */
export async function mailedTrip(address: string): Promise<string> {
  let link: string | undefined;
  const isThere = async () => {
    const answer = await fetch(`${origin()}/mailbox.json`);
    const { mails } = (await answer.json()) as Mailbox;
    const trip = mails.find(({ to, text }) => to === address && text.includes("/apps/tracking/drive#"));
    link = /\S*\/apps\/tracking\/drive#\S+/.exec(trip?.text ?? "")?.[0];
    return link !== undefined;
  };
  await expect.poll(isThere, { message: `the trip for ${address}`, timeout: MAIL_MS, interval: 500 }).toBe(true);
  const { pathname, hash } = new URL(link ?? "");
  return pathname + hash;
}

/** The page's own files are all there, so that it opens without a connection. */
export const isKept = (page: Page) =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      ["/apps/tracking/drive", "/config.json", "/remotes.json"].map((path) => caches.match(path, { ignoreVary: true })),
    );
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return kept.every(Boolean) && names.length === 1 && (files[0] ?? 0) > 10;
  });

/** The number of reports that the phone holds until it has a connection. */
export const waitForReports = (page: Page, count: number) =>
  page.getByText(new RegExp(`^${count} reports? (is|are) on this phone`)).waitFor();

/** The connection is back, but the first answer gets lost: the phone sends that report twice, and then the others. */
export async function reconnect(page: Page): Promise<void> {
  await page.route(
    "**/api/driver_trip/answer",
    async (route) => {
      await route.fetch();
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
  await page.context().setOffline(false);
  const left = async () => {
    // The phone tries again by itself.
    await page.clock.fastForward(30_000);
    return page.getByText(/on this phone/).count();
  };
  await expect.poll(left, { interval: 500, timeout: 90_000 }).toBe(0);
}

/** A sharp page, as a camera would take it. */
export async function photograph(page: Page): Promise<Buffer> {
  const picture = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [800, 1000];
    const context = canvas.getContext("2d");
    if (!context) return "";
    context.fillStyle = "white";
    context.fillRect(0, 0, 800, 1000);
    context.fillStyle = "black";
    context.font = "24px sans-serif";
    for (let line = 1; line < 32; line += 1)
      context.fillText("Straight bill of lading, 22 pallets, seal 4471", 20, line * 30);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  });
  return Buffer.from(picture, "base64");
}

/**
 * Lets the dispatch of a load be longer ago, as if that time had passed since: a driver's reports count only from the
 * dispatch on, and never in the future, so that a test could not have an hour without a connection otherwise.
 */
export async function dispatchedEarlier(loadId: string, minutes: number): Promise<void> {
  const url = inject("place").settings["HAUL_DATABASE_URL"];
  if (url === undefined) throw new Error("Only a journey on PostgreSQL can let time pass.");
  const earlier = (table: string, column: string) =>
    `UPDATE ${table} SET ${column} = ${column} - INTERVAL '${minutes} minutes' WHERE load_id = '${loadId}';`;
  const changes = [earlier("leg", "dispatched_at"), earlier("driver_link", "created_at")];
  await promisify(execFile)("psql", [url, "--quiet", "--set=ON_ERROR_STOP=1", "--command", changes.join(" ")]);
}
