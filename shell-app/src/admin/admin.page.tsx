import type { ReactElement } from "react";
import { urlChoice, usePageTitle, useUrlState } from "@haul/platform";
import { ADMIN_TABS, type AdminTab } from "./admin-tabs";
import { ArchiveTab } from "./archive/archive-tab";
import { ApiKeysTab } from "./api-keys/api-keys-tab";
import { AuditTab } from "./audit/audit-tab";
import { HealthTab } from "./health/health-tab";
import { JoinRequestsTab } from "./users/join-requests-tab";
import { PermissionsTab } from "./roles/permissions-tab";
import { RoleGrantsTab } from "./roles/role-grants-tab";
import { UsersTab } from "./users/users-tab";

const STATE = { tab: urlChoice(ADMIN_TABS, "users") };

const TABS: Readonly<Record<AdminTab, () => ReactElement>> = {
  users: UsersTab,
  requests: JoinRequestsTab,
  roles: RoleGrantsTab,
  permissions: PermissionsTab,
  keys: ApiKeysTab,
  audit: AuditTab,
  health: HealthTab,
  archive: ArchiveTab,
};

/** Who may do what in the company, and what was done. */
export default function AdminPage() {
  usePageTitle("Admin");
  const [{ tab }] = useUrlState(STATE);
  const Tab = TABS[tab];
  return <Tab />;
}
