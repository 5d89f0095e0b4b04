/** Who looks at which pages. The product is thrown away afterwards, so a visit may leave something behind. */
import { Buffer } from "node:buffer";
import { ADMIN, OWNER, PASSWORD } from "@haul/testing/demo-people";

const TO_BILL = "/apps/financial/ready-to-bill";
const VENDORS = "/apps/financial/vendors";

/**
 * People one after the other: `enter` signs them in, `pages` names what they see, by addresses or as `{ at, open }`
 * where something on the page is opened before the picture is taken. Later visitors find in `kept` what earlier made.
 */
export const VISITORS = [
  {
    enter: () => Promise.resolve(),
    pages: () => ({
      "sign-in": "/auth/login",
      "sign-in-split": "/auth/login2",
      register: "/auth/register",
      "register-split": "/auth/register2",
      "owner-sign-in": "/fleetowner/login",
      "invitation-refuse": "/invitation/refuse#unknown",
      "invitation-bad-link": "/invitation/refuse",
      "invitation-unknown": { at: "/invitation/refuse#unknown", open: press("Withdraw the invitation") },
      developer: "/developer",
      "not-found": "/no/such/page",
    }),
  },
  { enter: signInAsAdmin, pages: pagesOfAdmin },
  { enter: signInAsOwner, pages: () => ({ owner: "/fleetowner", "owner-profile": "/fleetowner/profile" }) },
  {
    enter: () => Promise.resolve(),
    pages: (_, kept) => ({ "tracking-shared": kept.shared, "tracking-drive": kept.drive, "quote-offer": kept.offer }),
  },
];

async function pagesOfAdmin(page, kept) {
  const load = await firstOf(page, "/apps/loads?status=in_transit", /\/api\/loads\?.*in_transit/);
  const done = await firstOf(page, "/apps/loads?status=delivered", /\/api\/loads\?.*delivered/);
  const wait = await firstOf(page, "/apps/loads/detention?status=pending", /\/api\/detention\?.*pending/);
  const quote = await firstOf(page, "/apps/quotation?status=sent", /\/api\/quotes\?.*sent/);
  const trouble = await firstOf(page, "/apps/track&trace/exceptions", /\/api\/tracking\/exceptions\?/);
  const ready = await firstOf(page, `${TO_BILL}?is_ready=true`, /\/api\/ready_to_bill\?.*true/, "load_id");
  await makeLinks(page, kept, load, quote);
  const imported = await importRows(page);
  const vendor = await openVendor(page);
  const follow = `/apps/track&trace?load=${load}`;
  const bill = `${TO_BILL}?load=${ready}`;
  return {
    dashboard: "/dashboard/ecommerce",
    analytics: "/dashboard/analytics",
    loads: "/apps/loads",
    "loads-drawer": `/apps/loads?load=${load}`,
    "loads-tags": "/apps/loads?tags_drawer=open",
    "loads-views": { at: "/apps/loads", open: press("Views") },
    "loads-filters": { at: "/apps/loads", open: press("Filter") },
    "loads-columns": { at: "/apps/loads", open: press("Columns") },
    "loads-export": { at: "/apps/loads", open: press("Export") },
    "loads-selected": { at: "/apps/loads?status=booked,assigned", open: selectTwo },
    "loads-import": "/apps/loads/import",
    "loads-import-checked": imported,
    "customer-duplicates": "/apps/loads/customers/duplicates",
    board: "/apps/loads/board",
    "board-trucks": "/apps/loads/board?rows=trucks&days=7",
    "board-status": "/apps/loads/board?view=status",
    "board-calendar": "/apps/loads/board?view=calendar&days=14",
    "board-rules": "/apps/loads/board?panel=rules",
    tracking: "/apps/track&trace",
    "tracking-list": "/apps/track&trace?shown=list",
    "tracking-map": "/apps/track&trace?shown=map",
    "tracking-due": "/apps/track&trace?is_check_call_due=true",
    "tracking-drawer": follow,
    "tracking-check-call": { at: follow, open: press("Check call") },
    "tracking-share": { at: follow, open: press("Share a link") },
    "tracking-rules": { at: "/apps/track&trace", open: press("Check-call rules", "Edit") },
    "tracking-exceptions": "/apps/track&trace/exceptions",
    "tracking-exception": `/apps/track&trace/exceptions?exception=${trouble}`,
    "tracking-resolve": { at: `/apps/track&trace/exceptions?exception=${trouble}`, open: press("Resolve") },
    "tracking-on-time": "/apps/track&trace/on-time",
    load: `/apps/loads/${load}`,
    "load-delivered": `/apps/loads/${done}`,
    "load-edit": `/apps/loads/${load}/edit`,
    "load-new": "/apps/loads/new",
    detention: "/apps/loads/detention",
    "detention-drawer": `/apps/loads/detention?detention=${wait}`,
    "detention-claim": { at: `/apps/loads/detention?detention=${wait}`, open: press("Claim") },
    "detention-terms": { at: "/apps/loads/detention", open: press("Terms") },
    "detention-payers": "/apps/loads/detention/payers",
    quotes: "/apps/quotation",
    "quotes-drawer": `/apps/quotation?quote=${quote}`,
    "quotes-costs": "/apps/quotation?settings=costs",
    "quotes-fuel": "/apps/quotation?settings=fuel",
    "quotes-diesel": "/apps/quotation?settings=diesel",
    quote: `/apps/quotation/${quote}`,
    "quote-new": "/apps/quotation/new",
    "quote-report": "/apps/quotation/report",
    customers: "/apps/customers",
    facilities: "/apps/facilities",
    drivers: "/apps/safety/drivers",
    trucks: "/apps/safety/trucks",
    "ready-to-bill": TO_BILL,
    "ready-to-bill-drawer": bill,
    "ready-to-bill-more": { at: bill, open: press("More") },
    "ready-to-bill-exception": { at: bill, open: press("More", "Flag exception") },
    "ready-to-bill-selected": { at: TO_BILL, open: selectTwo },
    vendors: VENDORS,
    "vendors-drawer": `${VENDORS}?vendor=${vendor}`,
    "vendors-edit": { at: `${VENDORS}?vendor=${vendor}`, open: press("Edit") },
    "vendors-add": { at: VENDORS, open: press("Add vendor") },
    company: "/CompanyInfo",
    numbers: "/CompanyInfo?numbers=load",
    admin: "/admin",
    profile: "/pages/profile",
  };
}

