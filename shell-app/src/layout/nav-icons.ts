import type { NavIcon } from "@haul/platform";
import {
  IconBook2,
  IconBuilding,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendar,
  IconCalendarCheck,
  IconCash,
  IconChartBar,
  IconClipboardList,
  IconClock,
  IconCode,
  IconFile,
  IconFileDollar,
  IconId,
  IconLayoutDashboard,
  IconMail,
  IconMap,
  IconMessage,
  IconReceiptDollar,
  IconReportMoney,
  IconShieldLock,
  IconTool,
  IconTruck,
  IconTruckDelivery,
  IconUsers,
  type Icon,
} from "@haul/ui/icons";

/** The drawing behind each name that a manifest may use. */
export const NAV_ICON: Readonly<Record<NavIcon, Icon>> = {
  dashboard: IconLayoutDashboard,
  chart: IconChartBar,
  loads: IconTruckDelivery,
  quote: IconReceiptDollar,
  map: IconMap,
  drivers: IconId,
  trucks: IconTruck,
  invoice: IconFileDollar,
  payment: IconCash,
  receivable: IconReportMoney,
  ledger: IconBook2,
  close: IconCalendarCheck,
  maintenance: IconTool,
  calendar: IconCalendar,
  clock: IconClock,
  chat: IconMessage,
  mail: IconMail,
  tasks: IconClipboardList,
  files: IconFile,
  company: IconBuilding,
  customers: IconUsers,
  warehouse: IconBuildingWarehouse,
  store: IconBuildingStore,
  admin: IconShieldLock,
  code: IconCode,
};

/** A front-end of another build may name an icon that this one does not have. */
export function drawn(name: string | undefined, icons: Partial<Record<string, Icon>> = NAV_ICON): Icon {
  return icons[name ?? ""] ?? IconFile;
}
