/**
 * Opens an address that is still to come in a new tab. Browsers let a click open one, and block what opens later: the tab
 * is there at once, and goes to the address when it is known.
 */
export async function openInTab(address: Promise<string>): Promise<void> {
  const tab = window.open("", "_blank");
  if (tab) tab.opener = null;
  try {
    const url = await address;
    if (tab) tab.location.replace(url);
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
