import { confirm } from "../core/confirm";

/** A form with changes. */
export interface UnsavedForm {
  readonly element: () => HTMLElement | null;
  /** Whether what it shows would be lost. */
  readonly isUnsaved: () => boolean;
}

const typedInto = new Set<UnsavedForm>();
/** On while an answered question lets a click through. */
let isLeaving = false;

/** Watches over a form from its first change on; ends with the returned function. */
export function watchUnsaved(form: UnsavedForm): () => void {
  if (typedInto.size === 0) window.addEventListener("beforeunload", stay);
  typedInto.add(form);
  return () => {
    typedInto.delete(form);
    if (typedInto.size === 0) window.removeEventListener("beforeunload", stay);
  };
}

/**
 * Whether leaving the page would lose something, or closing the part of it that is given.
 * A router's blocker asks this and then `confirmLeaving`.
 */
export function hasUnsavedForms(part: Node = document): boolean {
  if (isLeaving) return false;
  return [...typedInto].some((form) => {
    const element = form.element();
    return element !== null && part.contains(element) && form.isUnsaved();
  });
}

/** The one question of every form that is left with changes in it. */
export function confirmLeaving(): Promise<boolean> {
  return confirm({
    title: "Leave without saving?",
    body: "What you entered here is not saved.",
    action: "Leave",
    cancel: "Keep editing",
    isDestructive: true,
  });
}

/** The browser asks in its own words when the tab is closed or loaded again. */
function stay(event: BeforeUnloadEvent) {
  if (hasUnsavedForms()) event.preventDefault();
}

const OVERLAY = ".mantine-Modal-root, .mantine-Drawer-root";
const CLOSE = ".mantine-Modal-close, .mantine-Drawer-close";
const BACKDROP = ".mantine-Modal-overlay, .mantine-Drawer-overlay";

const overlayOf = (target: Element): Element | null => target.closest(OVERLAY);

/** Takes the event away from all others, asks, and clicks on `then` if the person agrees. */
async function ask(event: Event, then: HTMLElement): Promise<void> {
  event.preventDefault();
  event.stopImmediatePropagation();
  if (await confirmLeaving()) letThrough(then);
}

function letThrough(target: HTMLElement) {
  isLeaving = true;
  try {
    target.click();
  } finally {
    isLeaving = false;
  }
}

/** A dialog's or drawer's cross and its backdrop close it; a link leads elsewhere. */
function guardClick(event: MouseEvent) {
  const { target } = event;
  if (isLeaving || typedInto.size === 0 || !(target instanceof Element)) return;
  const closing = target.closest<HTMLElement>(`${CLOSE}, ${BACKDROP}`);
  const overlay = closing && overlayOf(closing);
  if (closing && overlay) {
    if (hasUnsavedForms(overlay)) void ask(event, closing);
    return;
  }
  const link = target.closest<HTMLAnchorElement>("a[href]");
  if (link && leadsAway(link, event) && hasUnsavedForms()) void ask(event, link);
}

/** Another page in this tab: not a new tab, not a download, not a place on the same page. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute("download") || (link.target !== "" && link.target !== "_self")) return false;
  const { origin, pathname, search } = window.location;
  return link.origin === origin && `${link.pathname}${link.search}` !== `${pathname}${search}`;
}

/**
 * Escape closes only the top overlay: Mantine's own handler would close all that are open.
 * An open list or calendar takes the key for itself.
 */
function guardEscape(event: KeyboardEvent) {
  if (event.key !== "Escape" || event.isComposing || !(event.target instanceof Element)) return;
  if (event.target.getAttribute("data-mantine-stop-propagation") === "true") return;
  const guarded = [...document.querySelectorAll(OVERLAY)].filter((overlay) => hasUnsavedForms(overlay));
  const last = guarded.at(-1);
  if (!last) return;
  const top = overlayOf(event.target) ?? last;
  const cross = top.querySelector<HTMLElement>(CLOSE);
  if (!cross) return;
  if (guarded.includes(top)) {
    void ask(event, cross);
  } else {
    event.preventDefault();
    event.stopImmediatePropagation();
    cross.click();
  }
}

// From the start and not with the first form: Mantine listens for Escape on the window as well, and the first to
// listen is the first to be asked.
window.addEventListener("click", guardClick, { capture: true });
window.addEventListener("keydown", guardEscape, { capture: true });
