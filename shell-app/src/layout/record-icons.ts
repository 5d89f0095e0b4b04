import type { RecordIcon } from "@haul/platform";
import { type Icon, IconContainer, IconReceipt } from "@haul/ui/icons";
import { NAV_ICON } from "./nav-icons";

/** The drawing behind each name that a record may use; apart from the menu's, which every page loads. */
export const RECORD_ICON: Readonly<Record<RecordIcon, Icon>> = {
  ...NAV_ICON,
  receipt: IconReceipt,
  container: IconContainer,
};
