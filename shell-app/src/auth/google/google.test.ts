import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unsignedJwt } from "@haul/testing/tokens";
import { waitForCallback } from "./google-popup";
import { acceptAnswer, askQuestion, GOOGLE_CHANNEL, readCallback, type GoogleCallback } from "./google-protocol";

const GOOGLE = { client_id: "haul-web", authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth" };

describe("the question to Google", () => {
  it("asks for an ID token with state and nonce, back to our callback", async () => {
    const question = await askQuestion(GOOGLE, "https://haul.example");
    const url = new URL(question.url);
    expect(url.origin + url.pathname).toBe(GOOGLE.authorization_endpoint);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: "haul-web",
      redirect_uri: "https://haul.example/auth/google-callback",
      response_type: "id_token",
      scope: "openid email profile",
      state: question.state,
    });
    expect(question.state).toMatch(/^[0-9a-f]{64}$/);
    expect(url.searchParams.get("nonce")).not.toBe(question.rawNonce);
  });

  it("takes only a token that carries its nonce", async () => {
    const question = await askQuestion(GOOGLE, "https://haul.example");
    const nonce = new URL(question.url).searchParams.get("nonce");
    const idToken = unsignedJwt({ nonce });
    expect(await acceptAnswer(question, { state: question.state, idToken })).toBe(idToken);
    await expect(
      acceptAnswer(question, { state: question.state, idToken: unsignedJwt({ nonce: "other" }) }),
    ).rejects.toMatchObject({
      code: "auth/invalid-credential",
    });
    await expect(acceptAnswer(question, { state: question.state, error: "access_denied" })).rejects.toMatchObject({
      code: "auth/user-cancelled",
    });
  });

  it.each([
    ["#state=s&id_token=t", { state: "s", idToken: "t" }],
    ["#state=s&error=access_denied", { state: "s", error: "access_denied" }],
    ["#id_token=t", undefined],
    ["", undefined],
  ])("reads the fragment %j", (hash, callback) => {
    expect(readCallback(hash)).toEqual(callback);
  });
});

describe("the popup", () => {
  const popup = { closed: false };
  const channels: FakeChannel[] = [];

  /** jsdom has no BroadcastChannel, and Node's own delivers on its own clock. */
  class FakeChannel {
    onmessage: ((event: { data: GoogleCallback }) => void) | null = null;
    isClosed = false;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.push(this);
    }
    close() {
      this.isClosed = true;
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("BroadcastChannel", FakeChannel);
    popup.closed = false;
    channels.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const deliver = (data: GoogleCallback) => channels[0]?.onmessage?.({ data });

  it("delivers the answer to this question and no other", async () => {
    const answer = waitForCallback(popup, { state: "mine" });
    expect(channels[0]?.name).toBe(GOOGLE_CHANNEL);
    deliver({ state: "another", idToken: "x" });
    deliver({ state: "mine", idToken: "t" });
    expect(await answer).toEqual({ state: "mine", idToken: "t" });
    expect(channels[0]?.isClosed).toBe(true);
  });

  it("still takes an answer within eight seconds of closing", async () => {
    const answer = waitForCallback(popup, { state: "mine" });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_000 + 7_999);
    deliver({ state: "mine", idToken: "t" });
    expect(await answer).toEqual({ state: "mine", idToken: "t" });
  });

  it("gives up eight seconds after it was seen closed", async () => {
    const answer = waitForCallback(popup, { state: "mine" });
    const refused = expect(answer).rejects.toMatchObject({ code: "auth/popup-closed-by-user" });
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_000 + 8_000);
    await refused;
  });

  it("looks every two seconds on a desktop and every ten on a phone", async () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Linux; Android 15) Mobile" });
    let looks = 0;
    const counting = {
      get closed() {
        looks += 1;
        return false;
      },
    };
    const answer = waitForCallback(counting, { state: "mine" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(looks).toBe(2);
    deliver({ state: "mine", idToken: "t" });
    await answer;
  });
});
