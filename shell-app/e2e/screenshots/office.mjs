/** Customers, facilities, the fleet, imports, and the company itself. */
import { Buffer } from "node:buffer";
import { REQUESTED_PAPERS } from "./driver-papers.mjs";
import {
  fill,
  firstOpened,
  inOrder,
  once,
  pathOf,
  pick,
  press,
  pressFirst,
  proposed,
  rowOf,
  selectOne,
  selectTwo,
  show,
  to,
} from "./hands.mjs";

const CUSTOMERS = "/apps/customers";
const FACILITIES = "/apps/facilities";
const [customer, facility] = [CUSTOMERS, FACILITIES].map(firstOpened);

/** A record with tags, notes and files, by its name in the list. */
const annotated = (list, kind, fits) =>
  once(async (page) => `${list}?${kind}=${(await rowOf(page, list, new RegExp(`/api/${kind}s\\?`), fits)).id}`);
const account = annotated(CUSTOMERS, "customer", ({ name }) => name === "Blue Ridge Brokerage");

export const PARTNERS = {
  customers: CUSTOMERS,
  "customers-drawer": customer,
  "customers-edit": { at: customer, open: press("Edit") },
  "customers-notes": { at: account, open: show("Notes") },
  "customers-note": { at: account, open: pressFirst(/^Actions of the note by /) },
  "customers-file": { at: account, open: inOrder(pressFirst(/^Actions of .*pdf/), press("Change")) },
  "customers-file-open": { at: account, open: pressFirst(/^Contract$/) },
  "customers-tags": { at: account, open: press("Add tag") },
  "customers-terms": { at: customer, open: pressFirst(/own terms/i) },
  "customers-archive": { at: customer, open: press("Archive") },
  "customers-add": `${CUSTOMERS}?add=record`,
  "customer-duplicates": `${CUSTOMERS}/duplicates`,
  "customer-merge": { at: `${CUSTOMERS}/duplicates`, open: pressFirst(/^Merge /) },
  facilities: FACILITIES,
  "facilities-drawer": facility,
  "facilities-edit": { at: facility, open: press("Edit") },
  "facilities-add": `${FACILITIES}?add=record`,
  "facility-duplicates": `${FACILITIES}/duplicates`,
  "facility-merge": { at: `${FACILITIES}/duplicates`, open: pressFirst(/^Merge /) },
};

const DRIVERS = "/apps/safety/drivers";
const TRUCKS = "/apps/safety/trucks";
const [driver, truck, trailer, owner] = [DRIVERS, TRUCKS, `${TRUCKS}?tab=trailers`, `${TRUCKS}?tab=owners`].map(
  firstOpened,
);

const TESTING = `${DRIVERS}?tab=testing`;
const [test, query, draw] = ["tests", "queries", "draws"].map((of) => firstOpened(`${TESTING}&of=${of}`));

const TERMINATIONS = `${DRIVERS}?tab=terminations`;
const RETENTION = `${DRIVERS}?tab=retention`;
const HOLDS = `${RETENTION}&of=holds`;
const [termination, hold] = [TERMINATIONS, HOLDS].map(firstOpened);

const noted = annotated(DRIVERS, "driver", ({ last_name }) => last_name === "Kowalski");
const inspected = annotated(TRUCKS, "truck", ({ unit_number }) => unit_number === "103");

