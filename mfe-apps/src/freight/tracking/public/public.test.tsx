import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { DRIVER_TOKEN, sharedOf, TRACKING_TOKEN, tripOf } from "../../../mocks/tracking-link-handlers";
import { testWorld } from "../../../test-world";

const { open, use, sent, bodySent, world } = testWorld();

describe("a customer's link", () => {
  const follow = (token = TRACKING_TOKEN) => open(`/apps/tracking/shared#${token}`, []);

  it("shows where the load is and its ETA, but nothing about the driver", async () => {
    await follow();
    const { load, driver } = world().tracking.tracked[0] ?? {};
    expect(await screen.findByRole("heading", { name: `Load ${load?.number}` })).toBeInTheDocument();
    expect(screen.getByText("Lafayette, IN")).toBeInTheDocument();
    expect(screen.getByText(/high confidence/)).toBeInTheDocument();
    expect(screen.getByRole("list", { name: "Stops" })).toHaveTextContent("Arrived");
    expect(document.body).not.toHaveTextContent(driver?.name ?? "");
    expect(await bodySent("POST", /open$/)).toEqual({ token: TRACKING_TOKEN });
  });

  it("says that a position is old", async () => {
    const shared = sharedOf(world());
    const position = shared.position && { ...shared.position, is_stale: true, age_minutes: 500 };
    use(mock("post", "/api/public_tracking/open", () => ({ ...shared, position })));
    await follow();
    expect(await screen.findByText("Old: 8 h ago")).toBeInTheDocument();
    expect(screen.getByText(/Nothing has been heard since/)).toBeInTheDocument();
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
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    await follow();
    await userEvent.click(await screen.findByRole("button", { name: "Bill of lading" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith("/blobs/a-ticket", "_blank", "noopener"));
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

describe("a driver's link", () => {
  const follow = (token = DRIVER_TOKEN) => open(`/apps/tracking/drive#${token}`, []);

  type Answer = GeolocationPosition | { code: number };
  const phoneSays = (answer: Answer) => {
    const getCurrentPosition: Geolocation["getCurrentPosition"] = (found, failed) => {
      if ("coords" in answer) found(answer);
      else failed?.(answer as GeolocationPositionError);
    };
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, "geolocation");
    vi.restoreAllMocks();
  });

  const share = async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Share my position" }));
  };

  it("shows the trip, and takes an arrival", async () => {
    const trip = tripOf(world());
    const stops = trip.stops.map((stop) =>
      stop.departed_at ? stop : { ...stop, allowed_events: ["departed" as const] },
    );
    use(mock("post", "/api/driver_trip/report_event", () => ({ ...trip, stops })));
    await follow();
    expect(await screen.findByText(/guard shack 2/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "I have arrived" }));
    expect(await screen.findByRole("button", { name: "I am leaving" })).toBeInTheDocument();
    expect(await bodySent("POST", /report_event$/)).toMatchObject({ token: DRIVER_TOKEN, kind: "arrived" });
  });

  it("sends the position along with an arrival, as proof", async () => {
    phoneSays({ coords: { latitude: 40.123_456_78, longitude: -86.1, accuracy: 12.4 } } as GeolocationPosition);
    await follow();
    await userEvent.click(await screen.findByRole("button", { name: "I have arrived" }));
    expect(await bodySent("POST", /report_event$/)).toMatchObject({
      kind: "arrived",
      position: { latitude: 40.123457, longitude: -86.1, accuracy_meters: 12 },
    });
  });

  it.each([{ code: 1 }, { coords: { latitude: 40, longitude: -86, accuracy: 50_000 } } as GeolocationPosition])(
    "takes an arrival without a position that is worth anything",
    async (answer) => {
      phoneSays(answer);
      await follow();
      await userEvent.click(await screen.findByRole("button", { name: "I have arrived" }));
      expect(await bodySent("POST", /report_event$/)).not.toHaveProperty("position");
    },
  );

  it("sends the position once, on request", async () => {
    phoneSays({ coords: { latitude: 40.123_456_78, longitude: -86.1, accuracy: 12.4 } } as GeolocationPosition);
    await follow();
    await screen.findByRole("button", { name: "Share my position" });
    expect(sent("POST", /report_position/)).toEqual([]);
    await share();
    expect(await screen.findByText(/Dispatch has your position/)).toBeInTheDocument();
    expect(await bodySent("POST", /report_position$/)).toEqual({
      token: DRIVER_TOKEN,
      latitude: 40.123457,
      longitude: -86.1,
      accuracy_meters: 12,
    });
  });

  it.each([
    [1, /not allowed to use your location/],
    [2, /can’t find its location/],
    [3, /took too long/],
  ])("says what to do when the phone does not tell (%i)", async (code, words) => {
    phoneSays({ code });
    await follow();
    await share();
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(sent("POST", /report_position/)).toEqual([]);
  });

  it("waits for a connection", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await follow();
    expect(await screen.findByText(/No connection/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Share my position" })).toBeDisabled();
  });

  it("has the address of a stop as far as it is known", async () => {
    const trip = tripOf(world());
    const stops = trip.stops.map((stop) => ({ ...stop, street: "", postal_code: "" }));
    use(mock("post", "/api/driver_trip/open", () => ({ ...trip, stops })));
    await follow();
    const [, next] = stops;
    expect(await screen.findByRole("link", { name: `${next?.city}, ${next?.state}` })).toBeInTheDocument();
  });

  it("says so when a link leads to no trip", async () => {
    await follow("a-guess");
    expect(await screen.findByText("No trip at this link")).toBeInTheDocument();
  });
});
