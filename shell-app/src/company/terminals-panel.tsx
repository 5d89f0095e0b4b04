import { urlFlag, urlOptional, useApiPages, useCan, useUrlState } from "@haul/platform";
import { ArchiveRecord } from "@haul/platform/lists";
import { Badge, Button, Group } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOf, Panel, RecordDrawer } from "@haul/ui/data";
import { Switch } from "@haul/ui/forms";
import { addressLine, formatPhone } from "@haul/ui/format";
import { IconBuildingWarehouse, IconPlus } from "@haul/ui/icons";
import { type Terminal, terminals } from "./company.queries";
import { TerminalForm } from "./terminal-form";
import { timeZoneLabel } from "./time-zones";

const STATE = { terminal: urlOptional(), archived: urlFlag() };
const NEW = "new";

const COLUMNS: readonly Column<Terminal>[] = [
  { key: "code", title: "Code", render: ({ code }) => code },
  { key: "name", title: "Name", render: ({ name }) => name },
  { key: "address", title: "Address", isWrapping: true, render: ({ address }) => addressLine(address) ?? "–" },
  { key: "phone", title: "Phone", render: ({ phone }) => (phone === undefined ? "–" : formatPhone(phone)) },
  { key: "time_zone", title: "Time zone", render: ({ time_zone }) => timeZoneLabel(time_zone) },
  {
    key: "state",
    title: "",
    card: "badge",
    render: ({ archived_at }) => archived_at !== undefined && <Badge color="gray">Archived</Badge>,
  },
];

/** The places that the company runs from. */
export function TerminalsPanel() {
  const [{ terminal: openId, archived }, setState] = useUrlState(STATE);
  const canWrite = useCan(terminals.permission);
  const list = listOf(useApiPages("/api/terminals", { params: { query: { archived } } }));
  const open = list.rows?.find(({ id }) => id === openId);
  const go = (terminal?: string) => setState({ terminal });
  const add = canWrite && (
    <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => go(NEW)}>
      Add terminal
    </Button>
  );
  const onArchived = (isShown: boolean) => setState({ archived: isShown }, { replace: true });
  return (
    <Panel
      title="Terminals"
      action={
        <Group>
          <Switch label="Archived" checked={archived} onChange={(event) => onArchived(event.currentTarget.checked)} />
          {add}
        </Group>
      }
    >
      <DataTable
        label="Terminals"
        list={list}
        columns={COLUMNS}
        rowId={({ id }) => id}
        {...(canWrite ? { onOpen: ({ id }: Terminal) => go(id) } : {})}
        openId={openId ?? null}
        isInline
        empty={
          <EmptyState
            icon={IconBuildingWarehouse}
            title={archived ? "No archived terminals" : "No terminals yet"}
            action={!archived && add}
          >
            Drivers, trucks and users belong to a terminal where a company has several.
          </EmptyState>
        }
      />
      {canWrite && (openId === NEW || open) && (
        <RecordDrawer
          isOpen
          onClose={() => go()}
          title={open?.name ?? "Add terminal"}
          size="md"
          actions={
            open && (
              <ArchiveRecord
                of={terminals}
                record={open}
                name={open.name}
                consequence="It can no longer be chosen. Records that name it keep it, and it can be restored."
                action="Archive terminal"
                onDone={() => go()}
              />
            )
          }
        >
          <TerminalForm key={openId} record={open} onDone={() => go()} />
        </RecordDrawer>
      )}
    </Panel>
  );
}
