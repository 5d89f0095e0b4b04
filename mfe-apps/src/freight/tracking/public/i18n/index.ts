import { createTranslations } from "@haul/platform/i18n";
import { en } from "./en";
import { es } from "./es";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "driver";
    resources: { driver: typeof en };
  }
}

/** The catalogs of the driver's page. */
export const { i18next, changeLanguage, preferLanguage } = createTranslations("driver", { en, es });
