import { findCustomer, searchCustomers } from "@haul/platform";
import { RecordListPage } from "@haul/platform/lists";
import type { Column, Filter } from "@haul/ui/data";
import { Day, codeOptions, codeWord } from "@haul/ui/freight";
import { IconRoute } from "@haul/ui/icons";
import { QuoteTabs } from "../quote-tabs";
import { ContractRate, type ContractLane } from "../../../shared/contract-lane";
import { ContractLaneDrawer } from "./contract-lane-drawer";
import { ContractLaneForm } from "./contract-lane-form";
import { LaneName, LaneTerm, LoadsOfWeek } from "./contract-lane-parts";
import { contractLanes } from "./contract-lanes.queries";

const columns: Column<ContractLane>[] = [
  { key: "lane", title: "Lane", isWrapping: true, render: (lane) => <LaneName lane={lane} /> },
  { key: "term", title: "Status", card: "badge", render: (lane) => <LaneTerm lane={lane} /> },
  { key: "customer", title: "Customer", render: ({ customer }) => customer.name },
  { key: "equipment", title: "Equipment", render: ({ equipment }) => codeWord("equipment", equipment) },
  { key: "rate", title: "Rate", align: "end", render: (lane) => <ContractRate lane={lane} /> },
  {
    key: "fuel_program",
    title: "Fuel",
    isOptional: "narrow",
    render: ({ fuel_program }) => fuel_program?.name ?? "Included",
  },
  { key: "loads", title: "Loads per week", align: "end", render: (lane) => <LoadsOfWeek lane={lane} /> },
  {
    key: "starts_on",
    title: "From",
    isSortable: true,
    isOptional: "narrow",
    render: ({ starts_on }) => <Day on={starts_on} />,
  },
  { key: "ends_on", title: "Until", isSortable: true, render: ({ ends_on }) => <Day on={ends_on} /> },
];

const filters: Filter[] = [
  { kind: "record", name: "customer_id", label: "Customer", search: searchCustomers, resolve: findCustomer },
  { kind: "choices", name: "equipment", label: "Equipment", options: codeOptions("equipment") },
  { kind: "select", name: "on", label: "In force", options: [{ value: "today", label: "Today" }] },
  { kind: "flag", name: "archived", label: "Archived" },
];

/** Prices agreed for lanes, those that end first on top. */
export default function ContractLaneListPage() {
  return (
    <RecordListPage
      of={contractLanes}
      description="Prices agreed with customers. New loads on these lanes are offered the agreed price."
      tabs={<QuoteTabs active="contracts" />}
      filters={filters}
      searchPlaceholder="City"
      columns={columns}
      nameOf={({ lane, customer }) => `${customer.name}, ${lane}`}
      empty={{
        icon: IconRoute,
        title: "No contract lanes yet",
        body: "A contract lane is a price that a customer agreed to pay for every load between two cities over a set period.",
      }}
      Drawer={ContractLaneDrawer}
      Form={ContractLaneForm}
      formSize="lg"
    />
  );
}
