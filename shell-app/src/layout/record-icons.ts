import type { RecordIcon } from "@haul/platform";
import { type Icon, IconBuildingWarehouse, IconContainer, IconFile, IconReceipt } from "@haul/ui/icons";
import { NAV_ICON } from "./nav-icons";

/** The drawing behind each name that a record may use; apart from the menu's, which every page loads. */
const RECORD_ICON: Readonly<Record<RecordIcon, Icon>> = {
  ...NAV_ICON,
  receipt: IconReceipt,
  container: IconContainer,
  warehouse: IconBuildingWarehouse,
};

/** A front-end of another build may name an icon that this one does not have. */
export function recordIcon(name = ""): Icon {
  const drawn: Partial<Record<string, Icon>> = RECORD_ICON;
  return drawn[name] ?? IconFile;
}
