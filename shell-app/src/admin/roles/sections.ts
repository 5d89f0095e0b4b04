import type { Section } from "@haul/platform";

/** What the sections open, in the order of the menu. */
export const SECTIONS: readonly { readonly section: Section; readonly label: string; readonly opens: string }[] = [
  { section: "dashboard", label: "Dashboard", opens: "Operations & cash, analytics" },
  { section: "loads", label: "Loads", opens: "Loads, customers, facilities, documents" },
  { section: "tracking", label: "Track & trace", opens: "Open loads, check calls, exceptions, links" },
  { section: "quotes", label: "Quotes", opens: "Quotes, win rate" },
  { section: "pricing", label: "Pricing", opens: "Approving quotes, cost model, fuel programs" },
  { section: "safety", label: "Safety", opens: "Drivers, trucks, trailers, fleet owners" },
  {
    section: "driver_files",
    label: "Driver files",
    opens: "Drug and alcohol tests, previous employers, birth dates, Social Security numbers, audit binders",
  },
  {
    section: "financial",
    label: "Financial",
    opens: "Ready to bill, approving loads for billing, accepting credit risk",
  },
  { section: "corrections", label: "Corrections", opens: "Voiding times, reopening loads, taking back approvals" },
  { section: "company", label: "Company", opens: "Company information, terminals" },
  { section: "admin", label: "Admin", opens: "Users, roles, API keys, audit log" },
];
