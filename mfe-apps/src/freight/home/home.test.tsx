import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mock, mockProblem } from "@haul/api/mocks";
import { testWorld } from "../../test-world";

const { open, use, sent, loadOf } = testWorld();

const part = (name: RegExp) => screen.findByRole("region", { name });

describe("a dispatcher's day", () => {
  it("shows whom to call, what has no answer, what is not sent out, empty trucks and open loads on one page", async () => {
    const [leg] = loadOf("104218").legs;
    if (!leg) throw new Error("a load has a leg");
    Object.assign(leg, { acknowledgement: "declined", decline_reason: "out_of_hours" });
    await open("/apps/loads/today");
    expect(await part(/^Check calls due \(2\)/)).toHaveTextContent(
      /Luis Ortega, call due 25 minutes ago.*Lafayette, IN/,
    );
    const unanswered = await part(/^Unanswered dispatches \(1\)/);
    expect(unanswered).toHaveTextContent(/Load 104218.*Declined.*Luis Ortega: Not enough hours/);
    expect(await part(/^Not dispatched for Sat, Nov 21/)).toBeInTheDocument();
    expect(await part(/^Trucks empty by Sat, Nov 21/)).toBeInTheDocument();
    expect(within(await part(/^My loads/)).getAllByRole("button", { name: /^Load/ }).length).toBeGreaterThan(1);
  });

  it("asks for one's own loads, and for everyone's on request", async () => {
    const asked: string[] = [];
    use(
      mock("get", "/api/loads", ({ query }) => {
        asked.push(query.toString());
        return { items: [], total_count: 0 };
      }),
    );
    await open("/apps/loads/today");
    await screen.findByText("All of your loads for tomorrow are dispatched.");
    expect(asked.every((query) => query.includes("dispatcher_id="))).toBe(true);
    const undispatched = asked.find((query) => query.includes("pickup_from"));
    expect(new URLSearchParams(undispatched).get("status")).toBe("booked,assigned");
    expect(new URLSearchParams(undispatched).get("pickup_from")).toBe("2026-11-21");
    asked.length = 0;
    await userEvent.click(screen.getByRole("radio", { name: "Everyone's" }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(asked.some((query) => query.includes("dispatcher_id="))).toBe(false);
    expect(await screen.findByText("All loads for tomorrow are dispatched.")).toBeInTheDocument();
  });

  it("shows the other unanswered dispatches on the page, for no list has a filter for exactly these", async () => {
    const asked: string[] = [];
    use(
      mock("get", "/api/dispatch_board/unanswered", ({ query }) => {
        asked.push(query.get("limit") ?? "");
        return { items: [], total_count: 24, ...(query.get("limit") === "10" ? { next_cursor: "more" } : {}) };
      }),
    );
    await open("/apps/loads/today");
    const unanswered = within(await part(/^Unanswered dispatches \(24\)/));
    await userEvent.click(unanswered.getByRole("button", { name: /^Show all/ }));
    await waitFor(() => expect(asked).toEqual(["10", "200"]));
    await waitFor(() => expect(unanswered.queryByRole("button", { name: /^Show all/ })).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole("radio", { name: "Everyone's" }));
    await waitFor(() => expect(asked).toEqual(["10", "200", "10"]));
    await userEvent.click(screen.getByRole("radio", { name: "Mine" }));
    expect(await screen.findByRole("button", { name: "Show all: Unanswered dispatches" })).toBeInTheDocument();
  });

  it("logs a call where it is due", async () => {
    await open("/apps/loads/today");
    const calls = within(await part(/^Check calls due/));
    const [log] = await calls.findAllByRole("button", { name: /^Log a check call/ });
    if (!log) throw new Error("a call is due");
    await userEvent.click(log);
    const dialog = within(await screen.findByRole("dialog", { name: /^Check call: load/ }));
    await userEvent.type(dialog.getByLabelText("Note"), "Waiting at the dock");
    await userEvent.click(dialog.getByRole("button", { name: "Log check call" }));
    await waitFor(() => expect(sent("POST", /check_calls$/)).toHaveLength(1));
  });

  it("opens what can be done with a trip: dispatch, assign, the driver's answer", async () => {
    await open("/apps/loads/today");
    const loads = within(await part(/^My loads/));
    await userEvent.click((await loads.findAllByRole("button", { name: "Next step: load 104218" }))[0] as HTMLElement);
    const sheet = within(await screen.findByRole("dialog", { name: "Load 104218" }));
    expect(await sheet.findByRole("button", { name: "Dispatch" })).toBeInTheDocument();
  });

  it("says where an empty truck is, and plans it on the board", async () => {
    await open("/apps/loads/today");
    const trucks = await part(/^Trucks empty by/);
    const [plan] = await within(trucks).findAllByRole("link", { name: /^Plan truck/ });
    expect(plan?.getAttribute("href")).toMatch(/^\/apps\/loads\/board\?rows=trucks&q=/);
    expect(trucks).toHaveTextContent(/Empty in|Place unknown/);
  });

  it("shows what failed in its own part, and the rest", async () => {
    use(mock("get", "/api/dispatch_board/unanswered", () => mockProblem(500, { message: "No.", request_id: "r-9" })));
    await open("/apps/loads/today");
    expect(await within(await part(/^Unanswered dispatches/)).findByText("Request r-9")).toBeInTheDocument();
    expect(await part(/^My loads/)).toBeInTheDocument();
  });

  it("offers only what one may do", async () => {
    await open("/apps/loads/today", ["loads:read"]);
    await part(/^My loads/);
    expect(screen.queryByRole("region", { name: /^Check calls due/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Next step/ })).not.toBeInTheDocument();
  });
});
