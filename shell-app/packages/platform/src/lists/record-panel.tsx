import type { ComponentType } from "react";
import { useCan, useSearchParams } from "@haul/platform";
import { Button, Group } from "@haul/ui/core";
import {
  type Column,
  DataTable,
  EmptyState,
  listOf,
  type PagedQuery,
  Panel,
  RecordDrawer,
  withParameter,
} from "@haul/ui/data";
import { Switch } from "@haul/ui/forms";
import { type Icon, IconPlus } from "@haul/ui/icons";
import type { ArchiveButtonProps } from "./archive-button";
import { useAnswerPages } from "./by-path";
import { ArchiveRecord, type RecordFormProps } from "./editable-drawer";
import type { Kept, Records } from "./records-at";

export interface RecordPanelProps<One extends Kept> {
  of: Records<One>;
  columns: readonly Column<One>[];
  nameOf: (record: One) => string;
  /** What belongs here, for a company that has none yet. */
  empty: { icon: Icon; body: string };
  /** The question before archiving. */
  archiving: Pick<ArchiveButtonProps, "consequence" | "action">;
  Form: ComponentType<RecordFormProps<One>>;
}

/** The parameter's value while one is added. */
const NEW = "new";
const ARCHIVED = "archived";

/** The few records of a kind as a part of a page: a table, and a drawer in which one is added or changed. */
export function RecordPanel<One extends Kept>(props: RecordPanelProps<One>) {
  const { of: records, columns, nameOf, empty, archiving, Form } = props;
  const [params, setParams] = useSearchParams();
  const mayWrite = useCan(records.permission);
  const archived = params.get(ARCHIVED) === "true";
  const list = listOf(useAnswerPages(records.path, { params: { query: { archived } } }) as PagedQuery<One>);
  const openId = params.get(records.open);
  const record = list.rows?.find(({ id }) => id === openId);
  const go = (id: string | null) => setParams((current) => withParameter(current, records.open, id));
  const close = () => go(null);
  const { one, many, heading } = records.noun;
  const add = mayWrite && (
    <Button size="xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => go(NEW)}>
      Add {one}
    </Button>
  );
  const showArchived = (isShown: boolean) =>
    setParams((current) => withParameter(current, ARCHIVED, isShown ? "true" : null), { replace: true });
  return (
    <Panel
      title={heading}
      action={
        <Group wrap="nowrap">
          <Switch label="Archived" checked={archived} onChange={(event) => showArchived(event.currentTarget.checked)} />
          {/* An empty list begins in its middle. */}
          {(archived || list.rows?.length !== 0) && add}
        </Group>
      }
    >
      <DataTable
        label={heading}
        list={list}
        columns={columns}
        rowId={({ id }) => id}
        {...(mayWrite ? { onOpen: ({ id }: One) => go(id) } : {})}
        openId={openId}
        isInline
        empty={
          <EmptyState
            icon={empty.icon}
            title={archived ? `No archived ${many}` : `No ${many} yet`}
            action={!archived && add}
          >
            {empty.body}
          </EmptyState>
        }
      />
      {mayWrite && (record ?? openId === NEW) && (
        <RecordDrawer
          isOpen
          onClose={close}
          title={record ? nameOf(record) : `Add ${one}`}
          size="md"
          actions={
            record && <ArchiveRecord of={records} record={record} name={nameOf(record)} {...archiving} onDone={close} />
          }
        >
          <Form key={openId} record={record} onDone={close} />
        </RecordDrawer>
      )}
    </Panel>
  );
}
