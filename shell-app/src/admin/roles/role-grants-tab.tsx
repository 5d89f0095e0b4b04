import {
  apiKey,
  type ApiData,
  type Role,
  ROLES,
  type Section,
  useApiMutation,
  useApiQuery,
  useCan,
} from "@haul/platform";
import { useQueryClient } from "@tanstack/react-query";
import { Group, ScrollArea, Stack, Table, Text, toast, Tooltip, useIsPhone } from "@haul/ui/core";
import { PageHeader, Panel, QueryStates, TabRow } from "@haul/ui/data";
import { Switch } from "@haul/ui/forms";
import { AdminTabs } from "../admin-tabs";
import { ROLE, ROLE_LABEL } from "../../words";
import { SECTIONS } from "./sections";
import classes from "./role-grants.module.css";

type Grants = ApiData<"/api/role_grants", "get">;
type Grant = Grants["items"][number];

const PATH = "/api/role_grants";

/** Which sections each role has, beyond its defaults. */
export function RoleGrantsTab() {
  const grants = useApiQuery(PATH);
  return (
    <>
      <PageHeader
        title={ROLE.heading}
        isTight="tabs"
        description="What each role can open. Sections that a role always has are locked; other changes take effect right away."
      />
      <TabRow>
        <AdminTabs active="roles" />
      </TabRow>
      <QueryStates query={grants}>{(data) => <GrantList grants={data.items} />}</QueryStates>
    </>
  );
}

interface GrantsProps {
  grants: readonly Grant[];
}

/** Roles side by side, or, on a phone, under each section. */
function GrantList({ grants }: GrantsProps) {
  return useIsPhone() ? <GrantCards grants={grants} /> : <GrantTable grants={grants} />;
}

const rolesOf = (grants: readonly Grant[]) => ROLES.filter((role) => grants.some((grant) => grant.role === role));
const grantOf = (grants: readonly Grant[], role: Role, section: Section) =>
  grants.find((one) => one.role === role && one.section === section);

function GrantCards({ grants }: GrantsProps) {
  return (
    <Stack>
      {SECTIONS.map(({ section, label, opens }) => (
        <Panel key={section} title={label}>
          <Text size="sm" c="dimmed" mb="xs">
            {opens}
          </Text>
          <Stack gap={0}>
            {rolesOf(grants).map((role) => {
              const grant = grantOf(grants, role, section);
              return (
                grant && (
                  <Group key={role} justify="space-between" mih={44}>
                    <Text aria-hidden>{ROLE_LABEL[role]}</Text>
                    <GrantSwitch grant={grant} label={`${label} for ${ROLE_LABEL[role]}`} role={role} />
                  </Group>
                )
              );
            })}
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
}

function GrantTable({ grants }: GrantsProps) {
  const roles = rolesOf(grants);
  return (
    <ScrollArea>
      <Table aria-label="Sections by role" miw={760} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Section</Table.Th>
            {roles.map((role) => (
              <Table.Th key={role} scope="col">
                {ROLE_LABEL[role]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {SECTIONS.map(({ section, label, opens }) => (
            <Table.Tr key={section}>
              <Table.Th scope="row">
                {label}
                <Text size="sm" c="dimmed" fw={400}>
                  {opens}
                </Text>
              </Table.Th>
              {roles.map((role) => {
                const grant = grantOf(grants, role, section);
                return (
                  <Table.Td key={role}>
                    {grant ? (
                      <GrantSwitch grant={grant} label={`${label} for ${ROLE_LABEL[role]}`} role={role} />
                    ) : null}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

function GrantSwitch({ grant, label, role }: { grant: Grant; label: string; role: Role }) {
  const canWrite = useCan("role_grants:write");
  const queryClient = useQueryClient();
  const settle = {
    // The answer is the whole list, so nothing has to be read again.
    onSuccess: (data: Grants) => {
      queryClient.setQueryData(apiKey(PATH), data);
    },
    onError: (error: unknown) => {
      toast.error(error);
    },
  };
  const give = useApiMutation("put", "/api/role_grants/{role}/{section}", settle);
  const take = useApiMutation("delete", "/api/role_grants/{role}/{section}", settle);
  const target = { params: { path: { role, section: grant.section } } };
  const isPending = give.isPending || take.isPending;
  return (
    <Tooltip label={`${ROLE_LABEL[role]} always has this section`} disabled={!grant.is_default}>
      <Switch
        className={classes.switch ?? ""}
        aria-label={label}
        // Shown at once; a refusal puts it back.
        checked={isPending ? !grant.is_granted : grant.is_granted}
        disabled={grant.is_default || !canWrite || isPending}
        onChange={(event) => {
          (event.currentTarget.checked ? give : take).mutate(target);
        }}
      />
    </Tooltip>
  );
}
