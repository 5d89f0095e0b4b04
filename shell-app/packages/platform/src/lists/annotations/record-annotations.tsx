import { Fragment } from "react";
import { lazyPart } from "@haul/platform";
import type { Subject } from "./annotations.queries";

const RecordFiles = lazyPart(() => import("./record-files"));
const RecordNotes = lazyPart(() => import("./record-notes"));

export interface RecordAnnotationsProps {
  subject: Subject;
}

/** What people attach to a record: notes, and files except on loads, which have documents, and on quotes. */
export function RecordAnnotations({ subject }: RecordAnnotationsProps) {
  const takesFiles = subject.kind !== "load" && subject.kind !== "quote";
  return (
    // Walking on leaves behind what was begun with the record before.
    <Fragment key={subject.id}>
      {takesFiles && <RecordFiles subject={subject} />}
      <RecordNotes subject={subject} />
    </Fragment>
  );
}
