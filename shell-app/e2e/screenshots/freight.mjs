/** Tracking and quotes. */
import { Buffer } from "node:buffer";
import { firstOpened, inOrder, once, pathOf, press, pressFirst, rowOf, to } from "./hands.mjs";

const TRACKING = "/apps/track&trace";
const moving = once(async (page) => {
  const { load } = await rowOf(
    page,
    TRACKING,
    /\/api\/tracking\/loads\?/,
    ({ driver, load }) => driver && load.status === "in_transit",
  );
  return load.id;
});
const followed = to(moving, (id) => `${TRACKING}?load=${id}`);
const trouble = once(async (page) => {
  const open = await rowOf(
    page,
    `${TRACKING}/exceptions`,
    /\/api\/tracking\/exceptions\?/,
    ({ status }) => status !== "resolved",
  );
  return `${TRACKING}/exceptions?exception=${open.id}`;
});

const lane = firstOpened("/apps/quotation/contracts");

export const TRACKED = {
  tracking: TRACKING,
  "tracking-list": `${TRACKING}?shown=list`,
  "tracking-map": `${TRACKING}?shown=map`,
  "tracking-due": `${TRACKING}?is_check_call_due=true`,
  "tracking-drawer": followed,
  "tracking-check-call": { at: followed, open: press("Check call") },
  "tracking-check-call-more": { at: followed, open: press("Check call", "Change time or source") },
  "tracking-check-call-void": { at: followed, open: inOrder(pressFirst(/^Actions for the check call/), press("Void")) },
  "tracking-share": { at: followed, open: press("Share a link") },
  "tracking-rules": { at: TRACKING, open: press("Check-call rules", "Edit") },
  "tracking-exceptions": `${TRACKING}/exceptions`,
  "tracking-exception": trouble,
  "tracking-resolve": { at: trouble, open: press("Resolve") },
  "tracking-report": { at: `${TRACKING}/exceptions`, open: pressFirst(/^Report/) },
  "tracking-on-time": `${TRACKING}/on-time`,
};

const QUOTES = "/apps/quotation";
const quoteIn = (status) =>
  once(async (page) => `${QUOTES}/${(await rowOf(page, `${QUOTES}?status=${status}`, /\/api\/quotes\?.*status=/)).id}`);
const [sent, draft, asked, accepted, lost] = ["sent", "draft", "pending_approval", "accepted", "lost"].map(quoteIn);

export const QUOTED = {
  quotes: QUOTES,
  "quotes-drawer": firstOpened(QUOTES),
  "quotes-costs": `${QUOTES}?settings=costs`,
  "quotes-fuel": `${QUOTES}?settings=fuel`,
  "quotes-diesel": `${QUOTES}?settings=diesel`,
  quote: sent,
  "quote-draft": draft,
  "quote-asked": asked,
  "quote-more": { at: sent, open: press("More") },
  "quote-send": { at: sent, open: press("More", "Send again") },
  "quote-accept": { at: sent, open: press("Accepted by phone") },
  "quote-lost": { at: sent, open: press("More", "Mark as lost") },
  "quote-withdraw": { at: sent, open: press("More", "Withdraw") },
  "quote-revise": { at: sent, open: press("More", "Revise") },
  "quote-reopen": { at: lost, open: press("More", "Reopen") },
  "quote-convert": { at: accepted, open: press("Book load") },
  "quote-edit": to(draft, (address) => `${address}/edit`),
  "quote-new": `${QUOTES}/new`,
  "quote-report": `${QUOTES}/report`,
  "contract-lanes": "/apps/quotation/contracts",
  "contract-lanes-add": "/apps/quotation/contracts?add=record",
  "contract-lanes-drawer": lane,
  "contract-lanes-edit": { at: lane, open: press("Edit") },
  "contract-lanes-archive": { at: lane, open: press("Archive") },
  "quote-contract": { at: accepted, open: press("More", "Make a contract lane") },
};

/** A link to the load for its customer. It is shown once, to who makes it. */
export const shareLoad = async (page) => {
  await page.goto(await followed(page));
  await press("Share a link")(page);
  await page.getByLabel(/^Who is it for/).fill("Kelsey Warren, load desk");
  await press("Create link")(page);
  return shownLink(page);
};

/** The driver's link to the trip. */
export const linkDriver = async (page) => {
  await page.goto(await followed(page));
  await pressFirst(/^Link for /)(page);
  return shownLink(page);
};

/** The same for a trip that the driver is asked to take. */
export const linkAsked = async (page) => {
  const { id } = await rowOf(page, "/apps/loads?group=all&status=dispatched", /\/api\/loads\?.*dispatched/);
  await page.goto(`/apps/loads/${id}?tab=tracking`);
  await pressFirst(/^Link for /)(page);
  return shownLink(page);
};

/** A picture without an edge, as of a camera that moved. */
export const takePhoto = async (page) => {
  const buffer = await page.evaluate(async () => {
    const canvas = new globalThis.OffscreenCanvas(600, 800);
    const paper = canvas.getContext("2d");
    const shade = paper.createLinearGradient(0, 0, 600, 800);
    shade.addColorStop(0, "#d8d8d4");
    shade.addColorStop(1, "#b4b4ae");
    paper.fillStyle = shade;
    paper.fillRect(0, 0, 600, 800);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg" })).arrayBuffer())];
  });
  const file = { name: "pod.jpg", mimeType: "image/jpeg", buffer: Buffer.from(buffer) };
  await page.getByLabel("Photograph POD").setInputFiles(file);
  await page.getByRole("button", { name: "Send it anyway" }).waitFor();
};

export const inSpanish = async (page) => {
  await press("Español")(page);
  await page.getByRole("button", { name: "English" }).waitFor();
};

/** The customer's link to a quote. */
export const sendQuote = async (page) => {
  await page.goto(await sent(page));
  await press("More", "Send again", "Send")(page);
  return shownLink(page);
};

async function shownLink(page) {
  await page.getByRole("button", { name: "Copy link" }).first().waitFor();
  return pathOf(await page.locator("pre, code").last().textContent());
}