const [ACCIDENTS, INSPECTIONS] = ["accidents", "inspections"].map((tab) => `/apps/safety/carriers?tab=${tab}`);
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
/** One of each that the demo data lacks: yesterday's accident, and an inspection whose report is long overdue. */
const accident = entered(ACCIDENTS, "Add accident", [
  fill("happened_on", YESTERDAY),
  fill("city", "Gary"),
  pick("state", "Indiana"),
  fill("injury_count", "2"),
  fill("description", "Rear-ended a stopped pickup in a work zone on I-80."),
  check("is_towed"),
  check("is_cited"),
]);
const roadside = entered(INSPECTIONS, "Add inspection", [
  fill("inspected_on", "2025-11-03"),
  // A number that no walk before this one has taken.
  fill("report_number", `OHKM${String(Date.now()).slice(-8)}`),
  pick("state", "Ohio"),
  choose("level", /^1 /),
  press("Add violation"),
  fill("violations.0.code", "393.47(e)"),
  choose("violations.0.unit", "Trailer"),
  fill("violations.0.description", "Clamp-type brake out of adjustment"),
  check("violations.0.is_out_of_service"),
]);
const EMPLOYERS = `${DRIVERS}?tab=inquiries`;
const LAST_WEEK = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
/** One that was asked last week and has not answered. */
const employer = entered(EMPLOYERS, "Add employer", [
  pick("driver_id", "Kowalski"),
  fill("employer_name", "Midland Carriers"),
  fill("contact_name", "Dee Park"),
  fill("phone", "402-555-0177"),
  fill("position", "Regional driver"),
  press("Add contact"),
  choose("attempts.0.method", "Email"),
  fill("attempts.0.on", LAST_WEEK),
  fill("attempts.0.note", "Sent the driver's consent along."),
]);
const MVRS = `${DRIVERS}?tab=mvrs`;
/** One that waits for its review. */
const mvr = entered(MVRS, "Add MVR", [
  pick("driver_id", "Kowalski"),
  pick("state", "Illinois"),
  press("Add entry"),
  fill("entries.0.on", YESTERDAY),
  fill("entries.0.points", "3"),
  fill("entries.0.description", "Speeding 11–15 over"),
]);
/** An old inspection no longer has to be kept. */
const due = to(roadside, () => `${RETENTION}&record_kind=roadside_inspection`);
const proposal = proposed(due);
const AUDITS = "/apps/safety/carriers?tab=audits";
/** The list once a binder was ordered. */
const bound = once(async (page) => {
  await page.goto(AUDITS);
  await inOrder(pressFirst("New binder"), press("Order binder"))(page);
  await page.getByText("No audit binders yet").waitFor({ state: "hidden" });
  return AUDITS;
});
const [CHALLENGES, CLAIMS] = ["challenges", "claims"].map((tab) => `/apps/safety/carriers?tab=${tab}`);
const [challenge, claim] = [CHALLENGES, CLAIMS].map(firstOpened);
const EVENTS = `${DRIVERS}?tab=events`;
const event = firstOpened(EVENTS);
const CARRIERS = "/apps/safety/carriers";
/** A carrier by its name in the list. */
const carrier = (name) =>
  once(async (page) => {
    const fits = ({ legal_name }) => legal_name.startsWith(name);
    return `${CARRIERS}?motor_carrier=${(await rowOf(page, CARRIERS, /\/api\/motor_carriers\?/, fits)).id}`;
  });
const [own, lapsed, watched] = ["Prairie Crest", "Cedar Run", "Tri-State"].map(carrier);

