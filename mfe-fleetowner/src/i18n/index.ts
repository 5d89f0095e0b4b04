import { createInstance, type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { en } from "./en";
import { es } from "./es";

export const LANGUAGES = { en: "English", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

/** Where the person's choice is kept; the public application form uses the same one. */
const LANGUAGE_KEY = "haul.language";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "portal";
    resources: { portal: typeof en };
  }
}

/** The portal's catalogs. Only this front-end loads them: staff screens are English. */
export const i18next: i18n = createInstance();

void i18next.use(initReactI18next).init({
  lng: firstLanguage(),
  fallbackLng: "en",
  defaultNS: "portal",
  resources: { en: { portal: en }, es: { portal: es } },
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

function firstLanguage(): Language {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    if (stored === "en" || stored === "es") return stored;
  } catch {
    // Blocked storage: the browser's language decides.
  }
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}