/** Presses buttons and entries of menus by their names, one after the other. */
function press(...names) {
  return async (page) => {
    for (const name of names)
      await page
        .getByRole("button", { name, exact: true })
        .or(page.getByRole("menuitem", { name, exact: true }))
        .last()
        .click();
  };
}

async function selectTwo(page) {
  const start = page.getByRole("button", { name: "Select", exact: true });
  if (await start.isVisible()) await start.click();
  const boxes = page.getByRole("checkbox", { name: /^(?!.*\ball\b)/i });
  for (const at of [0, 1]) await boxes.nth(at).check();
}

/** Links for who has no account: they are shown once, to who makes them. */
async function makeLinks(page, kept, loadId, quoteId) {
  const address = async () => new URL(await page.locator("pre, code").last().textContent());
  const pathOf = ({ pathname, search, hash }) => `${pathname}${search}${hash}`;
  await page.goto(`/apps/track&trace?load=${loadId}`);
  await page.getByRole("button", { name: "Share a link" }).click();
  await page.getByLabel(/^For whom/).fill("Kelsey Warren, load desk");
  await page.getByRole("button", { name: "Make link" }).click();
  await page.getByRole("button", { name: "Copy link" }).waitFor();
  kept.shared = pathOf(await address());
  await page.getByRole("button", { name: "Done" }).click();
  await page
    .getByRole("button", { name: /^Link for / })
    .first()
    .click();
  await page.getByRole("button", { name: "Copy link" }).waitFor();
  kept.drive = pathOf(await address());
  await page.goto(`/apps/quotation/${quoteId}`);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Send again" }).click();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).waitFor();
  kept.offer = pathOf(await address());
}

const titles = (place) =>
  ["facility", "street", "city", "state", "ZIP", "date", "time"].map((what) => `${place} ${what}`);
const HEAD = `Customer,Customer reference,Equipment,Weight (lb),Line haul,${titles("Pickup")},${titles("Delivery")},Colour`;
const FROM = "Lakeside Cold Storage,1200 Dock St,Chicago,IL,60601,2031-03-03";
const TO = "Trinity Distribution,4400 Mill Rd,Dallas,TX,75201,2031-03-05,10:00";
const rowOf = (customer, equipment, time) =>
  `"${customer}",IMP-7731,${equipment},41200,2150.00,${FROM},${time},${TO},red`;

/** A file of loads with one row that can be imported and two that cannot, checked. */
async function importRows(page) {
  const { name: customer } = await firstOf(page, "/apps/loads", /\/api\/loads\?/, "customer");
  const rows = [
    rowOf(customer, "reefer", "08:00"),
    rowOf("Nobody We Know", "reefer", "08:00"),
    rowOf(customer, "sleigh", "25:00"),
  ];
  await page.goto("/apps/loads/import");
  const file = { name: "spring-loads.csv", mimeType: "text/csv", buffer: Buffer.from([HEAD, ...rows].join("\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page
    .getByText(/Waits for you|Not imported/)
    .first()
    .waitFor();
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** The vendor of the demo data that still owes its W-9. */
async function openVendor(page) {
  await page.goto(VENDORS);
  await page.getByText("Doyle Towing").first().click();
  await page.waitForURL(({ searchParams }) => searchParams.has("vendor"));
  return new URL(page.url()).searchParams.get("vendor");
}

async function signInAsAdmin(page) {
  await page.goto("/auth/login");
  await page.getByLabel("Email").fill(ADMIN);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Follows the link that is mailed, which comes some time after it was asked for. */
async function signInAsOwner(page) {
  const since = new Date().toISOString();
  await page.goto("/fleetowner/login");
  await page.getByLabel(/^Email/).fill(OWNER);
  await page.getByRole("button", { name: "Send the link" }).click();
  const link = await page.waitForFunction(
    async ([email, after]) => {
      const { mails } = await (await fetch("/mailbox.json")).json();
      const mail = mails.find(({ to, sent_at }) => to === email && sent_at > after);
      return /\/fleetowner\/verify-token\/\S+/.exec(mail?.text ?? "")?.[0];
    },
    [OWNER, since],
    { polling: 200 },
  );
  await page.goto(await link.jsonValue());
  await page.getByRole("button", { name: "Open my portal" }).click();
  await page.waitForURL((url) => url.pathname === "/fleetowner");
}

/** What the first row of a list is, as the API answers it: its id, or another of its facts. */
async function firstOf(page, address, request, fact = "id") {
  const answered = page.waitForResponse((response) => request.test(response.url()));
  await page.goto(address);
  const { items } = await (await answered).json();
  return items[0][fact];
}
