import { type ApiData, useApiPages, usePageTitle } from "@haul/platform";
import { type Column, DataTable, EmptyState, listOf, PageHeader } from "@haul/ui/data";
import { StatusBadge } from "@haul/ui/freight";

/** A row of the list, as the API document has it: no type is written by hand. */
type Load = ApiData<"/api/loads", "get">["items"][number];

const columns: readonly Column<Load>[] = [
  { key: "number", title: "Load", render: ({ number }) => number },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status }) => <StatusBadge kind="load" status={status} />,
  },
  { key: "customer", title: "Customer", render: ({ customer }) => customer.name },
  { key: "origin", title: "From", render: ({ origin }) => `${origin.city}, ${origin.state}` },
  { key: "destination", title: "To", render: ({ destination }) => `${destination.city}, ${destination.state}` },
];

/** The loads that were booked last. */
export default function LatestLoadsPage() {
  usePageTitle("New remote");
  const loads = useApiPages("/api/loads", { params: { query: { sort: ["-created_at"], limit: 10 } } });
  return (
    <>
      <PageHeader title="New remote" description="The loads that were booked last." />
      <DataTable
        label="Latest loads"
        noun="loads"
        list={listOf(loads)}
        columns={columns}
        rowId={({ id }) => id}
        empty={<EmptyState title="No loads yet">Loads appear here once they are booked.</EmptyState>}
      />
    </>
  );
}
