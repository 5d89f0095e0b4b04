import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, it } from "vitest";
import { authAtom } from "@haul/platform";
import { renderPages } from "@haul/testing/render";
import { storedUser } from "@haul/testing/tokens";
import { UserMenu } from "./user-menu";

const signIn = (isIn: boolean) =>
  getDefaultStore().set(authAtom, { type: "user_changed", user: isIn ? storedUser(Date.now()) : null });

beforeEach(() => signIn(true));
afterEach(() => signIn(false));

it("locks the screen with the way back to the page that is left", async () => {
  await renderPages({ routes: [{ path: "/apps/loads", element: <UserMenu /> }], at: "/apps/loads?status=booked&q=5" });
  await userEvent.click(screen.getByRole("button", { name: /Your account/ }));
  const lock = await screen.findByRole("menuitem", { name: "Lock the screen" });
  expect(lock).toHaveAttribute("href", "/auth/lock-screen?next=%2Fapps%2Floads%3Fstatus%3Dbooked%26q%3D5");
});
