import { createTranslations } from "@haul/platform/i18n";
import { en } from "./en";
import { es } from "./es";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "portal";
    resources: { portal: typeof en };
  }
}

/** The portal's catalogs. */
export const { i18next, changeLanguage } = createTranslations("portal", { en, es });
