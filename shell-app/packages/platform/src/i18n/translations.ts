import { createInstance, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";

export const LANGUAGES = { en: "English", es: "Español" } as const;
export type Language = keyof typeof LANGUAGES;

/** Where the person's choice is kept, one for all pages. */
const LANGUAGE_KEY = "haul.language";

export interface Translations {
  readonly i18next: i18n;
  /** Switches and remembers. */
  readonly changeLanguage: (language: Language) => Promise<void>;
  /** What others chose for the person, unless they chose in this browser. */
  readonly preferLanguage: (language: Language | undefined) => void;
}

/**
 * The catalogs of pages that people read without an account. Only those pages load them: staff screens are English.
 * The front-end declares the keys' types beside them, and puts `I18nextProvider` around its pages.
 *
 * ```ts
 * export const { i18next, changeLanguage } = createTranslations("portal", { en, es });
 * ```
 */
export function createTranslations(name: string, catalogs: Readonly<Record<Language, ResourceKey>>): Translations {
  const i18next = createInstance();
  void i18next.use(initReactI18next).init({
    lng: chosen() ?? ofBrowser(),
    fallbackLng: "en",
    defaultNS: name,
    resources: { en: { [name]: catalogs.en }, es: { [name]: catalogs.es } },
    // React escapes.
    interpolation: { escapeValue: false },
  });
  return {
    i18next,
    changeLanguage: async (language) => {
      try {
        localStorage.setItem(LANGUAGE_KEY, language);
      } catch {
        // The choice then lasts as long as the page.
      }
      await i18next.changeLanguage(language);
    },
    preferLanguage: (language) => {
      const wanted = chosen() ?? language;
      if (wanted && wanted !== i18next.language) void i18next.changeLanguage(wanted);
    },
  };
}

function chosen(): Language | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    if (stored === "en" || stored === "es") return stored;
  } catch {
    // Blocked storage: whoever sent the link decides, or the browser.
  }
  return undefined;
}

function ofBrowser(): Language {
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}
