import type { ApiData } from "@haul/platform";
import { Table } from "@haul/ui/core";
import { formatDate, formatMoney, formatStopTime, localZone } from "@haul/ui/format";
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
        {changes.map((change) => {
          const [before, after] = shownOf(change);
          return (
            <Table.Tr key={change.field}>
              <Table.Th scope="row">{words(change.field.replace(/^is_|_cents$/g, ""))}</Table.Th>
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
  if (text === "true") return "Yes";
  if (text === "false") return "No";
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatStopTime(text, localZone());
  // The record's currency is not part of the event.
  if (field.endsWith("_cents") && /^-?\d+$/.test(text)) return formatMoney(Number(text)).replace("$", "");
  return /^[a-z]+(_[a-z]+)*$/.test(text) ? words(text) : text;
}

function recorded(value: unknown): string {
  if (value === undefined || value === null || value === "") return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
