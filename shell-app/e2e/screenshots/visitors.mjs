/** Who looks at which pages. The product is thrown away afterwards, so a visit may leave something behind. */
import { ADMIN, NEWCOMER, OWNER, PASSWORD, SAFETY_MANAGER } from "@haul/testing/demo-people";
import { requestPapers, takePaper } from "./driver-papers.mjs";
import { inSpanish, linkAsked, linkDriver, QUOTED, sendQuote, shareLoad, takePhoto, TRACKED } from "./freight.mjs";
import { once, press, pressFirst } from "./hands.mjs";
import { BOARDS, LOADS } from "./loads.mjs";
import { MONEY } from "./money.mjs";
import { COMPANY, FLEET, IMPORTS, PARTNERS } from "./office.mjs";

/** Many times what a mail takes on a busy machine. */
const MAIL_MS = 120_000;
const MAILBOX_MS = 500;

const drive = madeByAdmin(linkDriver);
/** A trip that its driver has not answered. */
const asked = madeByAdmin(linkAsked);

/** What a driver is asked to send. */
const papers = madeByAdmin(requestPapers);

/**
 * People one after the other: `enter` signs them in, `pages` names what they see. A page is an address, what finds
 * one, or `{ at, open, close, corner }` with either: `open` opens something on the page before the picture is taken,
 * `close` takes back what that has changed, and `corner` says which lower corner has the theme's color: the end usually.
 */
export const VISITORS = [
  {
    enter: () => Promise.resolve(),
    pages: {
      "sign-in": "/auth/login",
      "sign-in-split": split("/auth/login2"),
      "sign-in-wrong": { at: "/auth/login", open: press("Log in") },
      register: "/auth/register",
      "register-split": split("/auth/register2"),
      "recover-password": "/auth/recover-password",
      "recover-password-split": split("/auth/recover-password2"),
      "confirm-mail": "/auth/confirm-mail",
      "confirm-mail-split": split("/auth/confirm-mail2"),
      "verify-email": "/auth/verify-email?mode=verifyEmail&oobCode=unknown",
      "reset-password": "/auth/reset-password?mode=resetPassword&oobCode=unknown",
      "signed-out": "/auth/logout",
      "signed-out-split": split("/auth/logout2"),
      "google-failed": "/auth/google-callback",
      "owner-sign-in": "/fleetowner/login",
      "owner-link": "/fleetowner/verify-token/unknown",
      "owner-link-bad": { at: "/fleetowner/verify-token/unknown", open: press("Open my portal") },
      "invitation-refuse": "/invitation/refuse#unknown",
      "invitation-bad-link": "/invitation/refuse",
      "invitation-unknown": { at: "/invitation/refuse#unknown", open: press("Decline the invitation") },
      developer: "/developer",
      "developer-reference": "/developer/reference",
      "developer-operation": "/developer/reference/create_load",
      "developer-person-only": "/developer/reference/read_session",
      "developer-unknown": "/developer/reference/unknown",
      "developer-errors": "/developer/errors",
      "developer-keys-visitor": "/developer/keys",
      "developer-webhooks-visitor": "/developer/webhooks",
      "developer-webhook-visitor": "/developer/webhooks/unknown",
      "developer-changelog": "/developer/changelog",
      "developer-front-ends": "/developer/front-ends",
      terms: "/terms-of-service",
      privacy: "/privacy-policy",
      "license-agreement": "/end-user-license-agreement",
      "thank-you": "/thank-you",
      "access-denied": "/access-denied",
      "server-error": "/error-500",
      maintenance: "/pages/maintenance",
      "not-found": "/no/such/page",
    },
  },
  {
    enter: signInAs(ADMIN),
    pages: {
      ...COMPANY,
      ...LOADS,
      ...BOARDS,
      ...TRACKED,
      ...QUOTED,
      ...PARTNERS,
      ...FLEET,
      ...MONEY,
      ...IMPORTS,
    },
  },
  {
    enter: signInAs(NEWCOMER),
    pages: {
      "small-dashboard": "/dashboard/ecommerce",
      "small-analytics": "/dashboard/analytics",
      "small-loads": "/apps/loads",
      "small-board": "/apps/loads/board",
      "empty-exceptions": "/apps/track&trace/exceptions",
      "empty-detention": "/apps/loads/detention",
      "empty-payers": "/apps/loads/detention/payers",
      "empty-quotes": "/apps/quotation",
      "empty-ready-to-bill": "/apps/financial/ready-to-bill",
      "empty-vendors": "/apps/financial/vendors",
      "empty-invoices": "/apps/financial/invoices",
      "empty-payments": "/apps/financial/payments",
      "empty-receivables": "/apps/financial/receivables",
      "empty-ledger": "/apps/financial/ledger",
      "empty-ledger-balance": "/apps/financial/ledger?tab=balance",
      "empty-invoice": "/pages/invoice",
      "empty-timeline": "/pages/timeline",
    },
  },
  {
    enter: signInAs(SAFETY_MANAGER),
    pages: {
      // Leads to a page that is open, and says why.
      "closed-page": "/apps/loads",
      "access-denied-signed-in": "/access-denied",
      "developer-keys-closed": "/developer/keys",
      "developer-webhooks-closed": "/developer/webhooks",
    },
  },
  {
    enter: signInAs(ADMIN),
    pages: { "lock-screen": "/auth/lock-screen", "lock-screen-split": split("/auth/lock-screen2") },
  },
  {
    enter: signInAsOwner,
    pages: {
      owner: "/fleetowner",
      "owner-delivered": "/fleetowner?group=history",
      "owner-profile": "/fleetowner/profile",
    },
  },
  {
    enter: () => Promise.resolve(),
    pages: {
      "tracking-shared": madeByAdmin(shareLoad),
      "tracking-shared-ended": "/apps/tracking/shared#unknown",
      "tracking-drive": drive,
      "tracking-drive-check-call": { at: drive, open: press("Check call") },
      "tracking-drive-problem": { at: drive, open: press("Report a problem") },
      "tracking-drive-photo": { at: drive, open: takePhoto },
      "tracking-drive-spanish": { at: drive, open: inSpanish, close: press("English") },
      "tracking-drive-asked": asked,
      "tracking-drive-decline": { at: asked, open: press("Decline") },
      papers,
      "papers-spanish": { at: papers, open: inSpanish, close: press("English") },
      "papers-send": { at: papers, open: pressFirst(/^(Take a photo|Send )/) },
      "papers-picture": { at: papers, open: takePaper },
      "papers-ended": "/apps/safety/papers#unknown",
      "quote-offer": madeByAdmin(sendQuote),
      "quote-offer-ended": "/apps/quotation/offer#unknown",
    },
  },
];

