import { useRef, useState } from "react";
import { useCan } from "@haul/platform";
import { ActionIcon, Group, Modal, Text, toast } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { Checkbox, Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { formatDate, localZone, wallClock } from "@haul/ui/format";
import { ToneBadge } from "@haul/ui/freight";
import { IconPencil } from "@haul/ui/icons";
import classes from "../papers/papers.module.css";
import { useChangeSteps, type Task, type Termination } from "./terminations.queries";

const todayHere = () => wallClock(new Date(), localZone()).slice(0, 10);

interface StepChange {
  step: Task["step"];
  done_on?: string | null;
  note?: string | null;
}

/** Saves changes of steps one after the other, each on the version that the one before left. */
function useSteps({ id, version }: Termination) {
  const change = useChangeSteps();
  const known = useRef(version);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (step: StepChange): Promise<void> => {
    const save = async () => {
      known.current = Math.max(known.current, version);
      const params = { path: { driver_termination_id: id } };
      const saved = await change.mutateAsync({ params, body: { version: known.current, steps: [step] } });
      known.current = saved.version;
    };
    const saved = last.current.then(save);
    last.current = saved.catch(() => undefined);
    return saved;
  };
}

/** What has to be done when a driver leaves: each step is marked with its box, by mouse or with Space. */
export function Checklist({ termination }: { termination: Termination }) {
  const { checklist, open_step_count: open, archived_at } = termination;
  const mayWrite = useCan("driver_terminations:write") && archived_at === undefined;
  const save = useSteps(termination);
  const [edited, setEdited] = useState<Task | null>(null);
  // What was just marked, until the server says so.
  const [marked, setMarked] = useState<Readonly<Partial<Record<Task["step"], boolean>>>>({});
  const mark = async (step: Task["step"], isDone: boolean) => {
    setMarked((current) => ({ ...current, [step]: isDone }));
    try {
      await save({ step, done_on: isDone ? todayHere() : null });
    } catch (error) {
      toast.error(error);
    } finally {
      setMarked(({ [step]: _saved, ...rest }) => rest);
    }
  };
  return (
    <Panel title="Checklist" action={<Progress open={open} all={checklist.length} />}>
      <ul className={classes["papers"]} aria-label="Checklist">
        {checklist.map((task) => (
          <li key={task.step} className={classes["paper"]}>
            <Checkbox
              checked={marked[task.step] ?? task.done_on !== undefined}
              onChange={(event) => void mark(task.step, event.currentTarget.checked)}
              disabled={!mayWrite}
              label={task.name}
              description={detailOf(task)}
            />
            {mayWrite && (
              <ActionIcon
                variant="subtle"
                color="gray"
                style={{ alignSelf: "center" }}
                aria-label={`Day and note of ${task.name}`}
                title="Day and note"
                onClick={() => setEdited(task)}
              >
                <IconPencil size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {edited && <StepDialog task={edited} save={save} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

function Progress({ open, all }: { open: number; all: number }) {
  return open === 0 ? (
    <ToneBadge tone="good">Done</ToneBadge>
  ) : (
    <Text span size="sm">
      {all - open} of {all} done
    </Text>
  );
}

function detailOf({ done_on, done_by, note, source }: Task): string | undefined {
  const done = done_on && `Done on ${formatDate(done_on)}${done_by ? ` by ${done_by}` : ""}`;
  const parts = [done, note, source].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : undefined;
}

interface StepDialogProps {
  task: Task;
  save: (step: StepChange) => Promise<void>;
  onClose: () => void;
}

function StepDialog({ task, save, onClose }: StepDialogProps) {
  const form = useForm({
    initialValues: { done_on: task.done_on ?? (null as string | null), note: task.note ?? "" },
  });
  const submit = async ({ done_on, note }: typeof form.values) => {
    await save({ step: task.step, done_on, note: note.trim() === "" ? null : note });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={task.name}>
      <Form form={form} onSubmit={submit} aria-label={task.name}>
        <FormField
          name="done_on"
          type="date"
          label="Done on"
          description="Leave empty while the step is open."
          maxDate={todayHere()}
          clearable
        />
        <FormField name="note" label="Note" maxLength={500} autoFocus />
        <FormActions submitLabel="Save step" onCancel={onClose} />
      </Form>
    </Modal>
  );
}

/** How much of a checklist is left, for a row. */
export function OpenSteps({ termination: { open_step_count: open } }: { termination: Termination }) {
  return open === 0 ? (
    <ToneBadge tone="good">Done</ToneBadge>
  ) : (
    <Group gap={4} component="span">
      <ToneBadge tone="attention">{open} open</ToneBadge>
    </Group>
  );
}
