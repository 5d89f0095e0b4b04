import { type Column, DataTable, EmptyState, listOfAll, Panel } from "@haul/ui/data";
import { formatBytes, formatNumber } from "@haul/ui/format";
import { RelativeTime, StatusBadge } from "@haul/ui/freight";
import { IconPackageExport } from "@haul/ui/icons";
import { ARCHIVE_STATUSES, COMPANY_ARCHIVE } from "../../words";
import type { Archive } from "./archive.queries";

const COLUMNS: readonly Column<Archive>[] = [
  { key: "created_at", title: "Ordered", render: ({ created_at }) => <RelativeTime at={created_at} /> },
  { key: "requested_by", title: "By", isWrapping: true, render: ({ requested_by }) => requested_by },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ status }) => <StatusBadge kind={ARCHIVE_STATUSES} status={status} />,
  },
  {
    key: "files",
    title: "Files",
    align: "end",
    render: ({ status, done_files }) => (status === "done" ? formatNumber(done_files) : undefined),
  },
  {
    key: "byte_size",
    title: "Size",
    align: "end",
    render: ({ byte_size }) => (byte_size === undefined ? undefined : formatBytes(byte_size)),
  },
  { key: "problem", title: "Problem", isWrapping: true, render: ({ problem }) => problem },
];

/** Who ordered which archive lately. */
export function ArchiveHistory({ archives }: { archives: readonly Archive[] }) {
  return (
    <Panel title="Last 30 days">
      <DataTable
        label={COMPANY_ARCHIVE.heading}
        list={listOfAll(archives)}
        columns={COLUMNS}
        rowId={({ id }) => id}
        isInline
        empty={
          <EmptyState icon={IconPackageExport} title="No archives yet">
            Each order appears here, with who asked for it.
          </EmptyState>
        }
      />
    </Panel>
  );
}
