import type { ApiData } from "@haul/platform";
import { Table } from "@haul/ui/core";
import { changedField, changedValue } from "@haul/ui/freight";

type Change = ApiData<"/api/audit_events", "get">["items"][number]["changes"][number];

const NOTHING = "–";

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
        {changes.map((change) => {
          const [before, after] = shownOf(change);
          return (
            <Table.Tr key={change.field}>
              <Table.Th scope="row">{changedField(change.field)}</Table.Th>
              <Table.Td>{before}</Table.Td>
              <Table.Td>{after}</Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}

/** Both values as people write them; as recorded where only that tells them apart, as with "gary" and "Gary". */
function shownOf({ field, from, to }: Change): readonly [string, string] {
  const [before, after] = [shown(field, from), shown(field, to)];
  return before === after ? [recorded(from), recorded(to)] : [before, after];
}

function shown(field: string, value: unknown): string {
  const text = recorded(value);
  return text === NOTHING ? text : changedValue(field, text);
}

function recorded(value: unknown): string {
  if (value === undefined || value === null || value === "") return NOTHING;
  return typeof value === "string" ? value : JSON.stringify(value);
}
