import { readJwt } from "@haul/platform";
import { AuthError } from "@haul/platform/messages";

/** Where Google sends the popup back to. */
export const GOOGLE_CALLBACK_PATH = "/auth/google-callback";

/** The channel on which the callback page hands over what it was given; only our own origin can speak on it. */
export const GOOGLE_CHANNEL = "haul.google";

/** What the authorization endpoint put into the callback's fragment. */
export interface GoogleCallback {
  state: string;
  idToken?: string;
  error?: string;
}

/** One question to Google. `state` ties the answer to this window, `nonce` ties the token to this question. */
export interface GoogleQuestion {
  state: string;
  rawNonce: string;
  url: string;
}

export async function askQuestion(
  google: { client_id: string; authorization_endpoint: string },
  origin: string,
): Promise<GoogleQuestion> {
  const state = randomText();
  const rawNonce = randomText();
  const url = new URL(google.authorization_endpoint);
  url.search = new URLSearchParams({
    client_id: google.client_id,
    redirect_uri: origin + GOOGLE_CALLBACK_PATH,
    response_type: "id_token",
    scope: "openid email profile",
    prompt: "select_account",
    state,
    nonce: await sha256Hex(rawNonce),
  }).toString();
  return { state, rawNonce, url: url.href };
}

/** Reads the fragment of the callback's address. */
export function readCallback(hash: string): GoogleCallback | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const state = params.get("state");
  const idToken = params.get("id_token");
  const error = params.get("error");
  if (!state || (!idToken && !error)) return undefined;
  return { state, ...(idToken && { idToken }), ...(error && { error }) };
}

/** The token of an answer that belongs to the question; otherwise the error that says why not. */
export async function acceptAnswer(question: GoogleQuestion, answer: GoogleCallback): Promise<string> {
  if (answer.error === "access_denied") throw new AuthError("auth/user-cancelled");
  if (!answer.idToken) throw new AuthError("auth/invalid-credential");
  const nonce = readJwt(answer.idToken)?.nonce;
  if (nonce !== (await sha256Hex(question.rawNonce))) throw new AuthError("auth/invalid-credential");
  return answer.idToken;
}

/** 256 bits, so that neither state nor nonce can be guessed. */
function randomText(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

async function sha256Hex(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
