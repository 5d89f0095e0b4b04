import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Access, accessAtom, type Section, type ServerSession, setConfig } from "@haul/platform";
import { createMemoryRouter, RouterProvider } from "@haul/platform/host";
import { UiProvider } from "@haul/ui/core";
import { Elsewhere } from "./elsewhere";
import { sessionEndAtom } from "./auth/session-end";
import { ErrorScreen } from "./error-screen";
import { Root } from "./root";
import { forgetRemotes } from "./remotes";
import { testRemote } from "./remotes/test-remote";
import { SHELL_ROUTES } from "./routes";

const MANIFESTS = [
  testRemote({ contract: 99 }),
  testRemote({
    id: "fleetowner",
    title: "Owner portal",
    nav: [],
    paths: [{ pattern: "/fleetowner/*", frame: "portal" }],
  }),
  testRemote({
    id: "apps",
    title: "Loads",
    contract: 99,
    nav: [{ label: "Quotes", icon: "quote", path: "/apps/prices", section: "quotes", group: "Operations" }],
    paths: [{ pattern: "/apps/prices/*", frame: "frame", section: "quotes" }],
  }),
].map(({ manifest }) => manifest);

/** A server that has the front-ends' manifests, and nothing else to say. */
function answer(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
  const manifest = MANIFESTS.find(({ id }) => pathname === `/mfe/${id}/manifest.json`);
  if (manifest) return Promise.resolve(Response.json(manifest));
  const remotes = MANIFESTS.map(({ id }) => ({ id, manifest: `/mfe/${id}/manifest.json`, integrity: "sha384-x" }));
  return Promise.resolve(Response.json(pathname === "/remotes.json" ? { remotes } : { items: [] }));
}

function session(change: Partial<ServerSession> = {}): Access {
  return {
    kind: "known",
    session: {
      status: "active",
      email: "dana@prairie.example",
      role: "Admin",
      sections: ["safety", "admin", "company", "dashboard"],
      permissions: [],
      landing_path: "/apps/safety/drivers",
      ...change,
    },
  };
}

