import type { ComponentType, ReactNode } from "react";
import { useCan, usePageTitle } from "@haul/platform";
import { Button, Modal, type ModalProps, UiLink } from "@haul/ui/core";
import { ListPage, type ListPageProps, withParameter } from "@haul/ui/data";
import { IconFileUpload, IconPlus } from "@haul/ui/icons";
import type { TagRef } from "./annotations/annotations.queries";
import { TagBulk } from "./annotations/tag-bulk";
import { ArchiveBulk } from "./archive-bulk";
import type { RecordFormProps } from "./editable-drawer";
import type { Kept, Records } from "./records-at";
import { type OpenRecord, type RowOf, useRecordList } from "./use-record-list";

export interface RecordListPageProps<One extends Kept, Answer> extends Pick<
  ListPageProps<RowOf<Answer>>,
  "description" | "tabs" | "filters" | "columns" | "searchPlaceholder" | "readyViews"
> {
  of: Records<One, unknown, Answer>;
  /** What belongs here, for a company that has none yet. */
  empty: Omit<ListPageProps<unknown>["empty"], "action">;
  /** A row's drawer. */
  Drawer: ComponentType<OpenRecord>;
  /** For a new record, in a dialog. */
  Form: ComponentType<RecordFormProps<One>>;
  formSize?: ModalProps["size"];
  /** They can be imported under this name. */
  imports?: string;
  /** Before the button that adds one. */
  tools?: ReactNode;
  /** What a row is called. With it several can be marked and archived at once. */
  nameOf?: (row: RowOf<Answer>) => string;
}

/** Rows of a kind that takes tags have them. */
interface TaggedRow {
  readonly id: string;
  readonly tags: readonly TagRef[];
}

/** The parameter that opens the dialog for a new record, so that the search and other pages lead to it. */
const ADDING = "add";

/** The page of a kind of record: the list, a row's drawer, and the dialog for a new one, which is opened once it is saved. */
export function RecordListPage<One extends Kept, Answer>(props: RecordListPageProps<One, Answer>) {
  const { of: records, empty, Drawer, Form, formSize, imports, tools, nameOf, ...shown } = props;
  const { one, heading } = records.noun;
  usePageTitle(heading);
  const { page, drawer, params, setParams } = useRecordList(records);
  const setIsAdding = (is: boolean) => setParams((current) => withParameter(current, ADDING, is ? "record" : null));
  const mayWrite = useCan(records.permission);
  const add = mayWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add {one}
    </Button>
  );
  const start =
    add && imports !== undefined ? (
      <>
        <ImportButton kind={imports} />
        {add}
      </>
    ) : (
      add
    );
  return (
    <ListPage
      {...page}
      noun={records.noun.many}
      {...shown}
      title={heading}
      action={start}
      otherActions={tools}
      empty={{ ...empty, action: start }}
      bulk={
        mayWrite && nameOf
          ? {
              nameOf,
              actions: (rows, clear) => (
                <>
                  {records.kind && (
                    <TagBulk
                      kind={records.kind}
                      noun={records.noun}
                      rows={rows as readonly (RowOf<Answer> & TaggedRow)[]}
                      nameOf={nameOf}
                      onStart={clear}
                    />
                  )}
                  <ArchiveBulk of={records} rows={rows} nameOf={nameOf} onStart={clear} />
                </>
              ),
            }
          : undefined
      }
    >
      {drawer && <Drawer {...drawer} />}
      {mayWrite && params.has(ADDING) && (
        <AddDialog of={records} size={formSize} onClose={() => setIsAdding(false)}>
          <Form
            onDone={(saved) =>
              setParams((current) => {
                const closed = withParameter(current, ADDING, null);
                return saved ? withParameter(closed, records.open, saved.id) : closed;
              })
            }
          />
        </AddDialog>
      )}
    </ListPage>
  );
}

interface AddDialogProps {
  of: Records<unknown>;
  size?: ModalProps["size"] | undefined;
  onClose: () => void;
  /** The record's form. */
  children: ReactNode;
}

/** The form of a new record, over the page. */
export function AddDialog({ of: records, size, onClose, children }: AddDialogProps) {
  return (
    <Modal opened onClose={onClose} title={`Add ${records.noun.one}`} {...(size === undefined ? {} : { size })}>
      {children}
    </Modal>
  );
}

/** To the page that makes many records of one file. */
function ImportButton({ kind }: { kind: string }) {
  return (
    <Button
      component={UiLink}
      href={`/apps/imports?kind=${kind}`}
      variant="default"
      leftSection={<IconFileUpload size={16} aria-hidden />}
    >
      Import
    </Button>
  );
}
