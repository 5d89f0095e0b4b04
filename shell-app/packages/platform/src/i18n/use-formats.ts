import { useTranslation } from "react-i18next";
import { formatsFor, type Formats } from "./formats";

export function useFormats(): Formats {
  return formatsFor(useTranslation().i18n.language);
}
