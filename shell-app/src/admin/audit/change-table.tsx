import type { ApiData } from "@haul/platform";
import { Table } from "@haul/ui/core";
import { words } from "@haul/ui/freight";

type Change = ApiData<"/api/audit_events", "get">["items"][number]["changes"][number];

/** What an event changed, field by field. */
export function ChangeTable({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <Table aria-label="Changes" mt="lg">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Field</Table.Th>
          <Table.Th scope="col">Before</Table.Th>
          <Table.Th scope="col">After</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {changes.map(({ field, from, to }) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{words(field)}</Table.Th>
            <Table.Td>{shown(from)}</Table.Td>
            <Table.Td>{shown(to)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === "") return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
