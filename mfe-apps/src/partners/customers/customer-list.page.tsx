import { useState } from "react";
import { apiClient, useCan, usePageTitle } from "@haul/platform";
import { useListAddress, useListExports } from "@haul/platform/lists";
import { Button, Group, UiLink } from "@haul/ui/core";
import { ListPage, listOf, neighbours, withParameter, type BulkActions, type Filter } from "@haul/ui/data";
import { IconBuilding, IconCopy, IconPlus } from "@haul/ui/icons";
import { ArchiveBulk } from "../../shared/archive-bulk";
import { CustomerDialog } from "./create-customer";
import { columns } from "./customer-columns";
import { CustomerDrawer } from "./customer-drawer";
import { CUSTOMER_KINDS } from "./customer-words";
import { DEFAULT_SORT, STALE, customersQuery, useCustomers, type Customer } from "./customers.queries";

const filters: Filter[] = [
  { kind: "choices", name: "kind", label: "Kind", options: CUSTOMER_KINDS },
  { kind: "flag", name: "is_on_credit_hold", label: "On credit hold" },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** The parameter that names the customer whose drawer is open; searches and loads link with it too. */
const OPEN = "customer";

/** Who pays for loads, on what terms. */
export default function CustomerListPage() {
  usePageTitle("Customers");
  const { params, setParams, memory } = useListAddress("customers");
  const [isAdding, setIsAdding] = useState(false);
  const list = listOf(useCustomers(params));
  const exports = useListExports("customers", customersQuery(params));
  const openId = params.get(OPEN);
  const { previous, next } = neighbours(list.rows, idOf, openId);
  const go = (id: string | null) => setParams(withParameter(params, OPEN, id));
  const mayWrite = useCan("customers:write");
  const add = mayWrite ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add customer
    </Button>
  ) : null;

  return (
    <ListPage
      title="Customers"
      description="Who pays for loads: terms, credit, and what their invoices need."
      action={
        <Group gap="xs">
          <Button
            component={UiLink}
            href="/apps/customers/duplicates"
            variant="default"
            leftSection={<IconCopy size={16} aria-hidden />}
          >
            Duplicates
          </Button>
          {add}
        </Group>
      }
      filters={filters}
      params={params}
      onParamsChange={setParams}
      memory={memory}
      exports={exports}
      searchPlaceholder="Name, docket number, email"
      list={list}
      bulk={mayWrite ? bulk : undefined}
      columns={columns}
      rowId={idOf}
      openId={openId}
      onOpen={(customer) => go(customer.id)}
      onClose={() => go(null)}
      defaultSort={DEFAULT_SORT}
      empty={{
        icon: IconBuilding,
        title: "No customers yet",
        body: "Add the brokers and shippers who pay for your loads; their terms and documents decide what can be billed.",
        action: add,
      }}
    >
      {openId !== null && (
        <CustomerDrawer
          customerId={openId}
          onClose={() => go(null)}
          onPrevious={previous ? () => go(previous.id) : undefined}
          onNext={next ? () => go(next.id) : undefined}
        />
      )}
      {isAdding && (
        <CustomerDialog
          onDone={(made) => {
            setIsAdding(false);
            if (made) go(made.id);
          }}
        />
      )}
    </ListPage>
  );
}

const path = ({ id }: Customer) => ({ params: { path: { customer_id: id } } });

const bulk: BulkActions<Customer> = {
  nameOf: ({ name }) => name,
  actions: (rows, clear) => (
    <ArchiveBulk
      rows={rows}
      onStart={clear}
      nouns={["customer", "customers"]}
      archive={(row) => apiClient.POST("/api/customers/{customer_id}/archive", path(row))}
      restore={(row) => apiClient.POST("/api/customers/{customer_id}/restore", path(row))}
      stale={STALE}
    />
  ),
};

const idOf = ({ id }: Customer) => id;
