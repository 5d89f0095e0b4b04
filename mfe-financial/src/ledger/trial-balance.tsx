import type { ReactNode } from "react";
import { Link, useSearchParams } from "@haul/platform";
import { useListExports } from "@haul/platform/lists";
import { Button, Group, Stack, Table, Text, useIsPhone } from "@haul/ui/core";
import { EmptyState, ExportMenu, PageHeader, QueryStates, TabRow } from "@haul/ui/data";
import { Form, FormField, useForm } from "@haul/ui/forms";
import { labelOf, Money } from "@haul/ui/freight";
import { IconScale } from "@haul/ui/icons";
import { ACCOUNT_KINDS } from "../words";
import { useTrialBalance, type TrialBalance } from "./ledger.queries";

/** Each account's debits, credits and balance at the end of a day, or what a month added to them. */
export function TrialBalanceView({ tabs }: { tabs: ReactNode }) {
  const [params] = useSearchParams();
  const form = useForm({ initialValues: { from: "", as_of: "" } });
  const days = { from: form.values.from || undefined, as_of: form.values.as_of || undefined };
  const query = useTrialBalance(days);
  const exports = useListExports("account_balances", days);
  return (
    <>
      <PageHeader
        title="Ledger"
        description="The balance of each account. Debits always equal credits."
        action={exports && <ExportMenu noun="accounts" exports={exports} isOpened={params.get("exports") === "open"} />}
      />
      <TabRow>{tabs}</TabRow>
      <Stack my="md">
        <Form form={form} onSubmit={() => query.refetch().then(() => undefined)} aria-label="Days">
          <Group align="start">
            <FormField
              name="from"
              type="date"
              label="From"
              description="Leave blank for all earlier postings."
              clearable
            />
            <FormField name="as_of" type="date" label="To" description="Leave blank for today." clearable />
          </Group>
        </Form>
        <QueryStates query={query}>{(balance) => <Balances balance={balance} />}</QueryStates>
      </Stack>
    </>
  );
}

function Balances({ balance: { items, debit_cents, credit_cents, currency } }: { balance: TrialBalance }) {
  const isPhone = useIsPhone();
  if (items.length === 0)
    return (
      <EmptyState
        icon={IconScale}
        title="Nothing posted yet"
        action={
          <Button component={Link} to="/apps/financial/invoices" variant="default">
            Go to Invoices
          </Button>
        }
      >
        Accounts appear once the first invoice is posted.
      </EmptyState>
    );
  const money = (cents: number) => <Money cents={cents} currency={currency} />;
  // A phone has room for debits and credits beside the account, and for the balance below its name.
  return (
    <Table.ScrollContainer minWidth={isPhone ? 0 : 480}>
      <Table aria-label="Trial balance">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Account</Table.Th>
            {!isPhone && <Table.Th>Kind</Table.Th>}
            <Table.Th ta="end">Debit</Table.Th>
            <Table.Th ta="end">Credit</Table.Th>
            {!isPhone && <Table.Th ta="end">Balance</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map(({ account, ...sums }) => (
            <Table.Tr key={account.id}>
              <Table.Td>
                {account.number} {account.name}
                {isPhone && (
                  <Text size="sm" c="dimmed">
                    Balance {money(sums.balance_cents)}
                  </Text>
                )}
              </Table.Td>
              {!isPhone && <Table.Td>{labelOf(ACCOUNT_KINDS, account.kind)}</Table.Td>}
              <Table.Td ta="end">{money(sums.debit_cents)}</Table.Td>
              <Table.Td ta="end">{money(sums.credit_cents)}</Table.Td>
              {!isPhone && <Table.Td ta="end">{money(sums.balance_cents)}</Table.Td>}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={isPhone ? 1 : 2}>Total</Table.Th>
            <Table.Th ta="end">{money(debit_cents)}</Table.Th>
            <Table.Th ta="end">{money(credit_cents)}</Table.Th>
            {!isPhone && <Table.Th ta="end">{money(debit_cents - credit_cents)}</Table.Th>}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}
