import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type BodyOf, mock, mockProblem } from "@haul/api/mocks";
import { renderPages } from "@haul/testing/render";
import { pagesRoutes } from "../pages/pages.routes";
import { HOURS } from "./hours";
import type { NoticeSettings } from "./notice-settings";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () =>
  renderPages({ routes: pagesRoutes.map(({ path, element }) => ({ path, element })), at: "/pages/notices" });

const settings: NoticeSettings = {
  effective_time_zone: "America/Chicago",
  digest_hour: 7,
  version: 3,
  choices: [
    {
      kind: "load_changed",
      priority: "information",
      sentence: "Someone else changes your load",
      is_in_bell: true,
      mail: "off",
      default_is_in_bell: true,
      default_mail: "off",
    },
    {
      kind: "road_emergency",
      priority: "critical",
      sentence: "Your load's truck breaks down",
      is_in_bell: true,
      mail: "at_once",
      default_is_in_bell: true,
      default_mail: "at_once",
    },
  ],
};

describe("notice settings", () => {
  it("saves channels, digest hour and quiet hours on the version that was read", async () => {
    const sent: BodyOf<"/api/notice_settings", "put">[] = [];
    server.use(
      mock("get", "/api/notice_settings", () => settings),
      mock("put", "/api/notice_settings", ({ body }) => {
        sent.push(body);
        return { ...settings, version: 4 };
      }),
    );
    await open();
    const row = (await screen.findByText("Someone else changes your load")).closest("tr");
    if (!row) throw new Error("the kind has no row");
    await userEvent.click(within(row).getByRole("switch", { name: /In Haul \(bell\)/ }));
    await userEvent.click(within(row).getByRole("radio", { name: "In the digest" }));
    await choose("Daily digest at", "06:00");
    await choose("Quiet hours from", "22:00");
    await choose("Quiet hours until", "05:00");
    await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          version: 3,
          digest_hour: 6,
          quiet_from: 22,
          quiet_until: 5,
          choices: [
            { kind: "load_changed", is_in_bell: false, mail: "digest" },
            { kind: "road_emergency", is_in_bell: true, mail: "at_once" },
          ],
        },
      ]),
    );
    expect(screen.getByText(/Critical notices that you get right away still come through/)).toBeInTheDocument();
    expect(within(row).getByText("Information")).toBeInTheDocument();
  });

  it("says beside the field that quiet hours need an end, and keeps what was chosen", async () => {
    server.use(mock("get", "/api/notice_settings", () => settings));
    await open();
    await screen.findByText("Someone else changes your load");
    await choose("Quiet hours from", "22:00");
    await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
    expect(await screen.findByText("Choose when they end")).toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: /Quiet hours from/ })).toHaveValue("22:00");
  });

  it("resets to the defaults after a question, and offers that only when something differs", async () => {
    let now: NoticeSettings = { ...settings, quiet_from: 22, quiet_until: 5 };
    server.use(
      mock("get", "/api/notice_settings", () => now),
      mock("post", "/api/notice_settings/reset", () => {
        now = { ...settings, version: 4 };
        return now;
      }),
    );
    await open();
    const button = await screen.findByRole("button", { name: "Reset to defaults" });
    expect(button).toBeEnabled();
    await choose("Daily digest at", "06:00");
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "Reset settings" }));
    await waitFor(() => expect(button).toBeDisabled());
    expect(screen.getByRole("combobox", { name: /Quiet hours from/ })).toHaveValue("");
    expect(screen.getByRole("combobox", { name: /Daily digest at/ })).toHaveValue("07:00");
  });

  it("shows Admins that they are always emailed about payment instructions", async () => {
    const [first] = settings.choices;
    if (!first) throw new Error("there is no choice");
    const banking = { ...first, kind: "banking" as const, sentence: "A change of payment instructions" };
    server.use(mock("get", "/api/notice_settings", () => ({ ...settings, choices: [banking] })));
    await open();
    expect(await screen.findByRole("radio", { name: "Right away" })).toBeChecked();
    expect(screen.getByRole("radio", { name: "No email" })).toBeDisabled();
  });

  it("shows why the settings could not be loaded", async () => {
    server.use(
      mock("get", "/api/notice_settings", () => mockProblem(503, { code: "unavailable", message: "Try again soon." })),
    );
    await open();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});

describe("hours", () => {
  it("are written as on every other page", () => {
    expect([0, 7, 23].map((hour) => HOURS[hour]?.label)).toEqual(["00:00", "07:00", "23:00"]);
  });
});

async function choose(label: string, option: string) {
  await userEvent.click(screen.getByRole("combobox", { name: new RegExp(`^${label}`) }));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}
