import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mock } from "@haul/api/mocks";
import { aLoad } from "@haul/testing/sample";
import { testWorld } from "../../../test-world";
import { emptyLoad, loadValues } from "./load-form-values";

const { open, use, sent, bodySent, world, loadOf } = testWorld();

const CREATE = /^\/api\/loads$/;
const CLAIM = /^\/api\/loads\/[^/]+\/documents$/;
const DRAFT = "haul.draft.01930000-0000-7000-8000-000000000001.load";
const ZONE = /choose a file$/;

const ratecon = (name = "ratecon.pdf", type = "application/pdf") => new File(["x".repeat(2_048)], name, { type });
const slot = async () => within(await screen.findByRole("group", { name: "Rate confirmation" }));
const view = () => screen.queryByTitle("Rate confirmation");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** Anywhere on the page. */
const drop = async (...files: File[]) =>
  fireEvent.drop(await screen.findByRole("form", { name: "New load" }), {
    dataTransfer: { types: ["Files"], files },
  });

/** Opens the page of a load that needs no more than to be booked. */
async function openTyped() {
  const { customer_id, stops } = loadValues(loadOf("104218"));
  localStorage.setItem(DRAFT, JSON.stringify({ ...emptyLoad, customer_id, stops }));
  const page = await open("/apps/loads/new");
  await screen.findByText("Restored what you had entered");
  return page;
}

async function choose(file: File, button: RegExp | string = ZONE) {
  const there = await slot();
  const input = there.getByRole("button", { name: button }).parentElement?.querySelector("input");
  if (!input) throw new Error("Nothing here takes files.");
  await userEvent.upload(input, file);
}

/** What this browser has under object URLs. */
const shown = new Map<string, Blob>();
/** As much of IndexedDB as keeps a file: jsdom has none, and Node could not clone a file of jsdom. */
const database = { files: new Map<string, unknown>(), isFull: false };

const answer = <Result,>(result: Result) => {
  const request = { result, onsuccess: () => undefined };
  queueMicrotask(() => request.onsuccess());
  return request;
};

beforeEach(() => {
  const store = {
    get: (key: string) => answer(database.files.get(key)),
    put: (file: File, key: string) => database.files.set(key, file),
    delete: (key: string) => database.files.delete(key),
  };
  const transaction = () => {
    if (database.isFull) throw new DOMException("Full", "QuotaExceededError");
    const running = { oncomplete: () => undefined, objectStore: () => ({ ...store, transaction: running }) };
    queueMicrotask(() => running.oncomplete());
    return running;
  };
  vi.stubGlobal("indexedDB", { open: () => answer({ transaction }) });
  Object.defineProperty(navigator, "pdfViewerEnabled", { value: true, configurable: true });
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      const url = `blob:${shown.size + 1}`;
      shown.set(url, file);
      return url;
    },
    revokeObjectURL: (url: string) => shown.delete(url),
  });
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  database.files.clear();
  database.isFull = false;
  expect(shown.size).toBe(0);
  Reflect.deleteProperty(navigator, "pdfViewerEnabled");
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

