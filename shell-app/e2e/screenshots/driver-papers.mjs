/** Papers that drivers are asked for and send by a link, and their review. */
import { firstOpened, once, pathOf, press, pressFirst, to } from "./hands.mjs";

const DRIVERS = "/apps/safety/drivers";
const REVIEW = `${DRIVERS}?tab=review`;
const driver = firstOpened(DRIVERS);

/** Asks a driver for papers; the address of the link. */
export const requestPapers = once(async (page) => {
  await page.goto(await driver(page));
  await press("Request documents")(page);
  const dialog = page.getByRole("dialog", { name: /^Request documents from/ });
  // What a file lacks is chosen already; the demo's first driver may lack nothing.
  for (const paper of ["License", "Medical certificate"]) await dialog.getByRole("checkbox", { name: paper }).check();
  await dialog.getByRole("button", { name: "Request documents" }).click();
  const made = page.getByRole("dialog", { name: /^Link for/ });
  return pathOf(await made.locator("pre").textContent());
});

/** Photographs the first paper of the link; the picture is of this very page. */
export const takePaper = async (page) => {
  await pressFirst(/^(Take a photo|Send )/)(page);
  const picture = { name: "paper.jpg", mimeType: "image/jpeg", buffer: await page.screenshot({ type: "jpeg" }) };
  await page.getByLabel("Take a photo", { exact: true }).setInputFiles(picture);
  await page.getByRole("img", { name: "Photo 1" }).waitFor();
};

/** A driver who has answered: the papers wait for a review. */
const answered = once(async (page) => {
  const link = await requestPapers(page);
  const { origin: baseURL } = new URL(page.url());
  const context = await page.context().browser().newContext({ baseURL, locale: "en-US" });
  try {
    const phone = await context.newPage();
    await phone.goto(link);
    await takePaper(phone);
    await phone.getByLabel(/^Valid through/).fill("2031-03-01");
    await phone.getByRole("button", { name: "Send", exact: true }).click();
    await phone.getByText("Sent", { exact: true }).waitFor();
  } finally {
    await context.close();
  }
  return REVIEW;
});

const review = to(answered, () => REVIEW);
const requested = async (page) => {
  await answered(page);
  return driver(page);
};
const reviewed = once(async (page) => firstOpened(await answered(page))(page));

export const REQUESTED_PAPERS = {
  "driver-request": { at: driver, open: press("Request documents") },
  "driver-requested": { at: requested, open: showRequests },
  "driver-review": review,
  "driver-review-drawer": reviewed,
  "driver-review-send-back": { at: reviewed, open: press("Send back") },
};

/** Scrolls a drawer to what its driver was asked for. */
async function showRequests(page) {
  await page.getByRole("region", { name: /^Requested from/ }).scrollIntoViewIfNeeded();
}
