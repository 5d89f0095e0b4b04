import { useQuery } from "@tanstack/react-query";
import { Code, Table, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { remotes } from "../../remotes";
import type { Remote } from "../../remotes/registry";

/** What the shell has read of each front-end: its version and its contract. */
export function DeployedFrontEnds() {
  const list = useQuery({ queryKey: ["remotes.json"], queryFn: () => remotes() });
  return (
    <QueryStates query={list}>
      {(all) =>
        all.length === 0 ? (
          <Text c="dimmed">None yet.</Text>
        ) : (
          <Table.ScrollContainer minWidth={420}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Front-end</Table.Th>
                  <Table.Th>Version</Table.Th>
                  <Table.Th>Contract</Table.Th>
                  <Table.Th>Paths</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {all.map((remote) => (
                  <Row key={remote.id} remote={remote} />
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )
      }
    </QueryStates>
  );
}

function Row({ remote }: { remote: Remote }) {
  if (!remote.isKnown)
    return (
      <Table.Tr>
        <Table.Td>{remote.id}</Table.Td>
        <Table.Td colSpan={3}>{remote.problem.message}</Table.Td>
      </Table.Tr>
    );
  const { title, version, contract, paths } = remote.manifest;
  return (
    <Table.Tr>
      <Table.Td>{title}</Table.Td>
      <Table.Td>{version}</Table.Td>
      <Table.Td>{contract}</Table.Td>
      <Table.Td>
        <Code dir="ltr">{startOf(paths.map(({ pattern }) => pattern))}</Code>
      </Table.Td>
    </Table.Tr>
  );
}

/** A front-end has dozens of paths; the first says whose they are. */
function startOf(patterns: readonly string[]): string {
  const [first = "–", ...others] = patterns;
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
