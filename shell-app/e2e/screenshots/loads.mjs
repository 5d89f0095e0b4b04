/** Loads, their papers and what happens to them; the dispatch board. */
import { Buffer } from "node:buffer";
import {
  addFrom,
  chooseFiles,
  fill,
  loadIn,
  once,
  pick,
  press,
  pressFirst,
  pressTool,
  rowOf,
  selectTwo,
  inOrder,
  to,
} from "./hands.mjs";

const booked = loadIn("booked");
const dispatched = loadIn("dispatched");
const atPickup = loadIn("at_pickup");
const moving = loadIn("in_transit");
const delivered = loadIn("delivered");
const draft = loadIn("draft");
const held = loadIn("on_hold");
const broken = loadIn("breakdown");
const page = (find, rest = "") => to(find, (id) => `/apps/loads/${id}${rest}`);

/** A load that two crews haul. */
const relayed = once(async (browserPage) => {
  const { id } = await rowOf(browserPage, "/apps/loads?status=assigned", /\/api\/loads\?.*assigned/);
  await browserPage.goto(`/apps/loads/${id}`);
  await splitHalfWay(browserPage);
  await press("Split load")(browserPage);
  await browserPage.getByRole("listitem", { name: "Leg 2" }).waitFor();
  return id;
});

const PAPERS = ["pod-signed.pdf", "lumper receipt.jpg"].map((name) => ({
  name,
  mimeType: name.endsWith("pdf") ? "application/pdf" : "image/jpeg",
  buffer: Buffer.alloc(48_000),
}));
const WAIT = "/apps/loads/detention?status=pending";
const pending = once(async (browserPage) => (await rowOf(browserPage, WAIT, /\/api\/detention\?.*pending/)).id);
const detention = to(pending, (id) => `/apps/loads/detention?detention=${id}`);

export const LOADS = {
  loads: "/apps/loads",
  "loads-moving": "/apps/loads?group=moving",
  "loads-delivered": "/apps/loads?group=delivered",
  "loads-nothing": "/apps/loads?q=zzzz",
  "loads-sorted": "/apps/loads?group=all&sort=-total_cents,pickup_at",
  "loads-drawer": to(moving, (id) => `/apps/loads?load=${id}`),
  "loads-tags": "/apps/loads?tags_drawer=open",
  "loads-views": { at: "/apps/loads", open: press("Views") },
  "loads-view-save": { at: "/apps/loads", open: press("Views", "Save this view…") },
  "loads-filters": { at: "/apps/loads", open: press("Filter") },
  "loads-columns": { at: "/apps/loads", open: pressTool("Columns") },
  "loads-export": { at: "/apps/loads", open: pressTool("Export") },
  "loads-selected": { at: "/apps/loads?status=booked,assigned", open: selectTwo },
  "loads-set-dispatcher": { at: "/apps/loads?status=booked", open: inOrder(selectTwo, press("Set dispatcher")) },
  "loads-hold": { at: "/apps/loads?status=booked", open: inOrder(selectTwo, press("Put on hold")) },
  "loads-tag": { at: "/apps/loads?status=booked", open: inOrder(selectTwo, press("Add tag")) },
  "loads-times": { at: "/apps/track&trace", open: pressFirst(/Times to check/) },
  load: page(moving),
  "load-booked": page(booked),
  "load-draft": page(draft),
  "load-held": page(held),
  "load-broken": page(broken),
  "load-break-down": { at: page(moving), open: press("More", "Record breakdown") },
  "load-delivered": page(delivered),
  "load-papers": page(delivered, "?tab=papers"),
  "load-terms": page(booked, "?tab=terms"),
  "load-tracking": page(moving, "?tab=tracking"),
  "load-history": page(delivered, "?tab=history"),
  "load-legs": page(relayed),
  "load-more": { at: page(moving), open: press("More") },
  "load-crew": { at: page(booked), open: press("Assign") },
  "load-crew-checked": { at: page(dispatched), open: press("More", "Change assignment") },
  "load-crew-driver": { at: page(booked), open: inOrder(press("Assign"), addFrom("driver_id", "Rosalind Quarry")) },
  "load-crew-truck": { at: page(booked), open: inOrder(press("Assign"), addFrom("truck_id", "9150")) },
  "load-crew-trailer": { at: page(booked), open: inOrder(press("Assign"), addFrom("trailer_id", "53991")) },
  "load-recorded": { at: page(atPickup), open: pressFirst(/^Departed/), close: press("Undo") },
  "load-event": { at: page(atPickup), open: press("At another time…") },
  "load-event-other": { at: page(atPickup), open: press("Other event", "Docked") },
  "load-event-void": { at: page(delivered), open: inOrder(pressFirst("Correct times"), pressMenu(0)) },
  "load-upload": { at: page(delivered), open: chooseFiles("Upload document", PAPERS) },
  "load-document": { at: page(delivered, "?tab=papers"), open: pressFirst(/^Actions of /) },
  "load-print": { at: page(moving, "?tab=papers"), open: press("Print", "Bill of lading") },
  "load-charge": { at: page(moving, "?tab=charges"), open: press("Add charge") },
  "load-charge-remove": { at: page(moving, "?tab=charges"), open: removeCharge },
  "load-tag": { at: page(moving), open: press("Add tag") },
  "load-split": { at: page(booked), open: press("More", "Split for a relay") },
  "load-split-filled": { at: page(booked), open: splitHalfWay },
  "load-put-on-hold": { at: page(booked), open: press("More", "Put on hold") },
  "load-tonu": { at: page(dispatched), open: press("More", "Truck ordered, not used") },
  "load-cancel": { at: page(booked), open: press("More", "Cancel load") },
  "load-unassign": { at: page(dispatched), open: press("More", "Unassign") },
  "load-edit": page(booked, "/edit"),
  "load-stop": { at: page(booked, "/edit"), open: press("Add stop") },
  "load-stop-change": { at: page(booked, "/edit"), open: pressFirst(/^Change /) },
  "load-stop-remove": { at: page(relayed, "/edit"), open: removeStop },
  "load-unsaved": { at: page(booked, "/edit"), open: inOrder(fill("customer_reference", "LD-1"), press("Privacy")) },
  "load-new": "/apps/loads/new",
  "load-new-details": { at: "/apps/loads/new", open: unfoldAll },
  "load-new-invalid": { at: "/apps/loads/new", open: pressFirst(/^(Book|Save)/) },
  "load-missing": "/apps/loads/01900000-0000-7000-8000-000000000000",
  detention: "/apps/loads/detention",
  "detention-drawer": detention,
  "detention-claim": { at: detention, open: press("Claim") },
  "detention-waive": { at: detention, open: press("Waive") },
  // A link of the footer has the same name.
  "detention-terms": { at: "/apps/loads/detention", open: pressFirst(/^Terms$/) },
  "detention-payers": "/apps/loads/detention/payers",
};

