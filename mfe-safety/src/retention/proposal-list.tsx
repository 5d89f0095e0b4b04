import type { ReactNode } from "react";
import { usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { ListPage, type Column, type Filter } from "@haul/ui/data";
import { Day, StatusBadge } from "@haul/ui/freight";
import { IconTrash } from "@haul/ui/icons";
import { PURGE_PROPOSAL, PURGE_STATUSES } from "../words";
import { ProposalDrawer } from "./proposal-drawer";
import { proposals, type PurgeProposal } from "./retention.queries";

const columns: Column<PurgeProposal>[] = [
  { key: "created_at", title: "Proposed", isSortable: true, render: ({ created_at }) => <Day on={created_at} /> },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status }) => <StatusBadge kind={PURGE_STATUSES} status={status} />,
  },
  {
    key: "item_count",
    title: "Records",
    align: "end",
    render: ({ item_count }) => item_count.toLocaleString("en-US"),
  },
  { key: "proposed_by", title: "Proposed by", render: ({ proposed_by }) => proposed_by },
  { key: "decided_by", title: "Decided by", render: ({ decided_by }) => decided_by },
  {
    key: "deleted_count",
    title: "Deleted",
    align: "end",
    render: ({ status, deleted_count }) => (status === "approved" ? deleted_count.toLocaleString("en-US") : null),
  },
  { key: "note", title: "Note", isOptional: true, card: "hidden", render: ({ note }) => note },
];

const filters: Filter[] = [{ kind: "choices", name: "status", label: "Status", options: optionsOf(PURGE_STATUSES) }];

/** Who proposed to purge what, and what became of it. */
export function ProposalList({ tabs }: { tabs: ReactNode }) {
  usePageTitle(PURGE_PROPOSAL.heading);
  const { page, drawer } = useRecordList(proposals);
  return (
    <ListPage
      {...page}
      title={PURGE_PROPOSAL.heading}
      description="What was proposed for permanent deletion, by whom, and who approved it."
      tabs={tabs}
      filters={filters}
      noun={PURGE_PROPOSAL.many}
      columns={columns}
      empty={{
        icon: IconTrash,
        title: "No proposals yet",
        body: "Mark records under “Due” and propose to purge them. Another person approves or rejects them here.",
      }}
    >
      {drawer && <ProposalDrawer {...drawer} />}
    </ListPage>
  );
}
