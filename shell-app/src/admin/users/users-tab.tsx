import { useCan } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { Button, Email } from "@haul/ui/core";
import { type Column, type Filter, ListPage, withParameter } from "@haul/ui/data";
import { RelativeTime, StatusBadge, statusOptions } from "@haul/ui/freight";
import { IconUserPlus } from "@haul/ui/icons";
import { AdminTabs } from "../admin-tabs";
import { userRecord } from "../admin.records";
import { ROLE_LABEL, USER } from "../../words";
import { ROLE_OPTIONS } from "../role-options";
import { InviteUserDrawer } from "./invite-user-drawer";
import { UserDrawer } from "./user-drawer";
import { type User, userList } from "./users.queries";

const FILTERS: readonly Filter[] = [
  { kind: "select", name: "role", label: "Role", options: ROLE_OPTIONS },
  { kind: "select", name: "status", label: "Status", options: statusOptions(userRecord.looks) },
];

const COLUMNS: readonly Column<User>[] = [
  { key: "full_name", title: "Name", isSortable: true, render: (user) => user.full_name },
  { key: "email", title: "Email", isSortable: true, render: (user) => <Email address={user.email} /> },
  { key: "role", title: "Role", render: (user) => ROLE_LABEL[user.role] },
  {
    key: "terminals",
    title: "Terminals",
    isEmpty: ({ terminals }) => terminals.length === 0,
    render: (user) => user.terminals.map(({ name }) => name).join(", "),
  },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: (user) => <StatusBadge kind={userRecord.looks} status={user.status} />,
  },
  {
    key: "last_seen_at",
    title: "Last seen",
    isSortable: true,
    render: (user) => (user.last_seen_at === undefined ? "Never" : <RelativeTime at={user.last_seen_at} />),
  },
];

/** Opens the form, as on every list, so that the search and the first steps lead to it. */
const ADDING = "add";

/** The people of the company. */
export function UsersTab() {
  const { page, drawer, params, setParams } = useRecordList(userList);
  const canWrite = useCan("users:write");
  const setInviting = (is: boolean) => setParams((current) => withParameter(current, ADDING, is ? "record" : null));

  const invite = canWrite && (
    <Button
      leftSection={<IconUserPlus size={16} aria-hidden />}
      onClick={() => {
        setInviting(true);
      }}
    >
      Invite user
    </Button>
  );
  return (
    <ListPage
      {...page}
      title={USER.heading}
      description="Everyone in your company, and their roles."
      action={invite}
      tabs={<AdminTabs active="users" />}
      filters={FILTERS}
      searchPlaceholder="Name or email"
      columns={COLUMNS}
      empty={{ title: "No users yet", body: "Invite your colleagues by email.", action: invite }}
    >
      {drawer && <UserDrawer {...drawer} />}
      <InviteUserDrawer
        isOpen={canWrite && params.has(ADDING)}
        onClose={() => {
          setInviting(false);
        }}
      />
    </ListPage>
  );
}
