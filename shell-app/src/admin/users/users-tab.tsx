import { useState } from "react";
import { useApiPages, useCan } from "@haul/platform";
import { useListAddress } from "@haul/platform/lists";
import { Button, Email } from "@haul/ui/core";
import { type Column, type Filter, ListPage, listOf, neighbours, withParameter } from "@haul/ui/data";
import { RelativeTime, StatusBadge, statusOptions } from "@haul/ui/freight";
import { IconUserPlus } from "@haul/ui/icons";
import { AdminTabs } from "../admin-tabs";
import { userRecord } from "../admin.records";
import { ROLE_LABEL, ROLE_OPTIONS } from "../role-label";
import { InviteUserDrawer } from "./invite-user-drawer";
import { UserDrawer } from "./user-drawer";
import type { User } from "./users.queries";

const DEFAULT_SORT = "full_name";

const FILTERS: readonly Filter[] = [
  { kind: "select", name: "role", label: "Role", options: ROLE_OPTIONS },
  { kind: "select", name: "state", label: "State", options: statusOptions(userRecord.looks) },
];

const COLUMNS: readonly Column<User>[] = [
  { key: "full_name", title: "Name", isSortable: true, render: (user) => user.full_name },
  { key: "email", title: "Email", isSortable: true, render: (user) => <Email address={user.email} /> },
  { key: "role", title: "Role", render: (user) => ROLE_LABEL[user.role] },
  { key: "terminal", title: "Terminal", render: (user) => user.terminal?.name ?? "–" },
  { key: "state", title: "State", card: "badge", render: (user) => <StatusBadge kind={userRecord.looks} status={user.state} /> },
  {
    key: "last_seen_at",
    title: "Last seen",
    isSortable: true,
    render: (user) => (user.last_seen_at === undefined ? "Never" : <RelativeTime at={user.last_seen_at} />),
  },
];

/** The people of the company. */
export function UsersTab() {
  const { params, setParams, memory } = useListAddress("users");
  const canWrite = useCan("users:write");
  const [isInviting, setInviting] = useState(false);
  const query = {
    q: params.get("q") ?? undefined,
    role: params.get("role") ?? undefined,
    state: params.get("state") ?? undefined,
    sort: params.get("sort") ?? DEFAULT_SORT,
  };
  const list = listOf(useApiPages("/api/users", { params: { query } }));
  const openId = params.get("user");
  const open = (user: User | null) => {
    setParams(withParameter(params, "user", user?.id ?? null));
  };
  const { previous, next } = neighbours(list.rows, (user) => user.id, openId);

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
      title="Users"
      description="Who works here, and in which role."
      action={invite}
      tabs={<AdminTabs active="users" />}
      filters={FILTERS}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      searchPlaceholder="Name or email"
      list={list}
      columns={COLUMNS}
      rowId={(user) => user.id}
      openId={openId}
      onOpen={open}
      defaultSort={DEFAULT_SORT}
      empty={{ title: "No users yet", body: "Invite the people of your company by email.", action: invite }}
    >
      <UserDrawer
        userId={openId}
        onClose={() => {
          open(null);
        }}
        onPrevious={previous ? () => open(previous) : undefined}
        onNext={next ? () => open(next) : undefined}
      />
      <InviteUserDrawer
        isOpen={isInviting}
        onClose={() => {
          setInviting(false);
        }}
      />
    </ListPage>
  );
}
