/** Pages in English and Spanish: catalogs, the person's choice, and how times and figures are written. */
export { I18nextProvider, useTranslation } from "react-i18next";
export { formatsFor, type Formats } from "./formats";
export { createTranslations, LANGUAGES, type Language, type Translations } from "./translations";
export { useFormats } from "./use-formats";
