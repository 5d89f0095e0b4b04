import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseQuoteDraft } from "./quote-draft";
import { emptyQuote } from "./quote-form-values";

beforeEach(() => {
  vi.setSystemTime(new Date("2026-11-20T16:00:00Z"));
});
afterEach(() => {
  vi.useRealTimers();
});

const stored = (changes: object = {}) => JSON.parse(JSON.stringify({ ...emptyQuote(), ...changes })) as unknown;

describe("the draft of a quote", () => {
  it("comes back as it was left, field by field", () => {
    const draft = stored({ commodity: "Paper", terms: "Net 30", tolls_cents: 1400 });
    expect(JSON.stringify(parseQuoteDraft(draft))).toBe(JSON.stringify(draft));
  });

  it("holds until a time to come", () => {
    const draft = stored({ commodity: "Paper" });
    vi.setSystemTime(new Date("2026-12-20T16:00:00Z"));
    expect(parseQuoteDraft(draft)).toMatchObject({
      commodity: "Paper",
      valid_until_local: emptyQuote().valid_until_local,
    });
  });

  it.each([
    ["a kind that there is not", { kind: "AUCTION" }],
    ["a stop without its day", { stops: [{}, {}] }],
    ["freight that no load has", { equipment: "zeppelin" }],
  ])("is dropped for %s", (_, changes) => {
    expect(parseQuoteDraft(stored(changes))).toBeNull();
  });

  it.each([null, 7, "text", []])("is none when %j is stored", (text) => {
    expect(parseQuoteDraft(text)).toBeNull();
  });
});