export const FLEET = {
  drivers: DRIVERS,
  "drivers-drawer": driver,
  "drivers-notes": { at: noted, open: show("Notes") },
  "drivers-edit": { at: driver, open: press("Edit") },
  "drivers-archive": { at: driver, open: press("Archive") },
  "drivers-papers": { at: driver, open: show("Papers") },
  "drivers-paper-renew": { at: driver, open: pressFirst(/^Renew$/) },
  "drivers-paper-correct": { at: driver, open: inOrder(pressFirst(/^Actions of /), press("Correct")) },
  "drivers-file": { at: driver, open: press("Open file") },
  "drivers-safety": { at: driver, open: show("Accidents and inspections") },
  "drivers-testing": { at: driver, open: show("Drug and alcohol") },
  "drivers-end": { at: driver, open: press("End employment") },
  "drivers-hold": { at: driver, open: press("Place legal hold") },
  "drivers-add": `${DRIVERS}?add=record`,
  "driver-papers": `${DRIVERS}?tab=papers`,
  "driver-papers-selected": { at: `${DRIVERS}?tab=papers`, open: selectTwo },
  "driver-papers-request": {
    at: `${DRIVERS}?tab=papers`,
    open: inOrder(selectTwo, press("Request documents")),
  },
  ...REQUESTED_PAPERS,
  "driver-papers-rules": { at: `${DRIVERS}?tab=papers`, open: press("Rules") },
  "driver-papers-rule": { at: `${DRIVERS}?tab=papers`, open: inOrder(press("Rules"), pressFirst(/^Change /)) },
  "driver-medical-rules": { at: `${DRIVERS}?tab=papers`, open: inOrder(press("Rules"), press("By state")) },
  "driver-medical-rules-add": {
    at: `${DRIVERS}?tab=papers`,
    open: inOrder(press("Rules"), press("By state"), press("Add state notice")),
  },
  "driver-papers-problems": `${DRIVERS}?tab=papers&status=missing,expired`,
  testing: TESTING,
  "testing-tests": `${TESTING}&of=tests`,
  "testing-test": test,
  "testing-test-edit": { at: test, open: press("Edit") },
  "testing-tests-add": `${TESTING}&of=tests&add=record`,
  "testing-queries": `${TESTING}&of=queries`,
  "testing-query": query,
  "testing-query-edit": { at: query, open: press("Edit") },
  "testing-queries-add": `${TESTING}&of=queries&add=record`,
  "testing-draws": `${TESTING}&of=draws`,
  "testing-draw": draw,
  "testing-draws-add": { at: `${TESTING}&of=draws`, open: press("Draw drivers") },
  terminations: TERMINATIONS,
  "terminations-drawer": termination,
  "terminations-edit": { at: termination, open: press("Edit") },
  "terminations-step": { at: termination, open: pressFirst(/^Day and note of /) },
  "terminations-add": `${TERMINATIONS}&add=record`,
  retention: RETENTION,
  "retention-proposals-empty": `${RETENTION}&of=proposals`,
  "legal-holds": HOLDS,
  "legal-holds-drawer": hold,
  "legal-holds-edit": { at: hold, open: press("Edit") },
  "legal-holds-add": `${HOLDS}&add=record`,
  trucks: TRUCKS,
  "trucks-drawer": truck,
  "trucks-notes": { at: inspected, open: show("Notes") },
  "trucks-note": { at: inspected, open: pressFirst(/^Actions of the note by /) },
  "trucks-file": { at: inspected, open: inOrder(pressFirst(/^Actions of .*pdf/), press("Change")) },
  "trucks-tags": { at: inspected, open: press("Add tag") },
  "trucks-edit": { at: truck, open: press("Edit") },
  "trucks-owner": { at: truck, open: pressFirst(/owner/i) },
  "trucks-add": `${TRUCKS}?add=record`,
  "truck-papers": `${TRUCKS}?tab=truck_papers`,
  "trailer-papers": `${TRUCKS}?tab=trailer_papers`,
  "accidents-add": `${ACCIDENTS}&add=record`,
  "accidents-drawer": accident,
  "accidents-edit": { at: accident, open: press("Edit") },
  "accidents-archive": { at: accident, open: press("Archive") },
  "accidents-challenge": { at: accident, open: press("Challenge") },
  accidents: ACCIDENTS,
  "inspections-add": { at: `${INSPECTIONS}&add=record`, open: press("Add violation") },
  "inspections-drawer": roadside,
  "inspections-edit": { at: roadside, open: press("Edit") },
  inspections: INSPECTIONS,
  "retention-due": due,
  "retention-propose": { at: due, open: inOrder(selectOne, press("Propose to purge")) },
  "retention-proposal": proposal,
  "retention-proposal-withdraw": { at: proposal, open: press("Withdraw") },
  "retention-proposals": to(proposal, () => `${RETENTION}&of=proposals`),
  "mvrs-add": { at: `${MVRS}&add=record`, open: press("Add entry") },
  "mvrs-drawer": mvr,
  "mvrs-review": { at: mvr, open: press("Review") },
  "mvrs-edit": { at: mvr, open: press("Edit") },
  mvrs: MVRS,
  "drivers-mvrs": { at: noted, open: show("MVRs") },
  events: EVENTS,
  "events-drawer": event,
  "events-edit": { at: event, open: press("Edit") },
  "events-add": `${EVENTS}&add=record`,
  "employers-empty": EMPLOYERS,
  "employers-add": { at: `${EMPLOYERS}&add=record`, open: press("Outcome and answer") },
  "employers-drawer": employer,
  "employers-contact": { at: employer, open: press("Log a contact") },
  "employers-edit": { at: employer, open: press("Edit") },
  employers: EMPLOYERS,
  "drivers-investigation": { at: noted, open: show("Investigation history") },
  "audits-empty": AUDITS,
  "audits-new": { at: AUDITS, open: pressFirst("New binder") },
  audits: bound,
  challenges: CHALLENGES,
  "challenges-drawer": challenge,
  "challenges-edit": { at: challenge, open: press("Edit") },
  "challenges-add": `${CHALLENGES}&add=record`,
  claims: CLAIMS,
  "claims-drawer": claim,
  "claims-edit": { at: claim, open: press("Edit") },
  "claims-add": `${CLAIMS}&add=record`,
  trailers: `${TRUCKS}?tab=trailers`,
  "trailers-drawer": trailer,
  "trailers-edit": { at: trailer, open: press("Edit") },
  "trailers-notes": { at: trailer, open: show("Notes") },
  "trailers-tags": { at: trailer, open: press("Add tag") },
  "trailers-add": `${TRUCKS}?tab=trailers&add=record`,
  "fleet-owners": `${TRUCKS}?tab=owners`,
  "fleet-owners-drawer": owner,
  "fleet-owners-add": `${TRUCKS}?tab=owners&add=record`,
  carriers: CARRIERS,
  "carriers-drawer": own,
  "carriers-drawer-lapsed": lapsed,
  "carriers-drawer-watched": watched,
  "carriers-block": { at: watched, open: press("Block") },
  "carriers-basics": { at: own, open: show("BASICs") },
  "carriers-basics-add": { at: own, open: press("Add month") },
  "carriers-basics-edit": { at: own, open: pressFirst(/^[A-Z][a-z]{2} \d{4}$/) },
  "carriers-papers": { at: own, open: show("Papers") },
  "carriers-edit": { at: watched, open: press("Edit") },
  "carriers-add": `${CARRIERS}?add=record`,
  "carrier-papers": `${CARRIERS}?tab=papers`,
};

