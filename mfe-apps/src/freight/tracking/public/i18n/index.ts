import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en";
import { es } from "./es";

export type Language = "en" | "es";

/** Where the person's choice is kept; the fleet owners' portal uses the same one. */
const LANGUAGE_KEY = "haul.language";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "driver";
    resources: { driver: typeof en };
  }
}

/** The catalogs of the driver's page. Only that page loads them: staff screens are English. */
export const i18next: i18n = createInstance();

void i18next.use(initReactI18next).init({
  lng: chosen() ?? ofPhone(),
  fallbackLng: "en",
  defaultNS: "driver",
  resources: { en: { driver: en }, es: { driver: es } },
  // React escapes.
  interpolation: { escapeValue: false },
});

/** Switches and remembers. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The choice then lasts as long as the page.
  }
  await i18next.changeLanguage(language);
}

/** What dispatch chose for the driver, unless the driver chose on this phone. */
export function preferLanguage(language: Language | undefined): void {
  const wanted = chosen() ?? language;
  if (wanted && wanted !== i18next.language) void i18next.changeLanguage(wanted);
}

function chosen(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    if (stored === "en" || stored === "es") return stored;
  } catch {
    // Blocked storage: dispatch or the phone decides.
  }
  return undefined;
}

function ofPhone(): Language {
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}