describe("the rate confirmation of a new load", () => {
  it("is shown once chosen, and uploaded when the load is booked", async () => {
    await openTyped();
    const file = ratecon();
    await choose(file);
    expect((await slot()).getByText("ratecon.pdf · 2.0 KB")).toBeInTheDocument();
    expect(view()).not.toBeInTheDocument();
    await press("Show paper");
    expect(view()).toHaveAttribute("src", "blob:1#navpanes=0&view=FitH");
    expect(shown.get("blob:1")).toBe(file);
    await press("Book load");
    await screen.findByRole("heading", { name: "Load 104306" });
    const [load] = world().loads.rows;
    expect(
      sent()
        .filter(({ method }) => method !== "GET")
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([
      "POST /api/loads",
      "POST /api/document_uploads",
      "PUT /blobs/ratecon.pdf",
      `POST /api/loads/${load?.id}/documents`,
    ]);
    expect(await bodySent("POST", CLAIM)).toEqual({
      receipt: "receipt of ratecon.pdf",
      file_name: "ratecon.pdf",
      kind: "rate_confirmation",
    });
  });

  it("goes with a draft as well", async () => {
    use(mock("post", "/api/loads", () => world().loads.add(aLoad({ number: "104306", status: "draft" }))));
    await openTyped();
    await choose(ratecon());
    await press("Save as draft");
    await screen.findByRole("heading", { name: "Load 104306" });
    expect(await bodySent("POST", CLAIM)).toMatchObject({ kind: "rate_confirmation" });
  });

  it("is beside the form where there is room, until it is hidden", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("min-width") }),
    );
    await open("/apps/loads/new");
    await choose(ratecon());
    expect(view()).toBeInTheDocument();
    await press("Hide paper");
    expect(view()).not.toBeInTheDocument();
    await press("Show paper");
    expect(view()).toBeInTheDocument();
  });

  it("is taken wherever it is dropped", async () => {
    await open("/apps/loads/new");
    await drop(ratecon("photo.jpg", "image/jpeg"));
    await press("Show paper");
    expect(screen.getByRole("img", { name: "Rate confirmation" })).toHaveAttribute("src", "blob:1");
  });

  it.each([
    ["of another kind", [ratecon("notes.txt", "text/plain")], /^Only PDF, JPEG, PNG, TIFF and HEIC files/],
    ["more than one", [ratecon(), ratecon("other.pdf")], /^Choose one file/],
  ])("is refused when it is %s, and the one before stays", async (_, files, reason) => {
    await open("/apps/loads/new");
    await drop(...files);
    expect(await (await slot()).findByRole("alert")).toHaveTextContent(reason);
    expect((await slot()).getByRole("button", { name: ZONE })).toBeInTheDocument();
    await drop(ratecon());
    expect((await slot()).queryByRole("alert")).not.toBeInTheDocument();
    await drop(...files);
    expect((await slot()).getByText(/^ratecon\.pdf/)).toBeInTheDocument();
  });

  it("is replaced and removed, and the keyboard goes on from there", async () => {
    await openTyped();
    await choose(ratecon());
    await choose(ratecon("second.pdf"), "Replace");
    expect((await slot()).getByText(/^second\.pdf/)).toBeInTheDocument();
    expect([...shown.keys()]).toHaveLength(1);
    await press("Remove");
    expect((await slot()).getByRole("button", { name: ZONE })).toBeInTheDocument();
    expect(screen.getByRole("group", { name: "Rate confirmation" })).toHaveFocus();
    await press("Book load");
    await screen.findByRole("heading", { name: "Load 104306" });
    expect(sent("POST", /document/)).toEqual([]);
  });

  it("is named when the browser cannot show it", async () => {
    await open("/apps/loads/new");
    await choose(ratecon("scan.tiff", "image/tiff"));
    const there = await slot();
    expect(there.getByText(/^scan\.tiff · 2\.0 KB\. Your browser cannot show this kind of file/)).toBeInTheDocument();
    expect(there.queryByRole("button", { name: "Show paper" })).not.toBeInTheDocument();
  });

  it("opens in a tab of its own where a page shows no PDF", async () => {
    Object.defineProperty(navigator, "pdfViewerEnabled", { value: false, configurable: true });
    await open("/apps/loads/new");
    await choose(ratecon());
    const link = (await slot()).getByRole("link", { name: "Open paper" });
    expect(link).toHaveAttribute("href", "blob:1");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("is not offered to those who may not add papers", async () => {
    await open("/apps/loads/new", ["loads:write"]);
    expect(await screen.findByRole("form", { name: "New load" })).toBeInTheDocument();
    expect(screen.queryByRole("group", { name: "Rate confirmation" })).not.toBeInTheDocument();
    expect(await drop(ratecon())).toBe(true);
  });
});