/** The address of a record that is entered in its list's form the first time. */
function entered(list, button, steps) {
  return once(async (page) => {
    await page.goto(`${list}&add=record`);
    await inOrder(...steps, press(button))(page);
    await page.waitForURL(({ searchParams }) =>
      ["accident", "roadside_inspection", "employer_inquiry", "motor_vehicle_record"].some((kind) =>
        searchParams.has(kind),
      ),
    );
    return pathOf(page.url());
  });
}

/** Chooses from a short list by the path of its value. */
function choose(path, name) {
  return async (page) => {
    await page.locator(`[data-path="${path}"]`).last().click();
    await page.getByRole("option", { name }).click();
  };
}

/** Checks a box by the path of its value. */
function check(path) {
  return (page) => page.locator(`[data-path="${path}"]`).last().check();
}

const titles = (place) =>
  ["facility", "street", "city", "state", "ZIP", "date", "time"].map((what) => `${place} ${what}`);
const HEAD = `Customer,Customer reference,Equipment,Weight (lb),Line haul,${titles("Pickup")},${titles("Delivery")},Colour`;
const FROM = "Lakeside Cold Storage,1200 Dock St,Chicago,IL,60601,2031-03-03";
const TO = "Trinity Distribution,4400 Mill Rd,Dallas,TX,75201,2031-03-05,10:00";
const loadRow = (reference, name, equipment, time) =>
  `"${name}",${reference},${equipment},41200,2150.00,${FROM},${time},${TO},red`;
const trucksOf = (numbers) => ["Unit,Ownership,Status", ...numbers.map((unit) => `${unit},company,available`)];