/** The other half of such a page is dark in both themes. */
function split(at) {
  return { at, corner: "start" };
}

function signInAs(email) {
  return async (page) => {
    await page.goto("/auth/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL(({ pathname }) => !pathname.startsWith("/auth/"));
  };
}

/** Follows the link that is mailed, which comes some time after it was asked for. */
async function signInAsOwner(page) {
  const links = async () => {
    const { mails } = await (await page.request.get("/mailbox.json")).json();
    return mails
      .filter(({ to }) => to === OWNER)
      .map(({ text }) => /\/fleetowner\/verify-token\/\S+/.exec(text)?.[0])
      .filter((link) => link !== undefined);
  };
  const before = new Set(await links());
  await page.goto("/fleetowner/login");
  await page.getByLabel(/^Email/).fill(OWNER);
  await page.getByRole("button", { name: "Send the link" }).click();
  const until = Date.now() + MAIL_MS;
  let link;
  while (!(link = (await links()).find((one) => !before.has(one)))) {
    if (Date.now() > until) throw new Error(`No mail with a sign-in link came to ${OWNER} in ${MAIL_MS / 1000} s.`);
    await page.waitForTimeout(MAILBOX_MS);
  }
  await page.goto(link);
  await page.getByRole("button", { name: "Open my portal" }).click();
  await page.waitForURL((url) => url.pathname === "/fleetowner");
}

/** A link for who has no account: the admin makes it, in a browser of their own. */
function madeByAdmin(make) {
  return once(async (page) => {
    await page.goto("/developer");
    const { origin: baseURL } = new URL(page.url());
    const context = await page.context().browser().newContext({ baseURL, locale: "en-US" });
    try {
      const own = await context.newPage();
      await signInAs(ADMIN)(own);
      return await make(own);
    } finally {
      await context.close();
    }
  });
}
