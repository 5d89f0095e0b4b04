import { IconUsers } from "@haul/ui/icons";
import { DuplicatesPage } from "../merging/duplicates-page";
import type { MergeField } from "../merging/merge-rows";
import { CustomerMergeDialog } from "./customer-merge-dialog";
import { reasonWords } from "./duplicate-words";
import { customers, useCustomerDuplicates, type Customer } from "./customers.queries";

const columns: MergeField<Customer>[] = [
  { label: "MC number", of: ({ docket_number }) => docket_number },
  { label: "Email", of: ({ email, billing_email }) => email ?? billing_email },
  { label: "City", of: ({ address }) => address && `${address.city}, ${address.state}` },
];

export default function CustomerDuplicatesPage() {
  return (
    <DuplicatesPage
      of={customers}
      query={useCustomerDuplicates()}
      rowsOf={(group) => group.customers}
      reasonsOf={(group) => group.reasons.map((reason) => reasonWords(reason, group.customers))}
      icon={IconUsers}
      compared="Names, MC numbers, and email domains within a city are compared."
      columns={columns}
      dialog={(survivor, merged, close) => <CustomerMergeDialog survivor={survivor} merged={merged} onClose={close} />}
    />
  );
}
