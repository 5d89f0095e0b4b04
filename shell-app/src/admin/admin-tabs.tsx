import { useNavigate } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { API_KEY, COMPANY_ARCHIVE, JOIN_REQUEST, ROLE, USER } from "../words";

export const ADMIN_TABS = ["users", "requests", "roles", "permissions", "keys", "audit", "health", "archive"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

const LABEL: Readonly<Record<AdminTab, string>> = {
  users: USER.heading,
  requests: JOIN_REQUEST.heading,
  roles: ROLE.heading,
  permissions: "Permissions",
  keys: API_KEY.heading,
  audit: "Audit log",
  health: "Health",
  archive: COMPANY_ARCHIVE.title,
};

/** The tabs over every part of `/admin`; each has its own address. */
export function AdminTabs({ active }: { active: AdminTab }) {
  const navigate = useNavigate();
  return (
    <TabStrip
      label="Administration"
      tabs={ADMIN_TABS.map((value) => ({ value, label: LABEL[value] }))}
      value={active}
      onOpen={(tab) => void navigate(tab === "users" ? "/admin" : `/admin?tab=${tab}`)}
    />
  );
}
