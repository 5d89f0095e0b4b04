import { type ApiData, type Role, ROLES, type Section, useApiQuery } from "@haul/platform";
import { Badge, Group, ScrollArea, Stack, Table, Text, useIsPhone, VisuallyHidden } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates, TabRow } from "@haul/ui/data";
import { IconCheck } from "@haul/ui/icons";
import { AdminTabs } from "../admin-tabs";
import { ROLE_LABEL } from "../../words";
import { SECTIONS } from "./sections";

type Permission = ApiData<"/api/role_permissions", "get">["items"][number];

/** What each role may do, as the server decides it with each request. Sections are opened on the tab beside. */
export function PermissionsTab() {
  const permissions = useApiQuery("/api/role_permissions");
  return (
    <>
      <PageHeader
        title="Permissions"
        isTight="tabs"
        description="What each role may do, under every section that opens it. Open or close sections under Roles to change it."
      />
      <TabRow>
        <AdminTabs active="permissions" />
      </TabRow>
      <QueryStates query={permissions}>{({ items }) => <Matrix permissions={items} />}</QueryStates>
    </>
  );
}

/** A permission stands in each section that contains it, because each of them opens it. */
function Matrix({ permissions }: { permissions: readonly Permission[] }) {
  const isPhone = useIsPhone();
  return (
    <Stack>
      {SECTIONS.map(({ section, label }) => {
        const inside = permissions.filter(({ sections }) => sections.includes(section));
        return (
          <Panel key={section} title={label}>
            {isPhone ? (
              <Cards permissions={inside} section={section} />
            ) : (
              <Rows permissions={inside} label={label} section={section} />
            )}
          </Panel>
        );
      })}
    </Stack>
  );
}

/** With the other sections that open it: a role may have it through one of them. */
function Words({ permission, section }: { permission: Permission; section: Section }) {
  const others = SECTIONS.filter((one) => one.section !== section && permission.sections.includes(one.section));
  return (
    <>
      {permission.description}
      <Text size="sm" c="dimmed" fw={400}>
        {permission.permission}
        {others.length > 0 && <span>, also under {others.map(({ label }) => label).join(", ")}</span>}
      </Text>
    </>
  );
}

interface RowsProps {
  permissions: readonly Permission[];
  label: string;
  section: Section;
}

function Rows({ permissions, label, section }: RowsProps) {
  return (
    <ScrollArea>
      <Table aria-label={`Permissions of ${label}`} miw={760} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" w="40%">
              Permission
            </Table.Th>
            {ROLES.map((role) => (
              <Table.Th key={role} scope="col">
                {ROLE_LABEL[role]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {permissions.map((permission) => (
            <Table.Tr key={`${section} ${permission.permission}`}>
              <Table.Th scope="row">
                <Words permission={permission} section={section} />
              </Table.Th>
              {ROLES.map((role) => (
                <Table.Td key={role}>
                  <Answer isAllowed={permission.roles.includes(role)} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function Answer({ isAllowed }: { isAllowed: boolean }) {
  if (!isAllowed) return <VisuallyHidden>No</VisuallyHidden>;
  return (
    <>
      <IconCheck size={18} aria-hidden />
      <VisuallyHidden>Yes</VisuallyHidden>
    </>
  );
}

function Cards({ permissions, section }: Omit<RowsProps, "label">) {
  return (
    <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
      {permissions.map((permission) => (
        <li key={permission.permission}>
          <Words permission={permission} section={section} />
          <Group gap="xs" mt={4}>
            {ROLES.filter((role: Role) => permission.roles.includes(role)).map((role) => (
              <Badge key={role} variant="light">
                {ROLE_LABEL[role]}
              </Badge>
            ))}
          </Group>
        </li>
      ))}
    </Stack>
  );
}