/** A file of loads with one row that can be imported, and others with the same mistakes many times. */
const checked = once(async (page) => {
  const { customer: known } = await rowOf(page, "/apps/loads", /\/api\/loads\?/);
  const unknown = Array.from({ length: 12 }, (_, at) =>
    loadRow(`IMP-78${at + 10}`, "Nobody We Know", "reefer", "08:00"),
  );
  const odd = ["sleigh", "spaceship", "sleigh"].map((kind, at) =>
    loadRow(`IMP-79${at + 10}`, known.name, kind, "25:00"),
  );
  return uploadRows(page, "loads", [HEAD, loadRow("IMP-7731", known.name, "reefer", "08:00"), ...unknown, ...odd]);
});
const imported = once(async (page) => {
  const address = await uploadRows(page, "trucks", trucksOf(["9611", "9612"]));
  await press("Import 2 trucks")(page);
  await page.getByRole("button", { name: "Undo", exact: true }).waitFor();
  return address;
});

export const IMPORTS = {
  imports: "/apps/imports",
  "imports-customers": "/apps/imports?kind=customers",
  "imports-checked": checked,
  "imports-problem": { at: checked, open: pressFirst(/rows?$/) },
  "imports-done": imported,
  "imports-undo": { at: imported, open: press("Undo") },
  "imports-missing": "/apps/imports?import=01900000-0000-7000-8000-000000000000",
};

const user = firstOpened("/admin");

const WEBHOOKS = "/developer/webhooks";
/** At the product itself, which refuses what it gets. */
const endpoint = once(async (page) => {
  await page.goto(`${WEBHOOKS}?add=record`);
  await fill("url", `${new URL(page.url()).origin}/webhooks`)(page);
  await fill("description", "Billing sync")(page);
  await page.getByRole("checkbox", { name: "All events of Load", exact: true }).check();
  await press("Add endpoint", "Done")(page);
  await page.waitForURL(({ pathname }) => pathname.startsWith(`${WEBHOOKS}/`));
  return pathOf(page.url());
});
/** Of a test, after its first attempt: more of them would have to wait for an endpoint that fails. */
const delivery = once(async (page) => {
  await page.goto(await endpoint(page));
  await press("Send test event")(page);
  await page
    .getByRole("dialog")
    .getByText(/^4\d\d in /)
    .waitFor();
  return pathOf(page.url());
});

