import * as z from "zod/mini";
import { useState } from "react";
import type { FoundRecord } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { TagDialog } from "@haul/platform/lists";
import { Button, Modal, Text, useIsPhone } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { LOAD } from "../../../words";
import { useDispatcherSearch, useMeAsDispatcher } from "../dispatcher-search";
import { book, dispatch, hold, release, setDispatcher, tag, useLoadJobs } from "./load-bulk-jobs";
import type { LoadSummary } from "../loads.queries";

interface LoadBulkProps {
  loads: readonly LoadSummary[];
  /** Takes the marks off once the work has begun. */
  onStart: () => void;
}

/** Where the history ends nothing can be put on hold. */
const OVER = ["draft", "delivered", "cancelled", "tonu", "on_hold", "breakdown"];

/** What can be done with several loads at once. A button rests while it fits none of them; the server decides on each. */
export default function LoadBulk({ loads, onStart }: LoadBulkProps) {
  const run = useLoadJobs();
  const [dialog, setDialog] = useState<"dispatcher" | "hold" | "tag" | "untag" | null>(null);
  const hasAny = (...states: readonly string[]) => loads.some(({ status }) => states.includes(status));
  const start: typeof run = (rows, job) => {
    setDialog(null);
    onStart();
    run(rows, job);
  };
  const close = () => setDialog(null);

  return (
    <>
      <BulkButton isFit={loads.length > 0} onClick={() => setDialog("dispatcher")}>
        Set dispatcher
      </BulkButton>
      <BulkButton isFit={hasAny("draft")} onClick={() => start(loads, book)}>
        Book
      </BulkButton>
      <BulkButton isFit={hasAny("assigned")} onClick={() => start(loads, dispatch)}>
        Dispatch
      </BulkButton>
      <BulkButton isFit={loads.some(({ status }) => !OVER.includes(status))} onClick={() => setDialog("hold")}>
        Put on hold
      </BulkButton>
      <BulkButton isFit={hasAny("on_hold")} onClick={() => start(loads, release)}>
        Release
      </BulkButton>
      <BulkButton isFit={loads.length > 0} onClick={() => setDialog("tag")}>
        Add tag
      </BulkButton>
      <BulkButton isFit={loads.some(({ tags }) => tags.length > 0)} onClick={() => setDialog("untag")}>
        Remove tag
      </BulkButton>
      {(dialog === "tag" || dialog === "untag") && (
        <TagDialog
          title={`${dialog === "tag" ? "Add tag" : "Remove tag"}: ${counted(loads.length, LOAD)}`}
          submitLabel={dialog === "tag" ? "Add tag" : "Remove tag"}
          mayCreate={dialog === "tag"}
          onChoose={(chosen) => start(loads, tag(chosen, dialog === "tag"))}
          onClose={close}
        />
      )}
      {dialog === "hold" && (
        <HoldDialog count={loads.length} onHold={(reason) => start(loads, hold(reason))} onClose={close} />
      )}
      {dialog === "dispatcher" && (
        <DispatcherDialog
          count={loads.length}
          onSet={(dispatcher) => start(loads, setDispatcher(dispatcher))}
          onClose={close}
        />
      )}
    </>
  );
}

interface BulkButtonProps {
  isFit: boolean;
  onClick: () => void;
  children: string;
}

/** Disabled while it fits none of the loads; a phone has no room for what cannot be pressed. */
function BulkButton({ isFit, onClick, children }: BulkButtonProps) {
  const isPhone = useIsPhone();
  if (isPhone && !isFit) return null;
  return (
    <Button variant="default" disabled={!isFit} onClick={onClick}>
      {children}
    </Button>
  );
}

const holdSchema = z.object({ reason: requiredText("Say why; it stays in the loads' history.") });

interface HoldDialogProps {
  count: number;
  onHold: (reason: string) => void;
  onClose: () => void;
}

function HoldDialog({ count, onHold, onClose }: HoldDialogProps) {
  const form = useForm({ initialValues: { reason: "" }, schema: holdSchema });
  return (
    <Modal opened onClose={onClose} title={`Put on hold: ${counted(count, LOAD)}`}>
      <Form form={form} onSubmit={({ reason }) => onHold(reason)}>
        <Text size="md">These loads will not move until they are released.</Text>
        <FormField name="reason" type="textarea" label="Reason" required autoFocus />
        <FormActions submitLabel="Put on hold" onCancel={onClose} cancelLabel="Go back" />
      </Form>
    </Modal>
  );
}

const dispatcherSchema = z.object({
  dispatcher: z.nullable(z.unknown()).check(z.refine((value) => value !== null, "Choose who dispatches them.")),
});

interface DispatcherDialogProps {
  count: number;
  onSet: (dispatcher: FoundRecord) => void;
  onClose: () => void;
}

function DispatcherDialog({ count, onSet, onClose }: DispatcherDialogProps) {
  const me = useMeAsDispatcher();
  const search = useDispatcherSearch();
  const form = useForm<{ dispatcher: FoundRecord | null }>({
    initialValues: { dispatcher: me },
    schema: dispatcherSchema,
  });
  return (
    <Modal opened onClose={onClose} title={`Set dispatcher: ${counted(count, LOAD)}`}>
      <Form form={form} onSubmit={({ dispatcher }) => dispatcher && onSet(dispatcher)}>
        <FormField name="dispatcher" type="record" label="Dispatcher" required search={search} autoFocus />
        <FormActions submitLabel="Set dispatcher" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
