import type { RemoteManifest, Shortcut } from "@haul/platform";
import { adminRecords } from "../admin/admin.records";
import { companyRecords } from "../company/company.records";
import { dashboardReadings, dashboardRecords } from "../dashboard/dashboard.records";
import { webhookEndpointRecord } from "../developer/webhooks/webhooks.records";
import { layoutReadings, layoutRecords } from "../layout/layout.records";
import { API_KEY, COMPANY_ARCHIVE, JOIN_REQUEST, ROLE, USER, WEBHOOK_ENDPOINT } from "../words";

/** Tabs and forms of the shell's pages. */
const SHORTCUTS: readonly Shortcut[] = [
  {
    label: USER.heading,
    icon: "admin",
    path: "/admin",
    words: ["invite people", "team", "passwords"],
    permission: "users:read",
  },
  {
    label: `Invite ${USER.one}`,
    icon: "admin",
    path: "/admin?add=record",
    words: ["add user", "colleague"],
    permission: "users:write",
  },
  { label: JOIN_REQUEST.heading, icon: "admin", path: "/admin?tab=requests", permission: "users:read" },
  {
    label: ROLE.heading,
    icon: "admin",
    path: "/admin?tab=roles",
    words: ["sections"],
    permission: "role_grants:read",
  },
  {
    label: "Permissions",
    icon: "admin",
    path: "/admin?tab=permissions",
    words: ["who may do what", "matrix"],
    permission: "role_grants:read",
  },
  {
    label: API_KEY.heading,
    icon: "code",
    path: "/admin?tab=keys",
    words: ["integrations"],
    permission: "api_keys:read",
  },
  { label: "Audit log", icon: "admin", path: "/admin?tab=audit", words: ["history"], permission: "audit:read" },
  {
    label: "Health",
    icon: "admin",
    path: "/admin?tab=health",
    words: ["jobs", "storage", "integrations", "errors", "queue"],
    permission: "health:read",
  },
  {
    label: COMPANY_ARCHIVE.title,
    icon: "admin",
    path: "/admin?tab=archive",
    words: ["export everything", "zip", "download all data", "backup"],
    permission: "health:read",
  },
  {
    label: "Company settings",
    icon: "company",
    path: "/CompanyInfo",
    words: ["terminals", "number formats", "mc number", "ein", "addresses"],
    permission: "company:read",
  },
  {
    label: "Banking",
    icon: "company",
    path: "/CompanyInfo?tab=banking",
    words: ["bank account", "remit to", "routing number", "ach"],
    permission: "company:read",
  },
  {
    label: "Carrier packet",
    icon: "company",
    path: "/CompanyInfo?tab=packet",
    words: ["w-9", "insurance certificate", "authority", "bank letter"],
    permission: "company:read",
  },
  {
    label: "Defaults, brand and holidays",
    icon: "company",
    path: "/CompanyInfo?tab=settings",
    words: ["logo", "color", "payment terms", "fiscal year", "mcs-150", "retention"],
    permission: "company:read",
  },
  {
    label: "Email templates",
    icon: "company",
    path: "/CompanyInfo?tab=mail",
    words: ["mail words", "invitation", "quote mail"],
    permission: "company:read",
  },
  {
    label: "Text on papers",
    icon: "company",
    path: "/CompanyInfo?tab=papers",
    words: ["pdf templates", "terms", "invoice text", "bill of lading", "dispatch sheet"],
    permission: "company:read",
  },
  {
    label: "API reference",
    icon: "code",
    path: "/developer/reference",
    words: ["documentation", "developers"],
    permission: "company:read",
  },
  {
    label: "Webhooks",
    icon: "code",
    path: "/developer/webhooks",
    words: ["events", "integrations", "deliveries"],
    permission: "webhooks:read",
  },
  {
    label: `Add ${WEBHOOK_ENDPOINT.one}`,
    icon: "code",
    path: "/developer/webhooks?add=record",
    permission: "webhooks:write",
  },
];

/** What the shell declares, by the area that owns it, as each remote does in its manifest. */
export const SHELL = {
  records: [...adminRecords, ...companyRecords, ...dashboardRecords, ...layoutRecords, webhookEndpointRecord],
  readings: [...dashboardReadings, ...layoutReadings],
  shortcuts: SHORTCUTS,
} satisfies Partial<RemoteManifest>;
