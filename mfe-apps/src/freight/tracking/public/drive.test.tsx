import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { DRIVER_TOKEN, tripOf } from "../../../mocks/tracking-link-handlers";
import { testWorld } from "../../../test-world";
import { forget } from "./outbox";
import { changeLanguage } from "./i18n";

const { open, use, sent, bodySent, world } = testWorld();

const follow = (token = DRIVER_TOKEN) => open(`/apps/tracking/drive#${token}`, []);
const offline = () => mockProblem(503, { code: "unavailable", message: "Not just now." });
const keyOf = (request: { headers: Headers } | undefined) => request?.headers.get("idempotency-key");

type Answer = GeolocationPosition | { code: number };
const phoneSays = (answer: Answer) => {
  const getCurrentPosition: Geolocation["getCurrentPosition"] = (found, failed) => {
    if ("coords" in answer) found(answer);
    else failed?.(answer as GeolocationPositionError);
  };
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
};
const HERE = { coords: { latitude: 40.123_456_78, longitude: -86.1, accuracy: 12.4 } } as GeolocationPosition;

beforeEach(() => changeLanguage("en"));
afterEach(async () => {
  Reflect.deleteProperty(navigator, "geolocation");
  vi.restoreAllMocks();
  vi.useRealTimers();
  await forget(DRIVER_TOKEN);
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("a driver's link", () => {
  it("shows the trip, and takes an arrival with its time", async () => {
    const trip = tripOf(world());
    const stops = trip.stops.map((stop) =>
      stop.departed_at ? stop : { ...stop, allowed_events: ["departed" as const] },
    );
    use(mock("post", "/api/driver_trip/report_event", () => ({ ...trip, stops })));
    await follow();
    expect(await screen.findByText(/guard shack 2/)).toBeInTheDocument();
    await press("I have arrived");
    expect(await screen.findByRole("button", { name: "I’m leaving" })).toBeInTheDocument();
    const body = await bodySent("POST", /report_event$/);
    expect(body).toMatchObject({ token: DRIVER_TOKEN, kind: "arrived" });
    expect(body).toHaveProperty("occurred_at");
  });

  it("does not let a slow answer set the time of what happens next back", async () => {
    const trip = tripOf(world());
    const slowly = () => {
      const shown_at = new Date().toISOString();
      const [later, ticks] = [Date.now() + 40_000, performance.now() + 40_000];
      vi.setSystemTime(later);
      vi.spyOn(performance, "now").mockReturnValue(ticks);
      return { ...trip, shown_at };
    };
    use(mock("post", "/api/driver_trip/open", slowly));
    await follow();
    await press("I have arrived");
    expect(await bodySent("POST", /report_event$/)).toMatchObject({ occurred_at: new Date().toISOString() });
  });

  it("does not set its clock by an answer that came while the phone slept", async () => {
    const now = Date.now();
    const trip = { ...tripOf(world()), shown_at: new Date(now).toISOString() };
    use(mock("post", "/api/driver_trip/open", () => trip));
    await follow();
    await screen.findByRole("button", { name: "I have arrived" });
    const asleep = () => {
      // Ten minutes, of which the other clock knows nothing.
      vi.setSystemTime(now + 600_000);
      return trip;
    };
    use(mock("post", "/api/driver_trip/open", asleep));
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(sent("POST", /open$/)).toHaveLength(2));
    await press("I have arrived");
    const { occurred_at } = (await bodySent("POST", /report_event$/)) as { occurred_at: string };
    expect(Date.parse(occurred_at)).toBeGreaterThanOrEqual(now + 600_000);
  });

  it("does not let a slow answer undo what a later one has shown", async () => {
    const trip = tripOf(world());
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const later = { ...trip, shown_at: new Date(Date.parse(trip.shown_at) + 1_000).toISOString() };
    const stops = trip.stops.map((stop) =>
      stop.departed_at ? stop : { ...stop, allowed_events: ["departed" as const] },
    );
    use(mock("post", "/api/driver_trip/report_event", () => ({ ...later, stops })));
    await follow();
    const arrive = await screen.findByRole("button", { name: "I have arrived" });
    use(
      mock("post", "/api/driver_trip/open", async () => {
        await asked;
        return trip;
      }),
    );
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(sent("POST", /open$/)).toHaveLength(2));
    await userEvent.click(arrive);
    expect(await screen.findByText("Dispatch has it. Thank you.")).toBeInTheDocument();
    const kept = vi.spyOn(Storage.prototype, "setItem");
    answer();
    await waitFor(() => expect(kept).toHaveBeenCalledWith("haul.driver.behind", expect.any(String)));
    expect(screen.queryByRole("button", { name: "I have arrived" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "I’m leaving" })).toBeInTheDocument();
  });

  it("puts the next step before everything else that can be told", async () => {
    await follow();
    const arrive = await screen.findByRole("button", { name: "I have arrived" });
    const others = ["Check call", "Report a problem", "Share my location", "Photograph POD"];
    for (const name of others) {
      const other = screen.getByRole("button", { name });
      expect(arrive.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
  });

  it("navigates to the dock if its place is known, else to its address", async () => {
    const trip = tripOf(world());
    const [first, ...rest] = trip.stops;
    if (!first) throw new Error("a trip has stops");
    const stops = [
      { ...first, arrived_at: undefined, departed_at: undefined, latitude: 41.5, longitude: -87.25 },
      ...rest,
    ];
    use(mock("post", "/api/driver_trip/open", () => ({ ...trip, stops })));
    await follow();
    const links = await screen.findAllByRole("link", { name: "Navigate" });
    expect(links.map((link) => new URL(link.getAttribute("href") ?? "").searchParams.get("destination"))).toEqual([
      "41.5,-87.25",
      expect.stringContaining(rest[0]?.city ?? "?"),
    ]);
  });

  it.each([{ code: 1 }, { coords: { latitude: 40, longitude: -86, accuracy: 50_000 } } as GeolocationPosition])(
    "takes an arrival without a position that is worth anything",
    async (answer) => {
      phoneSays(answer);
      await follow();
      await press("I have arrived");
      expect(await bodySent("POST", /report_event$/)).not.toHaveProperty("position");
    },
  );

  it("sends the position once, on request", async () => {
    phoneSays(HERE);
    await follow();
    await screen.findByRole("button", { name: "Share my location" });
    expect(sent("POST", /report_position/)).toEqual([]);
    await press("Share my location");
    const sentNote = await screen.findByText("Dispatch has it. Thank you.");
    // After all buttons, so that it pushes none away from the thumb.
    const buttons = screen.getAllByRole("button");
    expect(buttons.at(-1)?.compareDocumentPosition(sentNote)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/Last shared/)).toBeInTheDocument();
    expect(await bodySent("POST", /report_position$/)).toMatchObject({
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
    await press("Share my location");
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(sent("POST", /report_position/)).toEqual([]);
  });

  it("says so when a link leads to no trip", async () => {
    await follow("a-guess");
    expect(await screen.findByText("No trip at this link")).toBeInTheDocument();
  });
});

describe("a trip that was sent", () => {
  const asked = () =>
    mock("post", "/api/driver_trip/open", () => ({
      ...tripOf(world()),
      acknowledgement: "pending" as const,
      allowed_actions: ["answer" as const, "report" as const, "add_document" as const],
    }));

  it("is answered before anything else is told", async () => {
    use(asked());
    await follow();
    await screen.findByText("Can you take this load?");
    for (const name of ["I have arrived", "Check call", "Photograph POD"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
    await press("Accept");
    expect(await screen.findByRole("button", { name: "I have arrived" })).toBeInTheDocument();
  });

  it("is accepted by one press", async () => {
    use(asked());
    await follow();
    await press("Accept");
    expect(await bodySent("POST", /answer$/)).toMatchObject({ token: DRIVER_TOKEN, is_accepted: true });
  });

  it("is declined with a reason", async () => {
    use(asked());
    await follow();
    await press("Decline");
    await press("Decline load");
    expect(await screen.findByRole("alert")).toHaveTextContent("Choose a reason.");
    await press("Not enough hours");
    await userEvent.type(screen.getByRole("textbox", { name: "Anything else for dispatch" }), "Back on Friday");
    await press("Decline load");
    expect(await bodySent("POST", /answer$/)).toMatchObject({
      is_accepted: false,
      reason: "out_of_hours",
      note: "Back on Friday",
    });
  });

  it("is nothing to drive once it is declined, and can still be taken", async () => {
    const declined = { acknowledgement: "declined" as const, allowed_actions: ["answer" as const, "report" as const] };
    use(mock("post", "/api/driver_trip/open", () => ({ ...tripOf(world()), ...declined })));
    await follow();
    expect(await screen.findByRole("button", { name: "Accept it after all" })).toBeInTheDocument();
    for (const name of ["I have arrived", "Check call", "Photograph POD"])
      expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
  });
});

describe("what a driver tells", () => {
  const reefer = () =>
    mock("post", "/api/driver_trip/open", () => ({ ...tripOf(world()), temperature_fahrenheit: 34 }));

  it("is a check call with ETA, temperature and position", async () => {
    phoneSays(HERE);
    use(reefer());
    await follow();
    await press("Check call");
    const form = within(screen.getByRole("region", { name: "Tell dispatch" }));
    // In the zone of the stop, whatever the phone's is.
    fireEvent.change(form.getByLabelText("ETA at Columbus, OH (EST)"), { target: { value: "2026-11-21T11:00" } });
    await userEvent.type(form.getByRole("spinbutton", { name: /Reefer temperature/ }), "34");
    await userEvent.type(form.getByRole("textbox", { name: "Message" }), "At the scale");
    await userEvent.click(form.getByRole("button", { name: "Send" }));
    expect(await bodySent("POST", /report_check_call$/)).toMatchObject({
      eta_at: "2026-11-21T16:00:00.000Z",
      temperature_fahrenheit: 34,
      note: "At the scale",
      position: { latitude: 40.123457 },
    });
  });

  it("has no ETA at a time that no clock shows", async () => {
    await follow();
    await press("Check call");
    // The night in which daylight saving time begins.
    fireEvent.change(screen.getByLabelText(/^ETA at Columbus/), { target: { value: "2027-03-14T02:30" } });
    await press("Send");
    expect(await screen.findByRole("alert")).toHaveTextContent("That time doesn’t exist");
    expect(sent("POST", /report_check_call$/)).toEqual([]);
  });

  it("asks for the temperature of freight that has one alone", async () => {
    await follow();
    await press("Check call");
    expect(screen.queryByRole("spinbutton")).not.toBeInTheDocument();
    await press("Cancel");
    await press("Report a problem");
    expect(screen.queryByRole("button", { name: "Temperature" })).not.toBeInTheDocument();
  });

  it("is not nothing", async () => {
    phoneSays({ code: 1 });
    await follow();
    await press("Check call");
    await press("Send");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Enter a time/);
    expect(sent("POST", /report_check_call/)).toEqual([]);
  });

  it("is a problem of a kind", async () => {
    await follow();
    await press("Report a problem");
    await press("Send");
    expect(await screen.findByRole("alert")).toHaveTextContent("Choose what happened.");
    await press("Breakdown");
    await press("Send");
    expect(await bodySent("POST", /report_problem$/)).toMatchObject({ kind: "breakdown" });
  });
});

describe("a paper", () => {
  const photograph = async (name: string) => {
    const picture = new File(["a picture"], "IMG_0042.jpg", { type: "image/jpeg" });
    await userEvent.upload(await screen.findByLabelText(name, { selector: "input" }), picture);
  };

  it("is looked at before it is sent, and says whether it is signed", async () => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    use(mock("post", "/api/driver_trip/upload", offline));
    await follow();
    await photograph("Photograph POD");
    expect(await screen.findByText("Can everything be read?")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "POD" })).toBeInTheDocument();
    expect(sent("POST", /upload/)).toEqual([]);
    await photograph("Retake");
    await press("Cancel");
    await photograph("Photograph POD");
    expect(await screen.findByText("Can everything be read?")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "It is signed" }));
    await press("Send");
    expect(await bodySent("POST", /upload$/)).toMatchObject({ token: DRIVER_TOKEN, media_type: "image/jpeg" });
    // Without an answer it stays on the phone.
    expect(await screen.findByText(/POD: Will be sent/)).toBeInTheDocument();
  });
});