async function open(path: string | { pathname: string; state: unknown }, access: Access) {
  getDefaultStore().set(accessAtom, access);
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        errorElement: <ErrorScreen />,
        children: [
          ...SHELL_ROUTES.map(({ path: pattern, element, frame, rule }) => ({
            path: pattern,
            element,
            handle: { frame, rule },
          })),
          { path: "/broken", element: <Broken />, handle: { frame: "bare" } },
          { path: "*", element: <Elsewhere /> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  // Lazy pages resume inside of act only if what they wait for arrives there.
  await act(async () => {
    render(
      <UiProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>,
    );
    await import("./start-page/start.page");
  });
  return router;
}

function Broken(): never {
  throw new Error("The page has no wheels.");
}

const at = (router: Awaited<ReturnType<typeof open>>) =>
  `${router.state.location.pathname}${router.state.location.search}`;

beforeEach(() => {
  setConfig({ environment: "development", firebase: { api_key: "", project_id: "demo-haul" } });
  vi.stubGlobal("fetch", answer);
  forgetRemotes();
});

describe("the shell's routes", () => {
  it("send a stranger to sign in, and remember the wanted page", async () => {
    const router = await open("/apps/safety/drivers?q=bell", { kind: "anonymous" });
    await waitFor(() => {
      expect(at(router)).toBe("/auth/login?next=%2Fapps%2Fsafety%2Fdrivers%3Fq%3Dbell");
    });
  });

  it.each(["/admin", "/CompanyInfo", "/dashboard/analytics", "/pages/profile"])(
    "guard %s against strangers",
    async (path) => {
      const router = await open(path, { kind: "anonymous" });
      await waitFor(() => {
        expect(router.state.location.pathname).toBe("/auth/login");
      });
    },
  );

  it("say why a session ended, and lead back after signing in again", async () => {
    const store = getDefaultStore();
    const router = await open("/pages/faq?q=fuel", session());
    await screen.findByRole("heading", { level: 1 });
    await act(async () => {
      store.set(sessionEndAtom, "sign_in_expired");
      store.set(accessAtom, { kind: "anonymous" });
      await import("./auth/pages/login.page");
    });
    expect(await screen.findByRole("status")).toHaveTextContent(
      "Two weeks have passed since you signed in. Sign in again.",
    );
    expect(at(router)).toBe("/auth/login?next=%2Fpages%2Ffaq%3Fq%3Dfuel");
    await act(async () => {
      store.set(sessionEndAtom, null);
      store.set(accessAtom, session());
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(at(router)).toBe("/pages/faq?q=fuel");
    });
  });

  it("send a person without the section to the start page, and on to what is theirs", async () => {
    const router = await open("/admin", session({ role: "SafetyManager", sections: ["safety"] }));
    await screen.findByText("This part of the product does not fit this version");
    expect(at(router)).toBe("/apps/safety/drivers");
    const why = "You do not have access to Admin. If you need it, ask an administrator of your company.";
    expect(await screen.findByText(why)).toBeTruthy();
  });

  it("end on a page that says so when the server names one that is closed to the person", async () => {
    const outsider = session({ role: "User", sections: ["pricing"], landing_path: "/apps/prices" });
    const router = await open("/", outsider);
    expect(await screen.findByRole("heading", { name: "No pages are open to you yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Sign out" })).toHaveAttribute("href", "/auth/logout");
    expect(at(router)).toBe("/");
  });

  it("lead to the first page of the menu when the server names one that is closed to the person", async () => {
    const sections: Section[] = ["pricing", "safety"];
    const router = await open("/", session({ role: "User", sections, landing_path: "/apps/prices" }));
    await waitFor(() => {
      expect(at(router)).toBe("/apps/safety/drivers");
    });
  });

  it.each([
    ["/apps/safety/drivers?q=bell", "Sign in to go on to Drivers."],
    ["/admin?tab=keys", "Sign in to go on to Admin."],
    ["/pages/faq", "Sign in to go on to the page that you opened."],
  ])("say at the sign-in why a person who opened %s is there", async (path, why) => {
    await open(path, { kind: "anonymous" });
    await waitFor(() => {
      expect(screen.getByRole("status")).toHaveTextContent(why);
    });
  });

  it("leave only the password to type after the registration", async () => {
    await open("/auth/login?email=maria%40prairiefreight.com", { kind: "anonymous" });
    expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue("maria@prairiefreight.com");
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });

  it("tell a suspended person so where something was refused, and whom to ask", async () => {
    const company = { id: "c", legal_name: "Prairie Line", dot_number: "1", is_dot_proven: true, time_zone: "UTC" };
    await open("/access-denied", session({ status: "suspended", suspended_reason: "Left the company", company }));
    expect(await screen.findByRole("heading", { name: "Your access is suspended" })).toBeTruthy();
    const why =
      "Prairie Line has suspended your access. Ask an administrator there to restore it. Reason: Left the company";
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByText(/Your role/)).toBeNull();
  });

  it("know a suspension from the refusal itself, before the session is asked again", async () => {
    await open({ pathname: "/access-denied", state: { code: "user_suspended" } }, session());
    expect(await screen.findByRole("heading", { name: "Your access is suspended" })).toBeTruthy();
  });

  it("tell a person without any section why there is nothing", async () => {
    await open("/apps/safety/drivers", session({ role: "User", sections: [], landing_path: "/" }));
    expect(await screen.findByRole("heading", { name: "No pages are open to you yet" })).toBeTruthy();
  });

  it.each([
    [{ status: "suspended", suspended_reason: "Left the company" }, "Your account is suspended"],
    [{ status: "awaiting_admission" }, "Waiting to be admitted"],
    [{ status: "email_unverified" }, "Confirm your email address"],
    [{ status: "unregistered" }, "No company yet"],
  ] as const)("explain %j", async (change, title) => {
    await open("/admin", session(change));
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  });

  it("show an unknown path as not found, inside the frame for members", async () => {
    await open("/apps/quotation", session());
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Admin" })).toBeTruthy();
  });

  it("lead on from an unknown path: to the list above it, the search and the dashboard", async () => {
    await open("/admin/keys", session());
    expect(await screen.findByRole("link", { name: "Go to Admin" })).toHaveAttribute("href", "/admin");
    expect(screen.getByRole("link", { name: "Go to Operations & cash" })).toHaveAttribute("href", "/dashboard");
    await userEvent.click(await screen.findByRole("button", { name: "Search for it" }));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("offer no page that is closed to the person", async () => {
    await open("/admin/keys", session({ sections: ["safety"] }));
    expect(await screen.findByRole("link", { name: "Go to your start page" })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: /Go to Admin|dashboard/ })).toBeNull();
  });

  it("say which permission was missing, and who can give it", async () => {
    const company = { id: "c", legal_name: "Prairie Line", dot_number: "1", is_dot_proven: true, time_zone: "UTC" };
    const state = { code: "permission_missing", message: "You need the permission loads:write for this." };
    await open({ pathname: "/access-denied", state }, session({ role: "User", company }));
    const why =
      "You need the permission loads:write for this. An Admin of Prairie Line can give it to your role, under Admin, Roles.";
    expect(await screen.findByText(why)).toBeTruthy();
  });

  it("lead a person who may grant it to the roles", async () => {
    const state = { code: "permission_missing", message: "You need the permission loads:write for this." };
    await open({ pathname: "/access-denied", state }, session({ permissions: ["role_grants:write"] }));
    expect(await screen.findByRole("link", { name: "Admin, Roles" })).toHaveAttribute("href", "/admin?tab=roles");
  });

  it.each(["/error-404", "/error-404-alt"])("have one main part at %s", async (path) => {
    await open(path, session());
    await screen.findByRole("heading", { name: "Page not found" });
    expect(screen.getAllByRole("main")).toHaveLength(1);
  });

  it("show an unknown path to a stranger too, without asking them to sign in", async () => {
    const router = await open("/123456789/applicationForm", { kind: "anonymous" });
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
    expect(at(router)).toBe("/123456789/applicationForm");
  });

  it("keep a remote of another contract in the menu and explain it in its place", async () => {
    await open("/apps/safety/drivers", session());
    expect(await screen.findByText("This part of the product does not fit this version")).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Drivers" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("show the router's error screen when the shell itself breaks", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await open("/broken", session());
    expect(await screen.findByRole("heading", { name: "Unexpected Application Error!" })).toBeTruthy();
    expect(screen.getByText("The page has no wheels.")).toBeTruthy();
  });
});
