import { POPUP_CLOSED_GRACE_MS, POPUP_POLL_MS, POPUP_SIZE } from "@haul/platform";
import { AuthError } from "@haul/platform/messages";
import { acceptAnswer, askQuestion, GOOGLE_CHANNEL, type GoogleCallback, type GoogleQuestion } from "./google-protocol";

export interface GoogleAnswer {
  idToken: string;
  rawNonce: string;
}

/**
 * Asks Google who this is, in a window of our own and without any of Google's scripts.
 * Call it straight from a click: browsers block windows that open later.
 */
export async function askGoogle(google: { client_id: string; authorization_endpoint: string }): Promise<GoogleAnswer> {
  const popup = openPopup();
  if (!popup) throw new AuthError("auth/popup-blocked");
  try {
    const question = await askQuestion(google, location.origin);
    const callback = waitForCallback(popup, question);
    popup.location.href = question.url;
    return { idToken: await acceptAnswer(question, await callback), rawNonce: question.rawNonce };
  } finally {
    popup.close();
  }
}

function openPopup(): Window | null {
  const { width, height } = POPUP_SIZE;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return window.open("", "haul_google", `popup,width=${width},height=${height},left=${left},top=${top}`);
}

/**
 * Waits for the callback page. The answer comes over a channel rather than from the window itself: our
 * cross-origin-opener-policy cuts the two apart once the popup comes back, and it then looks closed, which is why a
 * closed popup still has some seconds to deliver.
 */
export function waitForCallback(
  popup: Pick<Window, "closed">,
  question: Pick<GoogleQuestion, "state">,
): Promise<GoogleCallback> {
  const { promise, resolve, reject } = deferred<GoogleCallback>();
  const channel = new BroadcastChannel(GOOGLE_CHANNEL);
  let grace: ReturnType<typeof setTimeout> | undefined;

  const poll = setInterval(
    () => {
      if (!popup.closed || grace !== undefined) return;
      grace = setTimeout(() => reject(new AuthError("auth/popup-closed-by-user")), POPUP_CLOSED_GRACE_MS);
    },
    isMobile() ? POPUP_POLL_MS.mobile : POPUP_POLL_MS.desktop,
  );
  channel.onmessage = ({ data }: MessageEvent<GoogleCallback>) => {
    if (data.state === question.state) resolve(data);
  };

  return promise.finally(() => {
    clearInterval(poll);
    clearTimeout(grace);
    channel.close();
  });
}

function isMobile(): boolean {
  return /Android|iPhone|iPad|Mobile/i.test(navigator.userAgent);
}

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}
