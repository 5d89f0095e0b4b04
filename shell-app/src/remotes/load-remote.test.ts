import { describe, expect, it, vi } from "vitest";
import { defineApp } from "@haul/platform";
import { type LoaderPorts, loadRemote } from "./load-remote";
import { testRemote } from "./test-remote";

const app = defineApp({ id: "safety", contract: 1, routes: [] });

function container(exported: unknown = { default: app }) {
  return { init: vi.fn(), get: vi.fn(() => Promise.resolve(() => exported)) };
}

function ports(change: Partial<LoaderPorts> = {}): LoaderPorts {
  return {
    loadScript: vi.fn(() => Promise.resolve()),
    fetch: vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))),
    container: () => container(),
    shareScope: () => Promise.resolve({}),
    wait: vi.fn(() => Promise.resolve()),
    ...change,
  };
}

const failing = () => vi.fn(() => Promise.reject(new Error("could not be loaded")));

async function integrityOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-384", new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

const script = (text: string) => new Response(text, { headers: { "content-type": "text/javascript" } });

describe("loading a remote", () => {
  it("checks the entry against the manifest's hash and returns the app", async () => {
    const loadScript = vi.fn(() => Promise.resolve());
    await expect(loadRemote(testRemote(), ports({ loadScript }))).resolves.toBe(app);
    expect(loadScript).toHaveBeenCalledWith(
      "https://haul.example/mfe/safety/0.1.0+1/entry.1.js",
      "sha384-good",
      expect.any(AbortSignal),
    );
  });

  it("tries three times when the server is down, then says so", async () => {
    const down = ports({ loadScript: failing() });
    await expect(loadRemote(testRemote(), down)).rejects.toMatchObject({ kind: "unreachable" });
    expect(down.loadScript).toHaveBeenCalledTimes(3);
  });

  it("recovers when a later attempt succeeds", async () => {
    const loadScript = failing()
      .mockRejectedValueOnce(new Error("reset"))
      .mockResolvedValue(undefined as never);
    await expect(loadRemote(testRemote(), ports({ loadScript }))).resolves.toBe(app);
  });

  it("gives up on a server that hangs", async () => {
    const loadScript: LoaderPorts["loadScript"] = (_url, _integrity, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          reject(signal.reason as Error);
        });
      });
    await expect(loadRemote(testRemote(), ports({ loadScript }), 20)).rejects.toMatchObject({ kind: "slow" });
  });

  it("tells a changed file from an unreachable one, and does not load it again", async () => {
    const remote = testRemote({ files: { "entry.1.js": await integrityOf("good()") } });
    const tampered = ports({ loadScript: failing(), fetch: () => Promise.resolve(script("evil()")) });
    await expect(loadRemote(remote, tampered)).rejects.toMatchObject({ kind: "tampered" });
    expect(tampered.loadScript).toHaveBeenCalledTimes(1);
  });

  it("does not call an intact file tampered with", async () => {
    const remote = testRemote({ files: { "entry.1.js": await integrityOf("good()") } });
    const blocked = ports({ loadScript: failing(), fetch: () => Promise.resolve(script("good()")) });
    await expect(loadRemote(remote, blocked)).rejects.toMatchObject({ kind: "unreachable" });
  });

  it.each([0, 3, 99])("refuses contract %i before it loads any code", async (contract) => {
    const untouched = ports();
    await expect(loadRemote(testRemote({ contract }), untouched)).rejects.toMatchObject({
      kind: "contract",
      message: expect.stringContaining(`contract ${contract}`) as string,
    });
    expect(untouched.loadScript).not.toHaveBeenCalled();
  });

  it("refuses a manifest that does not state its entry's hash", async () => {
    await expect(loadRemote(testRemote({ files: {} }), ports())).rejects.toMatchObject({ kind: "malformed" });
  });

  it.each([
    ["nothing", {}],
    ["something else", { default: () => null }],
    ["another remote's app", { default: { ...app, id: "financial" } }],
  ])("refuses an entry that exports %s", async (_title, exported) => {
    const odd = ports({ container: () => container(exported) });
    await expect(loadRemote(testRemote(), odd)).rejects.toMatchObject({ kind: "malformed" });
  });

  it("refuses an entry that registers nothing", async () => {
    const silent = ports({ container: () => undefined });
    await expect(loadRemote(testRemote(), silent)).rejects.toMatchObject({ kind: "malformed" });
  });

  it("reports a module that throws while it starts", async () => {
    const throwing = ports({
      container: () => ({ init: vi.fn(), get: () => Promise.reject(new Error("undefined is not a function")) }),
    });
    await expect(loadRemote(testRemote(), throwing)).rejects.toMatchObject({
      kind: "crashed",
      message: "undefined is not a function",
    });
  });
});
