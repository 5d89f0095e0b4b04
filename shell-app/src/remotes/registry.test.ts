import { describe, expect, it, vi } from "vitest";
import { readRegistry } from "./registry";
import { testRemote } from "./test-remote";

const LIST = {
  remotes: [
    { id: "safety", manifest: "/mfe/safety/0.1.0+1/manifest.json", integrity: "sha384-safety" },
    { id: "apps", manifest: "/mfe/apps/0.1.0+2/manifest.json", integrity: "sha384-apps" },
  ],
};

const ANSWERS: Readonly<Record<string, () => Promise<Response>>> = {
  "/remotes.json": () => Promise.resolve(Response.json(LIST)),
  "/mfe/safety/0.1.0+1/manifest.json": () => Promise.resolve(Response.json(testRemote().manifest)),
  "/mfe/apps/0.1.0+2/manifest.json": () => Promise.resolve(Response.json(testRemote({ id: "apps" }).manifest)),
  "/manifest.json": () => Promise.resolve(Response.json(testRemote({ version: "0.2.0-mine" }).manifest)),
};

function read(answers: typeof ANSWERS = ANSWERS, overrides: Record<string, string> = {}, timeout = 1_000) {
  const fetchMock = vi.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const answer = answers[(input as URL).pathname];
    if (answer) return answer();
    return new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => {
        reject(init.signal?.reason as Error);
      });
    });
  });
  const remotes = readRegistry({ origin: "https://haul.example", overrides, fetch: fetchMock, timeout });
  return { remotes, fetchMock };
}

describe("the list of remotes", () => {
  it("reads every manifest and pins it by hash", async () => {
    const { remotes, fetchMock } = read();
    expect(await remotes).toMatchObject([
      { id: "safety", isKnown: true, base: "https://haul.example/mfe/safety/0.1.0+1/", isOverride: false },
      { id: "apps", isKnown: true },
    ]);
    expect(fetchMock).toHaveBeenCalledWith(
      new URL("https://haul.example/mfe/safety/0.1.0+1/manifest.json"),
      expect.objectContaining({ integrity: "sha384-safety" }),
    );
  });

  it.each<[string, () => Promise<Response>]>([
    ["missing", () => Promise.resolve(new Response("", { status: 404 }))],
    ["refused by its hash", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["not JSON", () => Promise.resolve(new Response("<html>"))],
    ["of another shape", () => Promise.resolve(Response.json({ id: "safety" }))],
  ])("keeps the others when one manifest is %s", async (_title, answer) => {
    const { remotes } = read({ ...ANSWERS, "/mfe/safety/0.1.0+1/manifest.json": answer });
    expect(await remotes).toMatchObject([
      { id: "safety", isKnown: false, problem: { kind: "unreachable" } },
      { id: "apps", isKnown: true },
    ]);
  });

  it("does not wait for ever", async () => {
    const answers = { ...ANSWERS };
    delete (answers as Record<string, unknown>)["/mfe/safety/0.1.0+1/manifest.json"];
    const { remotes } = read(answers, {}, 20);
    expect((await remotes)[0]).toMatchObject({ isKnown: false, problem: { kind: "slow" } });
  });

  it("takes a developer's own build without a pinned hash", async () => {
    const { remotes, fetchMock } = read(ANSWERS, { safety: "http://localhost:4101/manifest.json" });
    expect((await remotes)[0]).toMatchObject({ isOverride: true, base: "http://localhost:4101/" });
    expect(fetchMock.mock.calls.find(([url]) => (url as URL).port === "4101")?.[1]).not.toHaveProperty("integrity");
  });
});
