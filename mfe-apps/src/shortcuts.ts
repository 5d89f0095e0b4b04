import type { Shortcut } from "@haul/platform";
import { CUSTOMER, FACILITY, LOAD, QUOTE } from "./words";

/** What people look for beside the menu: forms, reports and settings. */
export const shortcuts: readonly Shortcut[] = [
  {
    label: `New ${LOAD.one}`,
    icon: "loads",
    path: "/apps/loads/new",
    words: ["book a load", "add load"],
    permission: "loads:write",
  },
  {
    label: `Import ${LOAD.many}`,
    icon: "loads",
    path: "/apps/imports?kind=loads",
    words: ["upload", "csv", "spreadsheet"],
    permission: "loads:write",
  },
  {
    label: `New ${QUOTE.one}`,
    icon: "quote",
    path: "/apps/quotation/new",
    words: ["quote a lane", "add quote", "price a lane"],
    permission: "quotes:write",
  },
  {
    label: `${QUOTE.title} report`,
    icon: "chart",
    path: "/apps/quotation/report",
    words: ["win rate"],
    permission: "quotes:read",
  },
  {
    label: "Late and exceptions",
    icon: "map",
    path: "/apps/track&trace/exceptions",
    words: ["tracking exceptions", "problems"],
    permission: "tracking:read",
  },
  {
    label: "On-time report",
    icon: "chart",
    path: "/apps/track&trace/on-time",
    words: ["scorecard", "service"],
    permission: "tracking:read",
  },
  {
    label: "Who pays detention",
    icon: "chart",
    path: "/apps/loads/detention/payers",
    words: ["who pays", "payers"],
    permission: "loads:read",
  },
  {
    label: "Available trucks",
    icon: "chart",
    path: "/apps/loads/available",
    words: ["empty trucks", "availability", "capacity"],
    permission: "loads:read",
  },
  {
    label: "Assignment rules",
    icon: "calendar",
    path: "/apps/loads/board?panel=rules",
    words: ["dispatch rules", "settings"],
    permission: "loads:read",
  },
  {
    label: `Add ${CUSTOMER.one}`,
    icon: "company",
    path: "/apps/customers?add=record",
    words: ["new customer", "new broker"],
    permission: "customers:write",
  },
  {
    label: `Add ${FACILITY.one}`,
    icon: "map",
    path: "/apps/facilities?add=record",
    words: ["new facility", "shipper", "receiver"],
    permission: "facilities:write",
  },
  {
    label: `Import ${CUSTOMER.many}`,
    icon: "company",
    path: "/apps/imports?kind=customers",
    words: ["upload", "csv", "spreadsheet"],
    permission: "customers:write",
  },
];