const BOARD = "/apps/loads/board";

export const BOARDS = {
  today: "/apps/loads/today",
  available: "/apps/loads/available",
  board: BOARD,
  "board-trucks": `${BOARD}?rows=trucks&days=7`,
  "board-day": `${BOARD}?days=1`,
  "board-status": `${BOARD}?view=status`,
  "board-calendar": `${BOARD}?view=calendar&days=14`,
  "board-nothing": `${BOARD}?q=zzzz`,
  "board-rules": `${BOARD}?panel=rules`,
  "board-row": { at: BOARD, open: openRow },
  "board-row-times": { at: BOARD, open: inOrder(openRow, press("Enter times")) },
  "board-card": { at: BOARD, open: openCard },
  "board-carry": { at: BOARD, open: carry },
  "board-crew": { at: to(booked, (id) => `${BOARD}?load=${id}`), open: press("Assign") },
};

/** Fills the dialog that splits a load, up to saving. */
async function splitHalfWay(browserPage) {
  await press("More", "Split for a relay")(browserPage);
  await pick("facility_id", "Yard")(browserPage);
  const time = browserPage.getByRole("dialog").locator('[data-path="earliest_local"]').first();
  if ((await time.inputValue()) === "") await fill("earliest_local", "12/01/2026")(browserPage);
}

/** A load on a flatbed with a stop for fuel, and every section of its form. */
async function unfoldAll(browserPage) {
  // What was entered for the picture before is kept as a draft.
  const again = browserPage.getByRole("button", { name: "Start over" });
  if (await again.isVisible()) await again.click();
  const equipment = browserPage.locator('[data-path="equipment"]');
  // Its options are shown only while it is in the window.
  await equipment.scrollIntoViewIfNeeded();
  await equipment.press("ArrowDown");
  await browserPage.getByRole("option", { name: "Flatbed", exact: true }).click();
  await press(
    "Add fuel stop",
    "Freight details",
    "References and contact",
    "Office",
    "Rate confirmation and fuel",
    "Notes",
  )(browserPage);
}

/** A phone has a charge's actions behind a button. */
async function removeCharge(browserPage) {
  const remove = browserPage.getByRole("button", { name: /^Remove / }).first();
  if (await remove.isVisible()) return remove.click();
  await pressFirst(/^Actions of /)(browserPage);
  await press("Remove")(browserPage);
}

/** Presses one entry of the menu that is open. */
function pressMenu(index) {
  return (browserPage) => browserPage.getByRole("menuitem").nth(index).click();
}

/** Opens who the first row is. */
async function openRow(browserPage) {
  const rows = browserPage.getByRole("list", { name: "Board" }).getByRole("listitem");
  await rows.first().getByRole("button").first().click();
}

/** The first stop that the load can do without. */
async function removeStop(browserPage) {
  await browserPage.locator('button[aria-label^="Remove "]:enabled').first().click();
}

/** Opens the load of the first card. */
async function openCard(browserPage) {
  await browserPage.locator("[data-leg]").first().click();
  await browserPage.getByRole("dialog").waitFor();
}

/** Lifts the first load that waits for a crew, and takes it to the second row; a phone has no rows to carry over. */
async function carry(browserPage) {
  const card = browserPage.getByRole("region", { name: "Unassigned", exact: true }).locator("[data-movable]").first();
  await card.focus();
  await browserPage.keyboard.press("Space");
  for (let step = 0; step < 2; step += 1) await browserPage.keyboard.press("ArrowDown");
}
