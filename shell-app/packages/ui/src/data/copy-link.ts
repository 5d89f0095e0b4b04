import { toast } from "../core/toasts";

/** Browsers have a clipboard on secure pages only. */
export const canCopy = () => "clipboard" in navigator;

/**
 * Copies the page's address with this search to the clipboard; if the browser refuses, a toast shows it for copying.
 * `said` is the toast's text.
 */
export async function copyLink(search: string, said = "Link copied."): Promise<void> {
  const link = new URL(`${location.pathname}?${search}`, location.origin).href;
  try {
    await navigator.clipboard.writeText(link);
    toast.success(said);
  } catch {
    toast.warning(link, { title: "Copy this link", isLasting: true });
  }
}
