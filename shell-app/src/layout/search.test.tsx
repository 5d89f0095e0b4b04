import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { renderPages } from "@haul/testing/render";
import { forgetRemotes } from "../remotes";
import { remoteHandlers, testRemote } from "../remotes/test-remote";
import Search from "./search";
import { SearchButton } from "./search-button";
import { rememberHit } from "./search-recent";

const HITS = [
  {
    kind: "driver" as const,
    id: "d",
    title: "Rosa Delgado",
    subtitle: "+13125550142",
    status: "active",
    path: "/apps/safety/drivers",
  },
  { kind: "truck" as const, id: "t", title: "4711", subtitle: "2021 Volvo", path: "/apps/safety/trucks" },
];

const DRIVERS = {
  topic: "driver",
  plural: "Drivers",
  icon: "drivers",
  subtitle: "phone",
  paths: [],
  looks: { active: { word: "Active", tone: "good", icon: "user-check" } },
};
const shortcut = (label: string, permission: string) => ({
  label,
  icon: "drivers",
  path: `/apps/safety/${permission}`,
  words: ["hire"],
  permission,
});

const { use } = mockServer(() => [
  mock("get", "/api/search", () => ({ items: HITS })),
  ...remoteHandlers(
    testRemote({
      records: [DRIVERS],
      shortcuts: [shortcut("Add driver", "drivers:write"), shortcut("Add truck", "trucks:write")],
    }),
  ),
]);

beforeEach(() => {
  forgetRemotes();
  sessionStorage.clear();
});

const open = () =>
  renderPages({
    routes: [{ path: "*", element: <Search openings={1} /> }],
    at: "/",
    permissions: ["drivers:write"],
  });
const box = () => screen.findByPlaceholderText(/Search pages/);

it("shows what it finds in the words of the front-end that owns it, and undeclared records by their topic", async () => {
  await open();
  await userEvent.type(await box(), "ro");
  expect(await screen.findByText("Rosa Delgado")).toBeInTheDocument();
  expect(screen.getByText("(312) 555-0142")).toBeInTheDocument();
  expect(screen.getByText("Active")).toBeInTheDocument();
  // A style sheet shows the headings.
  expect(document.querySelector("[style*='Drivers']")).toHaveTextContent("Rosa Delgado");
  expect(document.querySelector("[style*='Truck']")).toHaveTextContent("4711");
  expect(screen.getByText("2021 Volvo")).toBeInTheDocument();
});

it("opens the first hit with Enter, even when the answer comes later", async () => {
  const { address } = await open();
  await userEvent.type(await box(), "ro{Enter}");
  await waitFor(() => expect(address()).toBe("/apps/safety/drivers"));
});

it("takes what is typed before its code is there, and Enter", async () => {
  const onShortcut = vi.fn();
  window.addEventListener("keydown", onShortcut);
  const { address } = await renderPages({ routes: [{ path: "*", element: <SearchButton /> }], at: "/" });
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  onShortcut.mockClear();
  for (const key of ["r", "o", "x", "Backspace", "s", "a", "Enter"]) fireEvent.keyDown(document.body, { key });
  expect(onShortcut).not.toHaveBeenCalled();
  window.removeEventListener("keydown", onShortcut);
  await waitFor(() => expect(address()).toBe("/apps/safety/drivers"));
});

it("shows first what was opened before, while nothing is typed", async () => {
  rememberHit({ kind: "truck", title: "4711", path: "/apps/safety/trucks" });
  rememberHit({ kind: "driver", title: "Rosa Delgado", status: "active", path: "/apps/safety/drivers" });
  await open();
  expect(await screen.findByText("4711")).toBeInTheDocument();
  expect(screen.queryByText("Active")).not.toBeInTheDocument();
  expect(document.querySelector("[style*='Recent']")).toHaveTextContent("Rosa Delgado");
});

it("finds actions by other words, if the person may do them", async () => {
  await open();
  await userEvent.type(await box(), "hire");
  expect(await screen.findByText("Add driver")).toBeInTheDocument();
  expect(screen.queryByText("Add truck")).not.toBeInTheDocument();
});

it("has a button that closes it on a phone", async () => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("max-width: 47.99em") }),
  );
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Close search" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

describe("to a screen reader", () => {
  const option = (name: RegExp) => screen.findByRole("option", { name });

  it("is a combobox that names the hit that Enter opens", async () => {
    const { address } = await open();
    const input = await screen.findByRole("combobox", { name: /^Search pages/ });
    await userEvent.type(input, "ro");
    const driver = await option(/Rosa Delgado/);
    expect(input).toHaveAttribute("aria-expanded", "true");
    expect(input).toHaveAttribute("aria-controls", screen.getByRole("listbox", { name: "Results" }).id);
    await waitFor(() => expect(input).toHaveAttribute("aria-activedescendant", driver.id));
    expect(driver).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowDown}");
    const truck = await option(/4711/);
    expect(input).toHaveAttribute("aria-activedescendant", truck.id);
    expect(truck).toHaveAttribute("aria-selected", "true");
    expect(driver).toHaveAttribute("aria-selected", "false");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/apps/safety/trucks"));
  });

  it("groups its hits and says how many there are", async () => {
    await open();
    await userEvent.type(await box(), "ro");
    const drivers = await screen.findByRole("group", { name: "Drivers" });
    expect(within(drivers).getAllByRole("option")).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^2 results$/));
  });

  it("says that nothing is found, and has no list then", async () => {
    use(mock("get", "/api/search", () => ({ items: [] })));
    await open();
    const input = await box();
    await userEvent.type(input, "zz");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Nothing found"));
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(input).toHaveAttribute("aria-expanded", "false");
    expect(input).not.toHaveAttribute("aria-activedescendant");
  });
});
