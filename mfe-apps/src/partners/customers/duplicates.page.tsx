import { useCan, usePageTitle } from "@haul/platform";
import { Stack } from "@haul/ui/core";
import { EmptyState, PageHeader, QueryStates } from "@haul/ui/data";
import { IconUsers } from "@haul/ui/icons";
import { DuplicateGroup } from "../merging/duplicate-group";
import type { MergeField } from "../merging/merge-rows";
import { CustomerMergeDialog } from "./customer-merge-dialog";
import { reasonWords } from "./duplicate-words";
import { useCustomerDuplicates, type Customer } from "./customers.queries";

const columns: MergeField<Customer>[] = [
  { label: "Docket", of: ({ docket_number }) => docket_number },
  { label: "Email", of: ({ email, billing_email }) => email ?? billing_email },
  { label: "City", of: ({ address }) => address && `${address.city}, ${address.state}` },
];

/** Customers that look as if they had been entered twice, and why. */
export default function CustomerDuplicatesPage() {
  usePageTitle("Possible duplicates");
  const duplicates = useCustomerDuplicates();
  const mayMerge = useCan("customers:write");
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
              Names, docket numbers, and email domains within a city are compared.
            </EmptyState>
          ) : (
            <Stack>
              {items.map(({ customers, reasons }) => (
                <DuplicateGroup
                  key={customers.map(({ id }) => id).join()}
                  rows={customers}
                  reasons={reasons.map((reason) => reasonWords(reason, customers))}
                  nouns={["customer", "customers"]}
                  columns={columns}
                  hrefOf={({ id }) => `/apps/customers?customer=${id}`}
                  mayMerge={mayMerge}
                  dialog={(survivor, merged, close) => (
                    <CustomerMergeDialog survivor={survivor} merged={merged} onClose={close} />
                  )}
                />
              ))}
            </Stack>
          )
        }
      </QueryStates>
    </>
  );
}
