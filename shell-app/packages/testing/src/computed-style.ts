/**
 * `getComputedStyle` for documents without style sheets of their own, as tests have them: what an element says of
 * itself, how browsers show its tag, and what is inherited.
 *
 * jsdom matches each rule of a browser's default style sheet against each element that a query by role passes, and
 * forgets the result with every change of the page. That took a quarter of the time of the screen tests.
 */
export function computedStyle(element: Element): CSSStyleDeclaration {
  const getPropertyValue = (name: string) => valueOf(element, name);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === "getPropertyValue") return getPropertyValue;
      return typeof name === "string" ? getPropertyValue(kebabCase(name)) : undefined;
    },
  });
}

/** The inherited ones of those that the tests' libraries ask for. */
const INHERITED: Readonly<Record<string, string>> = { visibility: "visible", "pointer-events": "auto" };

function valueOf(element: Element, name: string): string {
  const own = (element as HTMLElement).style.getPropertyValue(name);
  if (own !== "") return own;
  if (name === "display") return isHidden(element) ? "none" : displayOf(element);
  const initial = INHERITED[name];
  if (initial === undefined) return "";
  return element.parentElement ? valueOf(element.parentElement, name) : initial;
}

const isHidden = (element: Element) =>
  element.hasAttribute("hidden") ||
  (element.localName === "dialog" && !element.hasAttribute("open")) ||
  (element.localName === "input" && element.getAttribute("type") === "hidden");

/** jsdom's own, which is asked once for a tag. */
const jsdomStyle = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

function displayOf({ namespaceURI, localName }: Element): string {
  const known = displays.get(localName);
  if (known !== undefined) return known;
  // An open dialog is shown as a block; elsewhere attributes make no difference.
  const example = localName === "dialog" ? "div" : localName;
  const { display } = jsdomStyle(document.createElementNS(namespaceURI, example));
  displays.set(localName, display);
  return display;
}

const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
