import { getDefaultStore } from "jotai";
import { accessAtom, apiClient, config, setCredentials } from "@haul/platform";
import { ADMIN, OWNER, PASSWORD } from "../demo-people.mjs";

/** How long a mail may take, and how often the mailbox is looked into. */
const MAIL_MS = 30_000;
const POLL_MS = 300;

/** Signs the demo's Admin in, as the shell would have done before it loads a front-end. */
export async function signInAsAdmin(): Promise<void> {
  let token = await identityToken();
  setCredentials({
    authorization: () => Promise.resolve(`Bearer ${token}`),
    // An identity token lives an hour.
    renew: async () => {
      token = await identityToken();
      return true;
    },
    end: () => undefined,
  });
  const { data: session } = await apiClient.GET("/api/session");
  if (!session) throw new Error("The server does not say who is signed in.");
  getDefaultStore().set(accessAtom, { kind: "known", session });
}

/** The identity emulator is behind the server's address; its SDK is the shell's alone. */
async function identityToken(): Promise<string> {
  const key = config().firebase.api_key;
  const answer = await fetch(`/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${key}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: ADMIN, password: PASSWORD, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`${ADMIN} could not be signed in. Does the product run with its demo data?`);
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Asks for a fleet owner's sign-in link, and opens it from the demo's mailbox. */
export async function openOwnersLink(): Promise<void> {
  const since = new Date().toISOString();
  await apiClient.POST("/api/owner/login", { body: { email: OWNER } });
  const deadline = Date.now() + MAIL_MS;
  while (Date.now() < deadline) {
    const { mails } = (await (await fetch("/mailbox.json")).json()) as Mailbox;
    const mail = mails.find(({ to, sent_at }) => to === OWNER && sent_at > since);
    const link = /\/fleetowner\/verify-token\/\S+/.exec(mail?.text ?? "")?.[0];
    if (link !== undefined) {
      history.replaceState(null, "", link);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`No mail came for ${OWNER}. Does the product run with its demo data?`);
}

interface Mailbox {
  readonly mails: readonly { to: string; sent_at: string; text: string }[];
}
