import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { mockServer } from "@haul/testing/mock-server";
import { type LiveListener, openLiveStream } from "./live-stream";

/** The browser's end of a stream, spoken to by the test. */
class Stream extends EventTarget {
  static opened: Stream[] = [];
  onerror: (() => void) | null = null;
  isClosed = false;

  constructor(readonly url: string) {
    super();
    Stream.opened.push(this);
  }

  say(kind: string, lastEventId = "", data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(data), lastEventId }));
  }

  close() {
    this.isClosed = true;
  }
}

/** One holder at a time, as the browser's locks. */
function exclusiveLocks() {
  let turn = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      turn = turn.then(() => (signal.aborted ? undefined : work()));
      return turn;
    },
  };
}

let tickets = 0;
const server = mockServer(() => [
  mock("post", "/api/live_tickets", () => {
    tickets += 1;
    return { url: `/events/${tickets}`, expires_at: "2026-11-21T12:01:00Z", topics: ["load"] };
  }),
]);

function listener() {
  return {
    onChange: vi.fn<LiveListener["onChange"]>(),
    onReset: vi.fn<LiveListener["onReset"]>(),
    onState: vi.fn<LiveListener["onState"]>(),
  };
}

const closing: (() => void)[] = [];
function open() {
  const heard = listener();
  const close = openLiveStream("carrier-person", heard);
  closing.push(close);
  return { heard, close };
}

/** The stream that is read just now, once it is the one with this number. */
async function stream(number: number): Promise<Stream> {
  await waitFor(() => expect(Stream.opened).toHaveLength(number));
  const last = Stream.opened.at(-1);
  if (!last) throw new Error("no stream was opened");
  last.say("ready", `run-${number}0`);
  return last;
}

describe("openLiveStream", () => {
  beforeEach(() => {
    tickets = 0;
    Stream.opened = [];
    vi.stubGlobal("EventSource", Stream);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { locks: exclusiveLocks() }));
  });
  afterEach(() => {
    for (const close of closing.splice(0)) close();
    vi.unstubAllGlobals();
  });

  it("tells what changes", async () => {
    const { heard } = open();
    const first = await stream(1);
    expect(first.url).toBe("/events/1");
    expect(heard.onState).toHaveBeenLastCalledWith("live");
    first.say("change", "run-11", { topic: "load", id: "a" });
    expect(heard.onChange).toHaveBeenCalledWith({ topic: "load", id: "a" });
    first.say("reset", "run-12");
    expect(heard.onReset).toHaveBeenCalledOnce();
  });

  it("continues after the last id with a new ticket when the connection is lost", async () => {
    open();
    const first = await stream(1);
    first.say("change", "run-11", { topic: "load", id: "a" });
    first.onerror?.();
    const second = await stream(2);
    expect(first.isClosed).toBe(true);
    expect(second.url).toBe("/events/2?after=run-11");
  });

  it("says that the line is lost while no ticket is to be had", async () => {
    server.use(mock("post", "/api/live_tickets", () => new Response(null, { status: 503 })));
    const { heard } = open();
    await waitFor(() => expect(heard.onState).toHaveBeenLastCalledWith("lost"));
    expect(Stream.opened).toHaveLength(0);
  });

  it("shares one stream among the tabs, and another tab takes over without a gap", async () => {
    const first = open();
    const reading = await stream(1);
    const second = open();
    reading.say("change", "run-11", { topic: "load", id: "a" });
    await waitFor(() => expect(second.heard.onChange).toHaveBeenCalledWith({ topic: "load", id: "a" }));
    expect(second.heard.onState).toHaveBeenLastCalledWith("live");
    expect(Stream.opened).toHaveLength(1);
    first.close();
    const takenOver = await stream(2);
    expect(reading.isClosed).toBe(true);
    expect(takenOver.url).toBe("/events/2?after=run-11");
    takenOver.say("change", "run-12", { topic: "load", id: "b" });
    expect(second.heard.onChange).toHaveBeenLastCalledWith({ topic: "load", id: "b" });
    expect(first.heard.onChange).toHaveBeenCalledTimes(1);
  });
});