describe("a rate confirmation that is left with its load", () => {
  it("is there again on the next visit, until the load is booked", async () => {
    await openTyped();
    await choose(ratecon());
    cleanup();
    await open("/apps/loads/new");
    expect(await (await slot()).findByText(/^ratecon\.pdf/)).toBeInTheDocument();
    await press("Book load");
    await screen.findByRole("heading", { name: "Load 104306" });
    expect(await bodySent("POST", CLAIM)).toMatchObject({ file_name: "ratecon.pdf" });
    expect(database.files.size).toBe(0);
    cleanup();
    await open("/apps/loads/new");
    expect((await slot()).getByRole("button", { name: ZONE })).toBeInTheDocument();
  });

  it("goes when the form starts over, and comes back with it", async () => {
    await openTyped();
    await choose(ratecon());
    await press("Start over");
    expect((await slot()).getByRole("button", { name: ZONE })).toBeInTheDocument();
    expect(database.files.size).toBe(0);
    await press("Undo");
    expect((await slot()).getByText(/^ratecon\.pdf/)).toBeInTheDocument();
    await waitFor(() => expect(database.files.size).toBe(1));
  });

  it("is uploaded all the same where the browser keeps no files", async () => {
    database.isFull = true;
    await openTyped();
    await choose(ratecon());
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([DRAFT]));
    await press("Book load");
    await screen.findByRole("heading", { name: "Load 104306" });
    expect(await bodySent("POST", CLAIM)).toMatchObject({ file_name: "ratecon.pdf" });
  });
});

describe("an upload after booking", () => {
  const refused = { code: "media_type_mismatch", message: "The file is no PDF.", status: 415, request_id: "r-3" };

  it.each([
    ["Book load", "booked", "booked"],
    ["Save as draft", "saved as a draft", "draft"],
  ] as const)("that fails leaves the load as it is, and says what to do: %s", async (button, done, status) => {
    use(
      mock("post", "/api/loads", () => world().loads.add(aLoad({ number: "104306", status }))),
      http.put("*/blobs/:ticket", () => HttpResponse.json(refused, { status: 415 })),
    );
    const { address } = await openTyped();
    await choose(ratecon());
    await press(button);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      `The load is ${done}, but the rate confirmation could not be uploaded: The file is no PDF (request r-3). Add it under Papers.`,
    );
    await screen.findByRole("heading", { name: "Load 104306" });
    expect(address()).toBe(`/apps/loads/${world().loads.rows[0]?.id}?tab=papers`);
    expect(sent("POST", CREATE)).toHaveLength(1);
    expect(sent("PUT")).toHaveLength(1);
  });

  it("is one, also when booking is repeated after a lost answer", async () => {
    const made = world().loads.add(aLoad({ number: "104306" }));
    const answers = [Response.error()];
    use(mock("post", "/api/loads", () => answers.shift() ?? made));
    await openTyped();
    await choose(ratecon());
    await press("Book load");
    await within(screen.getByRole("form", { name: "New load" })).findByRole("alert");
    expect(sent("PUT")).toEqual([]);
    await userEvent.dblClick(screen.getByRole("button", { name: "Book load" }));
    await screen.findByRole("heading", { name: "Load 104306" });
    const [first, second, ...others] = sent("POST", CREATE).map(({ headers }) => headers.get("idempotency-key"));
    expect(second).toBe(first);
    expect(others).toEqual([]);
    expect(sent("POST", CLAIM)).toHaveLength(1);
  });

  it("pulls nobody back who has left the page meanwhile", async () => {
    const gate = new EventTarget();
    const opened = new Promise((resolve) => gate.addEventListener("open", resolve));
    use(
      http.put("*/blobs/:ticket", async () => {
        await opened;
        return HttpResponse.json({ receipt: "late" });
      }),
    );
    const { address } = await openTyped();
    await choose(ratecon());
    await press("Book load");
    expect(await (await slot()).findByRole("progressbar")).toBeInTheDocument();
    expect((await slot()).getByRole("button", { name: "Remove" })).toBeDisabled();
    // React's `act` would hold the change of the page back.
    screen.getByRole("button", { name: "Cancel" }).click();
    await waitFor(() => expect(screen.queryByRole("heading", { name: "New load" })).not.toBeInTheDocument());
    gate.dispatchEvent(new Event("open"));
    expect(await screen.findByText("Load 104306 is booked")).toBeInTheDocument();
    expect(address()).toMatch(/^\/apps\/loads(\?|$)/);
    expect(sent("POST", CLAIM)).toHaveLength(1);
  });
});
