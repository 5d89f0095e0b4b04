import { useEffect, useRef } from "react";
import { useNavigate } from "@haul/platform";
import { Tabs } from "@haul/ui/core";
import { API_KEY, JOIN_REQUEST, ROLE, USER } from "../words";

export const ADMIN_TABS = ["users", "requests", "roles", "keys", "audit"] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

const LABEL: Readonly<Record<AdminTab, string>> = {
  users: USER.heading,
  requests: JOIN_REQUEST.heading,
  roles: ROLE.heading,
  keys: API_KEY.heading,
  audit: "Audit log",
};

/** The tabs over every part of `/admin`; each has its own address. */
export function AdminTabs({ active }: { active: AdminTab }) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [active]);
  return (
    <Tabs
      value={active}
      onChange={(tab) => void navigate(tab === "users" ? "/admin" : `/admin?tab=${tab ?? ""}`)}
      mb="sm"
    >
      {/* One line, which a phone scrolls. */}
      <Tabs.List ref={list} aria-label="Administration" style={{ flexWrap: "nowrap", overflow: "auto hidden" }}>
        {ADMIN_TABS.map((tab) => (
          <Tabs.Tab key={tab} value={tab} style={{ flex: "none" }}>
            {LABEL[tab]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
}
