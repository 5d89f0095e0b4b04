import { findTag, RecordListPage, searchTags } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import type { Filter } from "@haul/ui/data";
import { IconBuilding } from "@haul/ui/icons";
import { CUSTOMER_KINDS } from "../../words";
import { DuplicatesButton } from "../merging/duplicates-page";
import { columns } from "./customer-columns";
import { CustomerDrawer } from "./customer-drawer";
import { CustomerForm } from "./customer-form";
import { customers } from "./customers.queries";

const filters: Filter[] = [
  { kind: "choices", name: "kind", label: "Kind", options: optionsOf(CUSTOMER_KINDS) },
  { kind: "flag", name: "is_on_credit_hold", label: "On credit hold" },
  { kind: "record", name: "tag", label: "Tag", search: searchTags, resolve: findTag },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Who pays for loads, on what terms. */
export default function CustomerListPage() {
  return (
    <RecordListPage
      of={customers}
      imports="customers"
      description="Who pays for loads: terms, credit, and what their invoices need."
      tools={<DuplicatesButton href="/apps/customers/duplicates" />}
      filters={filters}
      searchPlaceholder="Name, MC number, email"
      columns={columns}
      nameOf={({ name }) => name}
      empty={{
        icon: IconBuilding,
        title: "No customers yet",
        body: "Add the brokers and shippers who pay for your loads; their terms and required documents decide what can be billed.",
      }}
      Drawer={CustomerDrawer}
      Form={CustomerForm}
    />
  );
}
