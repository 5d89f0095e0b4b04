import { useState } from "react";
import { type FoundRecord, useAction, useQueryClient } from "@haul/platform";
import { counted, type Noun } from "@haul/platform/records";
import { Button } from "@haul/ui/core";
import { runBulk } from "@haul/ui/data";
import { answerKey } from "../by-path";
import { STALE_TAGS, tagRecord, type RecordKind, type TagRef } from "./annotations.queries";
import { TagDialog } from "./tag-dialog";

interface Tagged {
  readonly id: string;
  readonly tags: readonly TagRef[];
}

interface TagBulkProps<Row extends Tagged> {
  kind: RecordKind;
  noun: Noun;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** Puts a tag on several records, or takes it off. Undo skips those that had it before, or did not. */
export function TagBulk<Row extends Tagged>({ kind, noun, rows, nameOf, onStart }: TagBulkProps<Row>) {
  const queryClient = useQueryClient();
  const act = useAction();
  const [dialog, setDialog] = useState<"add" | "remove" | null>(null);
  const start = (tag: FoundRecord, adds: boolean) => {
    setDialog(null);
    onStart();
    const has = (row: Row) => row.tags.some(({ id }) => id === tag.id);
    const change = (row: Row, isOn: boolean) =>
      act(() => tagRecord({ kind, id: row.id }, isOn ? { add: [tag.id] } : { remove: [tag.id] }));
    void runBulk<Row, unknown>({
      doing: `${adds ? "Adding" : "Removing"} the tag ${tag.label}`,
      done: (count) => `${tag.label} ${adds ? "added to" : "removed from"} ${counted(count, noun)}`,
      rows: rows.filter((row) => has(row) !== adds),
      nameOf,
      run: (row) => change(row, adds),
      undo: (row) => change(row, !adds),
      onSettled: () =>
        Promise.all(STALE_TAGS.map((path) => queryClient.invalidateQueries({ queryKey: answerKey(path) }))),
    });
  };
  return (
    <>
      <Button variant="default" disabled={rows.length === 0} onClick={() => setDialog("add")}>
        Add tag
      </Button>
      <Button
        variant="default"
        disabled={!rows.some(({ tags }) => tags.length > 0)}
        onClick={() => setDialog("remove")}
      >
        Remove tag
      </Button>
      {dialog && (
        <TagDialog
          title={`${dialog === "add" ? "Add tag" : "Remove tag"}: ${counted(rows.length, noun)}`}
          submitLabel={dialog === "add" ? "Add tag" : "Remove tag"}
          mayCreate={dialog === "add"}
          onChoose={(tag) => start(tag, dialog === "add")}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}
