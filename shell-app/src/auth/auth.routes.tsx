import type { ReactElement } from "react";
import { lazyPage } from "@haul/platform";
import type { ShellRoute } from "../shell-route";
import { AuthLayoutProvider, type AuthLayout } from "./layout/auth-layout";

const PAIRS: Readonly<Record<string, ReactElement>> = {
  "/auth/login": lazyPage(() => import("./pages/login.page")),
  "/auth/register": lazyPage(() => import("./pages/register.page")),
  "/auth/logout": lazyPage(() => import("./pages/logout.page")),
  "/auth/recover-password": lazyPage(() => import("./pages/recover-password.page")),
  "/auth/lock-screen": lazyPage(() => import("./pages/lock-screen.page")),
  "/auth/confirm-mail": lazyPage(() => import("./pages/confirm-mail.page")),
};

const SINGLES: Readonly<Record<string, ReactElement>> = {
  "/auth/verify-email": lazyPage(() => import("./pages/verify-email.page")),
  "/auth/reset-password": lazyPage(() => import("./pages/reset-password.page")),
  "/auth/google-callback": lazyPage(() => import("./google/google-callback.page")),
};

/** Sign-in and what belongs to it. The pairs behave alike: `/auth/login` is a card, `/auth/login2` a split screen. */
export const authRoutes: readonly ShellRoute[] = [
  ...Object.entries(PAIRS).flatMap(([path, page]) => [route(path, page, "card"), route(`${path}2`, page, "split")]),
  ...Object.entries(SINGLES).map(([path, page]) => route(path, page, "card")),
];

function route(path: string, page: ReactElement, layout: AuthLayout): ShellRoute {
  return { path, frame: "bare", element: <AuthLayoutProvider layout={layout}>{page}</AuthLayoutProvider> };
}
