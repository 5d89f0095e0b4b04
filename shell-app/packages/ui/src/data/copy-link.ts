import { toast } from "../core/toasts";

/** Browsers have a clipboard on secure pages only. */
export const canCopy = () => "clipboard" in navigator;

/**
 * Puts the page's address with this search into the clipboard; where the browser refuses, a person copies it from the toast.
 * `said` is what the toast says.
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
