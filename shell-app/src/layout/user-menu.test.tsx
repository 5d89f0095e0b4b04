import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { authAtom, DEFAULT_LAYOUT, layoutAtom } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { storedUser } from "@haul/testing/tokens";
import { LayoutAttributes } from "./layout-attributes";
import { UserMenu } from "./user-menu";

const signIn = (isIn: boolean) =>
  getDefaultStore().set(authAtom, { type: "user_changed", user: isIn ? storedUser(Date.now()) : null });

beforeEach(() => signIn(true));
afterEach(() => {
  signIn(false);
  getDefaultStore().set(layoutAtom, DEFAULT_LAYOUT);
});

it("locks the screen with the way back to the page that is left", async () => {
  await renderPages({ routes: [{ path: "/apps/loads", element: <UserMenu /> }], at: "/apps/loads?status=booked&q=5" });
  await userEvent.click(screen.getByRole("button", { name: /Your account/ }));
  const lock = await screen.findByRole("menuitem", { name: "Lock screen" });
  expect(lock).toHaveAttribute("href", "/auth/lock-screen?next=%2Fapps%2Floads%3Fstatus%3Dbooked%26q%3D5");
});

/** An operating system that can change its mind. */
function system(isDark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: isDark });
  vi.stubGlobal("matchMedia", () => query);
  return (next: boolean) =>
    act(() => {
      query.matches = next;
      query.dispatchEvent(new Event("change"));
    });
}
const drawn = () => document.documentElement.getAttribute("data-mantine-color-scheme");
const themes = async () => within(await screen.findByRole("group", { name: "Theme" }));

it("offers three themes by keyboard, and follows the operating system when set to", async () => {
  const turn = system(true);
  const element = (
    <>
      <LayoutAttributes />
      <UserMenu />
    </>
  );
  await renderPages({ routes: [{ path: "/apps/loads", element }], at: "/apps/loads" });
  expect(drawn()).toBe("light");

  screen.getByRole("button", { name: /Your account/ }).focus();
  await userEvent.keyboard("{Enter}");
  const items = (await themes()).getAllByRole("menuitemradio");
  expect(items.map((item) => [item.textContent, item.getAttribute("aria-checked")])).toEqual([
    ["Light", "true"],
    ["Dark", "false"],
    ["System", "false"],
  ]);
  items[1]?.focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(items[2]).toHaveAttribute("aria-checked", "true");
  expect(drawn()).toBe("dark");
  turn(false);
  expect(drawn()).toBe("light");

  await userEvent.click(items[1] as HTMLElement);
  expect(drawn()).toBe("dark");
  turn(false);
  expect(drawn()).toBe("dark");
});
