import { Stack, Table, Text } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { formatMoney } from "@haul/ui/format";
import { codeWord } from "@haul/ui/freight";
import { KINDS, recordCount, rowCount, were } from "./import-kinds";
import { type Import, type Reconciliation, useReconciliation } from "./imports.queries";

/** Whether everything of the file arrived: what it charges, what was booked of it, and what explains a difference. */
export function ImportReconciliation({ data }: { data: Import }) {
  const query = useReconciliation(data.id);
  return (
    <Panel title="Compared with the file">
      <QueryStates query={query}>{(found) => <Comparison data={data} found={found} />}</QueryStates>
    </Panel>
  );
}

function Comparison({ data, found }: { data: Import; found: Reconciliation }) {
  return (
    <Stack gap="sm">
      <Text>{rowSentence(data)}</Text>
      {found.amounts.length > 0 && <Amounts amounts={found.amounts} />}
      {reasons(data, found).map((reason) => (
        <Text key={reason} size="sm" c="dimmed">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}

function Amounts({ amounts }: Pick<Reconciliation, "amounts">) {
  const sum = (key: "file_cents" | "imported_cents" | "booked_cents") =>
    amounts.reduce((total, one) => total + one[key], 0);
  const total = {
    file_cents: sum("file_cents"),
    imported_cents: sum("imported_cents"),
    booked_cents: sum("booked_cents"),
  };
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label="Amounts of the file and of the loads">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Charge</Table.Th>
            {["In the file", "Of imported rows", "Booked", "Difference"].map((title) => (
              <Table.Th key={title} scope="col" ta="end">
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {amounts.map((one) => (
            <AmountRow key={one.code} label={codeWord("charge", one.code)} {...one} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <AmountRow label="Total" {...total} />
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}

interface AmountRowProps {
  label: string;
  file_cents: number;
  imported_cents: number;
  booked_cents: number;
}

function AmountRow({ label, file_cents, imported_cents, booked_cents }: AmountRowProps) {
  const difference = booked_cents - imported_cents;
  return (
    <Table.Tr>
      <Table.Th scope="row">{label}</Table.Th>
      {[file_cents, imported_cents, booked_cents].map((cents, at) => (
        <Table.Td key={at} ta="end">
          {formatMoney(cents)}
        </Table.Td>
      ))}
      <Table.Td ta="end" fw={difference === 0 ? 400 : 600}>
        {difference === 0 ? "None" : formatMoney(difference)}
      </Table.Td>
    </Table.Tr>
  );
}

function rowSentence({ kind, total_rows, imported_rows, bad_rows, refused_rows, undone_rows }: Import): string {
  const left = bad_rows + refused_rows;
  const became = `Of ${rowCount(total_rows)}, ${recordCount(kind, imported_rows)} ${were(imported_rows)} ${KINDS[kind].made}`;
  const out = left === 0 ? "none was left out" : `${rowCount(left)} ${were(left)} left out for the reasons below`;
  const undone = undone_rows === 0 ? "" : ` ${recordCount(kind, undone_rows)} ${were(undone_rows)} undone.`;
  return `${became}; ${out}.${undone}`;
}

/** What explains a difference. */
function reasons({ kind }: Import, found: Reconciliation): readonly string[] {
  const { changed_records: changed, missing_records: missing, unreadable_rows: unreadable, amounts } = found;
  const uncounted = amounts.reduce((total, one) => total + one.uncounted_rows, 0);
  return [
    changed > 0 && `${recordCount(kind, changed)} ${were(changed)} changed or canceled since the import.`,
    missing > 0 && `${recordCount(kind, missing)} ${were(missing)} removed since the import.`,
    unreadable > 0 && `Amounts that can't be read are not counted: ${rowCount(unreadable)}.`,
    uncounted > 0 &&
      `Amounts that depend on other charges, or on hours or weight that the file does not say, are only in what was booked: ${rowCount(uncounted)}.`,
  ].filter((reason) => reason !== false);
}
