import { createTranslations, useTranslation } from "@haul/platform/i18n";
import { en } from "./en";
import { es, PAPERS_IN_SPANISH, REASONS_IN_SPANISH } from "./es";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "papers";
    resources: { papers: typeof en };
  }
}

/** The catalogs of the page on which a driver sends papers. */
export const { i18next, changeLanguage } = createTranslations("papers", { en, es });

/** What the server and the office say in English, in the page's language as far as it is known. */
export function useSaid() {
  const isSpanish = useTranslation().i18n.language === "es";
  return {
    paperName: ({ item_type, name }: { item_type: string; name: string }) =>
      (isSpanish ? PAPERS_IN_SPANISH[item_type] : undefined) ?? name,
    reason: (text: string) => (isSpanish ? REASONS_IN_SPANISH[text] : undefined) ?? text,
  };
}
