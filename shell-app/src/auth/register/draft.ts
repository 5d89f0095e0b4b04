import { EMPTY_REGISTRATION, type RegistrationValues } from "./registration";

const KEY = "haul.registration";

/** What has to be entered again: a password is never stored, and terms are accepted at the end. */
const LEFT_OUT: readonly string[] = ["password", "areTermsAccepted"];

/** What was typed into the registration in this tab, before a reload or a look at another page. */
export function readRegistrationDraft(): RegistrationValues {
  const stored = parsed();
  const texts = Object.keys(EMPTY_REGISTRATION).filter(
    (name) => !LEFT_OUT.includes(name) && typeof stored[name] === "string",
  );
  return { ...EMPTY_REGISTRATION, ...Object.fromEntries(texts.map((name) => [name, stored[name]])) };
}

export function writeRegistrationDraft(values: RegistrationValues): void {
  const kept = Object.entries(values).filter(([name]) => !LEFT_OUT.includes(name));
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is refused: what was typed lives as long as the page.
  }
}

export function dropRegistrationDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}

function parsed(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
