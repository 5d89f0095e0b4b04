import { urlFlag, urlOptional, useApiPages, useCan, useUrlState } from "@haul/platform";
import { Badge, Button, Group } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOf, Panel, RecordDrawer } from "@haul/ui/data";
import { Switch } from "@haul/ui/forms";
import { formatPhone } from "@haul/ui/format";
import { IconBuildingWarehouse, IconPlus } from "@haul/ui/icons";
import { addressLine } from "./address";
import type { Terminal } from "./company.queries";
import { TerminalActions } from "./terminal-actions";
import { TerminalForm } from "./terminal-form";
import { timeZoneLabel } from "./time-zones";

const STATE = { terminal: urlOptional(), archived: urlFlag() };
const NEW = "new";

const COLUMNS: readonly Column<Terminal>[] = [
  { key: "code", title: "Code", render: (terminal) => terminal.code },
  { key: "name", title: "Name", render: (terminal) => terminal.name },
  { key: "address", title: "Address", isWrapping: true, render: (terminal) => addressLine(terminal.address) ?? "–" },
  { key: "phone", title: "Phone", render: ({ phone }) => (phone === undefined ? "–" : formatPhone(phone)) },
  { key: "time_zone", title: "Time zone", render: (terminal) => timeZoneLabel(terminal.time_zone) },
  {
    key: "state",
    title: "",
    card: "badge",
    render: (terminal) => (terminal.archived_at === undefined ? null : <Badge color="gray">Archived</Badge>),
  },
];

/** The places that the company runs from. */
export function TerminalsPanel() {
  const [{ terminal: openId, archived }, setState] = useUrlState(STATE);
  const canWrite = useCan("terminals:write");
  const list = listOf(useApiPages("/api/terminals", { params: { query: { archived } } }));
  const open = list.rows?.find(({ id }) => id === openId);
  const close = () => {
    setState({ terminal: undefined });
  };
  const add = canWrite && (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPlus size={14} aria-hidden />}
      onClick={() => {
        setState({ terminal: NEW });
      }}
    >
      Add terminal
    </Button>
  );
  return (
    <Panel
      title="Terminals"
      action={
        <Group>
          <Switch
            label="Archived"
            checked={archived}
            onChange={(event) => {
              setState({ archived: event.currentTarget.checked }, { replace: true });
            }}
          />
          {add}
        </Group>
      }
    >
      <DataTable
        label="Terminals"
        list={list}
        columns={COLUMNS}
        rowId={({ id }) => id}
        {...(canWrite
          ? {
              onOpen: (terminal: Terminal) => {
                setState({ terminal: terminal.id });
              },
            }
          : {})}
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
      <RecordDrawer isOpen={openId === NEW && canWrite} onClose={close} title="Add terminal" size="md">
        <TerminalForm onDone={close} />
      </RecordDrawer>
      <RecordDrawer
        isOpen={open !== undefined && canWrite}
        onClose={close}
        title={open?.name ?? "Terminal"}
        size="md"
        actions={open && <TerminalActions terminal={open} onDone={close} />}
      >
        {open && <TerminalForm key={open.version} terminal={open} onDone={close} />}
      </RecordDrawer>
    </Panel>
  );
}
