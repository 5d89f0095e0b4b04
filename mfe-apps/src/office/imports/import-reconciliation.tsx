import { Stack, Table, Text, useIsPhone } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
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

const AMOUNTS = "Amounts in the file and in the loads";
/** The difference is between what was imported and what is booked; what was left out is no difference. */
const COLUMNS = ["In the file", "Not imported", "Imported", "Booked", "Difference"] as const;

function Amounts({ amounts }: Pick<Reconciliation, "amounts">) {
  const sum = (key: "file_cents" | "imported_cents" | "booked_cents") =>
    amounts.reduce((total, one) => total + one[key], 0);
  const total = {
    file_cents: sum("file_cents"),
    imported_cents: sum("imported_cents"),
    booked_cents: sum("booked_cents"),
  };
  // A table would hide the difference beyond the edge of a phone.
  if (useIsPhone()) {
    return (
      <Stack gap="sm" role="group" aria-label={AMOUNTS}>
        {amounts.map((one) => (
          <AmountCard key={one.code} label={codeWord("charge", one.code)} {...one} />
        ))}
        <AmountCard label="Total" {...total} />
      </Stack>
    );
  }
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label={AMOUNTS}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Charge</Table.Th>
            {COLUMNS.map((title) => (
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

const differenceOf = ({ booked_cents, imported_cents }: AmountRowProps) => booked_cents - imported_cents;

const sumsOf = ({ file_cents, imported_cents, booked_cents }: AmountRowProps) =>
  [file_cents, file_cents - imported_cents, imported_cents, booked_cents].map((cents) => formatMoney(cents));

const differenceWords = (cents: number) => (cents === 0 ? "None" : formatMoney(cents));

function AmountCard(amounts: AmountRowProps) {
  return (
    <section aria-label={amounts.label}>
      <Text fw={600} mb={4}>
        {amounts.label}
      </Text>
      <DescriptionList
        items={[...sumsOf(amounts), differenceWords(differenceOf(amounts))].map((value, at) => ({
          label: COLUMNS[at] ?? "",
          value,
        }))}
      />
    </section>
  );
}

function AmountRow(amounts: AmountRowProps) {
  const difference = differenceOf(amounts);
  return (
    <Table.Tr>
      <Table.Th scope="row">{amounts.label}</Table.Th>
      {sumsOf(amounts).map((sum, at) => (
        <Table.Td key={at} ta="end">
          {sum}
        </Table.Td>
      ))}
      <Table.Td ta="end" fw={difference === 0 ? 400 : 600}>
        {differenceWords(difference)}
      </Table.Td>
    </Table.Tr>
  );
}

function rowSentence({ kind, total_rows, imported_rows, bad_rows, refused_rows, undone_rows }: Import): string {
  const left = bad_rows + refused_rows;
  const became = `Of ${rowCount(total_rows)}, ${recordCount(kind, imported_rows)} ${were(imported_rows)} ${KINDS[kind].made}`;
  const out = left === 0 ? "none were left out" : `${rowCount(left)} ${were(left)} left out for the reasons below`;
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
