import { useState, type ReactNode } from "react";
import { usePageTitle } from "@haul/platform";
import { Button, Progress, Stack, Text, toast } from "@haul/ui/core";
import { DataTable, EmptyState, listOf, PageHeader, TabRow, type Column } from "@haul/ui/data";
import { formatBytes, formatNumber, formatStopTime, localZone } from "@haul/ui/format";
import { Day, labelOf, RelativeTime, StatusBadge } from "@haul/ui/freight";
import { IconDownload, IconPackageExport, IconPlus } from "@haul/ui/icons";
import { AUDIT_BINDER, AUDIT_KINDS, BINDER_STATUSES } from "../words";
import { BinderDialog } from "./binder-dialog";
import { isKept, isUnderWay, useBinders, useOpenBinder, type Binder } from "./binders.queries";

const columns: Column<Binder>[] = [
  { key: "kind", title: "Audit", render: ({ kind }) => labelOf(AUDIT_KINDS, kind) },
  { key: "as_of", title: "As of", render: ({ as_of }) => <Day on={as_of} /> },
  { key: "status", title: "Status", card: "badge", render: (binder) => <Status binder={binder} /> },
  { key: "file", title: "File", render: (binder) => (isKept(binder) ? <Download binder={binder} /> : null) },
  {
    key: "problem",
    title: "Problem",
    isWrapping: true,
    isEmpty: ({ problem }) => problem === undefined,
    render: ({ problem }) => problem,
  },
  { key: "requested_by", title: "Ordered by", isWrapping: true, render: ({ requested_by }) => requested_by },
  { key: "created_at", title: "Ordered", render: ({ created_at }) => <RelativeTime at={created_at} /> },
  {
    key: "byte_size",
    title: "Size",
    align: "end",
    render: ({ byte_size }) => (byte_size === undefined ? undefined : formatBytes(byte_size)),
  },
  { key: "expires_at", title: "Expires", render: (binder) => expiry(binder) },
];

function expiry(binder: Binder) {
  if (binder.expires_at === undefined) return undefined;
  return isKept(binder) ? formatStopTime(binder.expires_at, localZone()) : "Expired";
}

/** What an auditor asks for, as one file: those of the last 90 days, and a button for a new one. */
export function BinderList({ tabs }: { tabs: ReactNode }) {
  usePageTitle(AUDIT_BINDER.heading);
  const list = listOf(useBinders());
  const [isOrdering, setIsOrdering] = useState(false);
  const order = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsOrdering(true)}>
      New binder
    </Button>
  );
  const isEmpty = list.rows?.length === 0;
  return (
    <>
      <PageHeader
        title={AUDIT_BINDER.heading}
        isTight="tabs"
        description="What an auditor asks for, in one ZIP file. Each is kept for a day, and only you can see it."
        action={!isEmpty && order}
      />
      <TabRow>{tabs}</TabRow>
      <DataTable
        label={AUDIT_BINDER.heading}
        list={list}
        columns={shownColumns(list.rows)}
        rowId={({ id }) => id}
        empty={
          <EmptyState icon={IconPackageExport} title="No audit binders yet" action={order}>
            A binder is one ZIP file with what an auditor asks for: a folder for each rating factor (49 CFR part 385,
            appendix B), and an index that names each file and says what is not inside and why. It can show the files as
            they stood on a past day.
          </EmptyState>
        }
      />
      {isOrdering && <BinderDialog onClose={() => setIsOrdering(false)} />}
    </>
  );
}

/** Without the reasons of failures while none has failed. */
const shownColumns = (rows: readonly Binder[] = []) =>
  columns.filter(({ isEmpty }) => !isEmpty || !rows.every((row) => isEmpty(row)));

function Status({ binder }: { binder: Binder }) {
  const { status, done_count, total_count } = binder;
  if (!isUnderWay(binder) || total_count === 0) return <StatusBadge kind={BINDER_STATUSES} status={status} />;
  const share = Math.min(100, Math.round((done_count / total_count) * 100));
  return (
    <Stack gap={4}>
      <StatusBadge kind={BINDER_STATUSES} status={status} />
      <Progress value={share} animated aria-label={`${binder.file_name}, ${share} percent prepared`} />
      <Text size="sm" c="dimmed" aria-live="polite">
        {formatNumber(done_count)} of {formatNumber(total_count)} files
      </Text>
    </Stack>
  );
}

function Download({ binder }: { binder: Binder }) {
  const open = useOpenBinder();
  const download = async () => {
    try {
      const { url } = await open.mutateAsync({ params: { path: { audit_binder_id: binder.id } } });
      // The address answers an attachment, so the page stays.
      window.open(url, "_self");
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`Download ${binder.file_name}`}
      leftSection={<IconDownload size={14} aria-hidden />}
      loading={open.isPending}
      onClick={() => void download()}
    >
      Download
    </Button>
  );
}