describe("a phone without a connection", () => {
  it("keeps what is told, goes on with the trip, and sends it in order, once", async () => {
    use(mock("post", "/api/driver_trip/report_event", offline));
    await follow();
    await press("I have arrived");
    expect(await screen.findByText(/1 report is on this phone/)).toBeInTheDocument();
    await press("I’m leaving");
    expect(await screen.findByText(/2 reports are on this phone/)).toBeInTheDocument();
    const before = sent("POST", /report_event$/);
    // The second waits for the first.
    expect(new Set(before.map(keyOf)).size).toBe(1);
    const trip = tripOf(world());
    use(mock("post", "/api/driver_trip/report_event", () => trip));
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(/on this phone/)).not.toBeInTheDocument());
    const all = sent("POST", /report_event$/);
    const [arrived, left] = all.slice(-2);
    expect(keyOf(arrived)).toBe(keyOf(before[0]));
    expect(keyOf(left)).not.toBe(keyOf(arrived));
  });

  it("says what the server will not take, and goes on", async () => {
    use(
      mock("post", "/api/driver_trip/report_event", () =>
        mockProblem(422, { code: "event_out_of_order", message: "This contradicts what is recorded." }),
      ),
    );
    await follow();
    await press("I have arrived");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Arrival, .*This contradicts what is recorded/);
    await press("OK");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("says what never reached dispatch when the link has ended", async () => {
    use(mock("post", "/api/driver_trip/report_event", offline));
    await follow();
    await press("I have arrived");
    await screen.findByText(/1 report is on this phone/);
    use(
      mock("post", "/api/driver_trip/report_event", () =>
        mockProblem(404, { code: "not_found", message: "There is no such record." }),
      ),
    );
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByRole("alert")).toHaveTextContent(/did not reach dispatch.*Arrival/);
  });
});

describe("the page's language", () => {
  it("is what dispatch chose, until the driver chooses", async () => {
    localStorage.removeItem("haul.language");
    use(mock("post", "/api/driver_trip/open", () => ({ ...tripOf(world()), language: "es" as const })));
    await follow();
    expect(await screen.findByRole("button", { name: "Ya llegué" })).toBeInTheDocument();
    await press("English");
    expect(await screen.findByRole("button", { name: "I have arrived" })).toBeInTheDocument();
    expect(localStorage.getItem("haul.language")).toBe("en");
  });
});
