import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { sharedOf, TRACKING_TOKEN } from "../../../mocks/tracking-link-handlers";
import { testWorld } from "../../../test-world";

const { open, use, bodySent, world } = testWorld();

describe("a customer's link", () => {
  const follow = (token = TRACKING_TOKEN) => open(`/apps/tracking/shared#${token}`, []);

  it("shows where the load is and its ETA, but nothing about the driver", async () => {
    await follow();
    const { load, driver } = world().tracking.tracked[0] ?? {};
    expect(await screen.findByRole("heading", { name: `Load ${load?.number}` })).toBeInTheDocument();
    expect(screen.getByText("Lafayette, IN")).toBeInTheDocument();
    expect(screen.getByText(/^Next stop: Columbus, OH, ETA/)).toBeInTheDocument();
    expect(screen.getByText(/^\w{3}, Nov 20, \d\d:\d\d \w+ \(22 min ago\)$/)).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Stops" })).toHaveTextContent("Arrived");
    expect(document.body).not.toHaveTextContent(driver?.name ?? "");
    expect(await bodySent("POST", /open$/)).toEqual({ token: TRACKING_TOKEN });
  });

  it("says that a position is old", async () => {
    const shared = sharedOf(world());
    const position = shared.position && { ...shared.position, is_stale: true, age_minutes: 500 };
    use(mock("post", "/api/public_tracking/open", () => ({ ...shared, position })));
    await follow();
    expect(await screen.findByText(/\(8 h ago\)$/)).toBeInTheDocument();
    expect(screen.getByText(/No update since then/)).toBeInTheDocument();
  });

  it("says when it is delivered", async () => {
    const shared = sharedOf(world());
    use(
      mock("post", "/api/public_tracking/open", () => ({
        ...shared,
        is_delivered: true,
        status: "delivered" as const,
      })),
    );
    await follow();
    expect(await screen.findByText(/Delivered in Columbus, OH/)).toBeInTheDocument();
  });

  it("opens a paper with the token in the body", async () => {
    const replace = vi.fn();
    const tab = { opener: window, location: { replace } };
    const opened = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    await follow();
    await userEvent.click(await screen.findByRole("button", { name: "Bill of lading" }));
    // In the click, before the server has answered: later, the browser would block it.
    expect(opened).toHaveBeenCalledWith("", "_blank");
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/blobs/a-ticket"));
    expect(tab.opener).toBeNull();
    expect(await bodySent("POST", /open_document$/)).toMatchObject({ token: TRACKING_TOKEN });
    opened.mockRestore();
  });

  it.each(["", "a-guess"])("says so when a link shows nothing (%j)", async (token) => {
    await follow(token);
    expect(await screen.findByText("This link no longer works")).toBeInTheDocument();
  });

  it("offers to try again when the server cannot answer", async () => {
    use(
      mock("post", "/api/public_tracking/open", () =>
        mockProblem(503, { code: "unavailable", message: "Not just now.", request_id: "r-3" }),
      ),
    );
    await follow();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeInTheDocument();
  });
});