export const COMPANY = {
  dashboard: "/dashboard/ecommerce",
  analytics: "/dashboard/analytics",
  "analytics-nothing": "/dashboard/analytics?truck_id=01900000-0000-7000-8000-000000000000",
  "analytics-more": { at: "/dashboard/analytics", open: press("More") },
  "analytics-arrange": { at: "/dashboard/analytics", open: press("More", "Arrange tiles and email") },
  "analytics-targets": { at: "/dashboard/analytics", open: press("More", "Set targets") },
  search: { at: "/dashboard/ecommerce", open: search("truck 1") },
  notices: { at: "/dashboard/ecommerce", open: pressFirst(/^Notices/) },
  "user-menu": { at: "/dashboard/ecommerce", open: pressFirst(/Marcus Bell/) },
  "layout-settings": { at: "/dashboard/ecommerce", open: openLayoutSettings },
  menu: { at: "/dashboard/ecommerce", open: pressFirst(/^(Open the menu|Make the menu)/) },
  company: "/CompanyInfo",
  "company-identity": "/CompanyInfo?edit=identity",
  "company-dot-number": "/CompanyInfo?edit=dot_number",
  "company-addresses": "/CompanyInfo?edit=addresses",
  "company-people": "/CompanyInfo?edit=people",
  numbers: "/CompanyInfo?numbers=load",
  "company-banking": "/CompanyInfo?tab=banking",
  "company-banking-change": "/CompanyInfo?tab=banking&change=true",
  "company-packet": "/CompanyInfo?tab=packet",
  "company-packet-send": "/CompanyInfo?tab=packet&drawer=send",
  "company-packet-edit": { at: "/CompanyInfo?tab=packet", open: pressFirst(/^Edit W-9/) },
  "company-packet-open": { at: "/CompanyInfo?tab=packet", open: pressFirst(/^Open W-9/) },
  "company-packet-add": "/CompanyInfo?tab=packet&drawer=add",
  "company-certificate": "/CompanyInfo?tab=packet&certificate_request=new",
  "company-settings": "/CompanyInfo?tab=settings",
  "company-defaults": "/CompanyInfo?tab=settings&edit=defaults",
  "company-retention": "/CompanyInfo?tab=settings&edit=retention",
  "company-brand": "/CompanyInfo?tab=settings&edit=brand",
  "company-holidays": "/CompanyInfo?tab=settings&edit=holidays",
  "company-emails": "/CompanyInfo?tab=mail",
  "company-email": "/CompanyInfo?tab=mail&mail=quote_offer",
  "company-papers": "/CompanyInfo?tab=papers",
  "company-paper": "/CompanyInfo?tab=papers&paper=invoice",
  admin: "/admin",
  "admin-user": user,
  "admin-suspend": { at: user, open: press("Suspend") },
  "admin-invite": { at: "/admin", open: press("Invite user") },
  "admin-requests": "/admin?tab=requests",
  "admin-roles": "/admin?tab=roles",
  "admin-permissions": "/admin?tab=permissions",
  "admin-keys": "/admin?tab=keys",
  "admin-key": { at: "/admin?tab=keys", open: pressFirst("Create API key") },
  "admin-audit": "/admin?tab=audit",
  "admin-audit-filters": { at: "/admin?tab=audit", open: press("Filter") },
  "admin-audit-filtered": "/admin?tab=audit&entity_type=load",
  "admin-audit-retention": { at: "/admin?tab=audit", open: press("Retention") },
  "admin-health": "/admin?tab=health",
  "admin-archive": "/admin?tab=archive",
  "admin-archive-order": { at: "/admin?tab=archive", open: press("Order archive") },
  "admin-audit-event": firstOpened("/admin?tab=audit"),
  "developer-keys": "/developer/keys",
  "developer-key": { at: "/developer/keys", open: pressFirst("Create API key") },
  "developer-try": { at: "/developer/reference/list_loads", open: tryCall },
  "developer-webhooks-empty": WEBHOOKS,
  "developer-webhooks-add": { at: `${WEBHOOKS}?add=record`, open: pressFirst(/^Events of /) },
  "developer-webhook": endpoint,
  "developer-webhook-edit": { at: endpoint, open: inOrder(press("Edit"), pressFirst(/^Events of /)) },
  "developer-webhook-rotate": { at: endpoint, open: press("More", "Rotate secret") },
  "developer-webhook-replay": { at: endpoint, open: press("More", "Replay events") },
  "developer-webhook-remove": { at: endpoint, open: press("More", "Remove") },
  "developer-webhook-delivery": delivery,
  "developer-webhooks": WEBHOOKS,
  starter: "/pages/starter",
  profile: "/pages/profile",
  "notice-settings": "/pages/notices",
  timeline: "/pages/timeline",
  invoice: "/pages/invoice",
  faq: "/pages/faq",
  pricing: "/pages/pricing",
  "not-found-framed": "/error-404-alt",
};

/** With a key that the server does not know; the answer is what matters. */
async function tryCall(page) {
  await page.getByLabel("API key").fill("haul_unknown");
  await press("Send")(page);
  await page.getByRole("region", { name: "Try it" }).getByText(/^401/).waitFor();
}

/** A phone has them in the user's menu. */
async function openLayoutSettings(page) {
  const button = page.getByRole("button", { name: "Layout settings" });
  if (!(await button.isVisible())) {
    await pressFirst(/Marcus Bell/)(page);
    await press("Layout settings")(page);
  } else await button.click();
  await page.getByRole("dialog", { name: "Layout settings" }).waitFor();
}

/** Types into the search that the keyboard opens. */
function search(text) {
  return async (page) => {
    await page.keyboard.press("Control+k");
    await page
      .getByRole("dialog", { name: "Search" })
      .getByRole("textbox")
      .or(page.getByRole("combobox"))
      .last()
      .fill(text);
    await page.getByRole("option").first().waitFor();
  };
}

/** Uploads a file and leads to what the check says of it. */
async function uploadRows(page, kind, rows) {
  await page.goto(`/apps/imports?kind=${kind}`);
  const file = { name: `spring-${kind}.csv`, mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page
    .getByText(/^Waiting for you$/)
    .first()
    .waitFor();
  return pathOf(page.url());
}
