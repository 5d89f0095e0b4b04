import { useState } from "react";
import { useCan, usePageTitle } from "@haul/platform";
import { Anchor, Button, Group, List, Stack, Table, Text, UiLink } from "@haul/ui/core";
import { EmptyState, PageHeader, Panel, QueryStates } from "@haul/ui/data";
import { Day } from "@haul/ui/freight";
import { IconUsers } from "@haul/ui/icons";
import { reasonWords } from "./duplicate-words";
import { MergeDialog } from "./merge-dialog";
import { useCustomerDuplicates, type Customer, type CustomerDuplicates } from "./customers.queries";

/** Customers that look as if they had been entered twice, and why. */
export default function DuplicatesPage() {
  usePageTitle("Possible duplicates");
  const duplicates = useCustomerDuplicates();
  return (
    <>
      <PageHeader
        title="Possible duplicates"
        description="Customers that look as if they had been entered twice. Choose the one to keep."
        back={{ href: "/apps/customers", label: "Customers" }}
      />
      <QueryStates query={duplicates}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={IconUsers} title="No two customers look alike">
              Names, docket numbers, and e-mail domains within a city are compared.
            </EmptyState>
          ) : (
            <Stack>
              {items.map((group) => (
                <DuplicateGroup key={group.customers.map(({ id }) => id).join()} group={group} />
              ))}
            </Stack>
          )
        }
      </QueryStates>
    </>
  );
}

function DuplicateGroup({ group }: { group: CustomerDuplicates }) {
  const { customers, reasons } = group;
  const mayMerge = useCan("customers:write");
  const [keptId, setKeptId] = useState(customers[0]?.id);
  const [merging, setMerging] = useState<Customer | null>(null);
  const kept = customers.find(({ id }) => id === keptId) ?? customers[0];
  if (!kept) return null;
  return (
    <Panel title={kept.name}>
      <List size="md" mb="xs">
        {reasons.map((reason) => (
          <List.Item key={`${reason.kind} ${reason.value}`}>{reasonWords(reason, customers)}</List.Item>
        ))}
      </List>
      <Table.ScrollContainer minWidth={560}>
        <Table aria-label={`Customers like ${kept.name}`}>
          <Table.Thead>
            <Table.Tr>
              {mayMerge && <Table.Th>Keep</Table.Th>}
              <Table.Th>Customer</Table.Th>
              <Table.Th>Docket</Table.Th>
              <Table.Th>E-mail</Table.Th>
              <Table.Th>City</Table.Th>
              <Table.Th>Entered</Table.Th>
              {mayMerge && <Table.Th />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {customers.map((customer) => (
              <Table.Tr key={customer.id}>
                {mayMerge && (
                  <Table.Td>
                    <Button
                      size="compact-xs"
                      variant={customer.id === kept.id ? "filled" : "default"}
                      aria-pressed={customer.id === kept.id}
                      aria-label={`Keep ${customer.name}`}
                      onClick={() => setKeptId(customer.id)}
                    >
                      {customer.id === kept.id ? "Stays" : "Keep"}
                    </Button>
                  </Table.Td>
                )}
                <Table.Td>
                  <Anchor component={UiLink} href={`/apps/customers?customer=${customer.id}`}>
                    {customer.name}
                  </Anchor>
                </Table.Td>
                <Table.Td>{customer.docket_number ?? "–"}</Table.Td>
                <Table.Td>{customer.email ?? customer.billing_email ?? "–"}</Table.Td>
                <Table.Td>{customer.address ? `${customer.address.city}, ${customer.address.state}` : "–"}</Table.Td>
                <Table.Td>
                  <Day on={customer.created_at.slice(0, 10)} />
                </Table.Td>
                {mayMerge && (
                  <Table.Td>
                    {customer.id !== kept.id && (
                      <Group justify="flex-end">
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={`Merge ${customer.name} into ${kept.name}`}
                          onClick={() => setMerging(customer)}
                        >
                          Merge…
                        </Button>
                      </Group>
                    )}
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {!mayMerge && <Text c="dimmed">Ask somebody who may change customers to merge them.</Text>}
      {merging && <MergeDialog survivor={kept} merged={merging} onClose={() => setMerging(null)} />}
    </Panel>
  );
}
