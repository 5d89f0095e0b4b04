/** What a visitor does on a page, and how it finds the address of what it wants to see. */

/** Remembers what it made the first time; the product is the same for all pictures. */
export function once(make) {
  let made;
  return (page) => (made ??= make(page));
}

/** The address that `path` makes of what `find` finds. */
export const to = (find, path) => async (page) => path(await find(page));

/** Presses buttons, links, tabs and entries of menus by their names, one after the other. */
export function press(...names) {
  return async (page) => {
    for (const name of names) {
      const named = { name, exact: true };
      await page
        .getByRole("button", named)
        .or(page.getByRole("menuitem", named))
        .or(page.getByRole("tab", named))
        .or(page.getByRole("link", named))
        .last()
        .click();
    }
  };
}

/** One after the other. */
export function inOrder(...steps) {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

/** Presses the first button with such a name. */
export const pressFirst = (name) => (page) => page.getByRole("button", { name }).first().click();

/** Presses a tool of a list; a phone has some of them behind its filter. */
export const pressTool = (name) => async (page) => {
  const tool = page.getByRole("button", { name, exact: true });
  if (!(await tool.isVisible())) await pressFirst(/^Filter/)(page);
  await tool.click();
};

/** Fills a field by the path of its value. */
export const fill = (path, text) => (page) => page.locator(`[data-path="${path}"]`).last().fill(text);

/** Chooses from a field what a search finds first; the option to add one comes before the answer. */
export const pick = (path, text) => async (page) => {
  await page.locator(`[data-path="${path}"]`).last().click();
  await fill(path, text)(page);
  await page
    .getByRole("option", { name: new RegExp(`^(?!Add ).*${text}`) })
    .first()
    .click();
};

/** The last option of a field for records: it adds what was typed. */
export const addFrom = (path, text) => async (page) => {
  await page.locator(`[data-path="${path}"]`).last().click();
  await fill(path, text)(page);
  await page.getByRole("option", { name: /^Add / }).last().click();
};

/** Chooses files where a button opens them. */
export const chooseFiles = (button, files) => async (page) => {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).first().click();
  await (await chooser).setFiles(files);
  await page.getByRole("dialog").waitFor();
};

/** Selects the first rows of a list; a phone begins with a button. */
const select = (count) => async (page) => {
  const start = page.getByRole("button", { name: "Select", exact: true });
  if (await start.isVisible()) await start.click();
  const boxes = page.getByRole("checkbox", { name: /^(?!.*\ball\b)/i });
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check();
};
export const [selectOne, selectTwo] = [1, 2].map(select);

/** Scrolls to a part of a page. */
export const show = (name) => (page) => page.getByRole("region", { name }).scrollIntoViewIfNeeded();

/** The first row that the API answers to a list and that fits. */
export async function rowOf(page, address, request, fits = () => true) {
  // Awaited together, because an unhandled rejection would end the program.
  const [answer] = await Promise.all([
    page.waitForResponse((response) => request.test(response.url())),
    page.goto(address),
  ]);
  const { items } = await answer.json();
  const row = items.find(fits);
  if (!row) throw new Error(`${address} has no row for this picture`);
  return row;
}

/** The id of a load in such a state. */
export const loadIn = (status, fits) =>
  once(async (page) => {
    const { id } = await rowOf(page, `/apps/loads?group=all&status=${status}`, /\/api\/loads\?.*status=/, fits);
    return id;
  });

/** The address of a list with its first row opened. */
export const firstOpened = (list) =>
  once(async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(list);
    const before = page.url();
    // The outlines that stand there while the rows are loaded have no text.
    await page.locator("tbody tr").filter({ hasText: /\S/ }).first().locator("td, th").nth(1).click();
    await page.waitForURL((url) => url.href !== before);
    return pathOf(page.url());
  });

/** Proposes to purge the first record of a list; the address of the proposal. */
export const proposed = (list) =>
  once(async (page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await list(page));
    await inOrder(selectOne, press("Propose to purge", "Propose"))(page);
    await page.waitForURL(({ searchParams }) => searchParams.has("purge_proposal"));
    return pathOf(page.url());
  });

export function pathOf(url) {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}`;
}
