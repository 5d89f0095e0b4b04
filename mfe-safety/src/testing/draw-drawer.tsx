import { useState } from "react";
import { useCan } from "@haul/platform";
import type { OpenRecord } from "@haul/platform/lists";
import { counted } from "@haul/platform/records";
import { Alert, Anchor, Button, Code, Group, Modal, Stack, Text, UiLink, confirm, toast } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer, saveFile } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { Day, StatusBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconDownload, IconShieldCheck } from "@haul/ui/icons";
import { DRIVER, RANDOM_DRAW, SELECTION_LOOKS } from "../words";
import {
  useDisclose,
  useDraw,
  useExcuseSelected,
  useNotifySelected,
  useProof,
  type RandomDraw,
  type RandomSelection,
} from "./testing.queries";
import classes from "../papers/papers.module.css";

/** A draw: whom it selected and what became of them, and the proof that nobody chose them. */
export function DrawDrawer({ id, ...rest }: OpenRecord) {
  const query = useDraw(id);
  return (
    <RecordDrawer isOpen title={RANDOM_DRAW.title} {...rest}>
      <QueryStates query={query}>
        {(draw) => (
          <Stack>
            <DescriptionList
              items={[
                {
                  label: "Period",
                  value: (
                    <>
                      <Day on={draw.period_starts_on} /> – <Day on={draw.period_ends_on} />
                    </>
                  ),
                },
                { label: "Pool", value: counted(draw.pool_count, DRIVER) },
                { label: "Drugs", value: `${counted(draw.drugs_count, DRIVER)}, ${draw.drugs_percent}% a year` },
                { label: "Alcohol", value: `${counted(draw.alcohol_count, DRIVER)}, ${draw.alcohol_percent}% a year` },
                { label: "Drawn by", value: draw.drawn_by },
              ]}
            />
            <Selections draw={draw} />
            <Proof draw={draw} />
          </Stack>
        )}
      </QueryStates>
    </RecordDrawer>
  );
}

function Selections({ draw }: { draw: RandomDraw }) {
  const mayWrite = useCan("drug_alcohol:write");
  const [excused, setExcused] = useState<RandomSelection | null>(null);
  return (
    <Panel title="Selected drivers">
      {draw.selections.length === 0 ? (
        <Text c="dimmed">No driver had to be drawn.</Text>
      ) : (
        <ul className={classes["papers"]} aria-label="Selected drivers">
          {draw.selections.map((selection) => (
            <Selection key={selection.id} selection={selection} mayWrite={mayWrite} onExcuse={setExcused} />
          ))}
        </ul>
      )}
      {excused && <ExcuseDialog selection={excused} onClose={() => setExcused(null)} />}
    </Panel>
  );
}

interface SelectionProps {
  selection: RandomSelection;
  mayWrite: boolean;
  onExcuse: (selection: RandomSelection) => void;
}

function testsOf({ takes_drugs, takes_alcohol }: RandomSelection): string {
  if (takes_drugs && takes_alcohol) return "Drugs and alcohol";
  if (takes_drugs) return "Drugs";
  return takes_alcohol ? "Alcohol" : "If someone is excused";
}

function Selection({ selection, mayWrite, onExcuse }: SelectionProps) {
  const { id, driver_id, driver_name, rank, status, notified_on, excused_reason } = selection;
  const notify = useNotifySelected();
  const isOpen = status === "selected" || status === "notified";
  const tell = () =>
    notify.mutate(
      { params: { path: { random_selection_id: id } }, body: {} },
      { onError: (error) => toast.error(error) },
    );
  return (
    <li className={classes["line"]}>
      <div>
        <Text fw={600}>
          {rank}.{" "}
          <Anchor component={UiLink} href={`/apps/safety/drivers?driver=${driver_id}`} inherit>
            {driver_name}
          </Anchor>
        </Text>
        <Text size="sm" c="dimmed">
          {testsOf(selection)}
          {notified_on && (
            <>
              {" · notified "}
              <Day on={notified_on} />
            </>
          )}
          {excused_reason && ` · ${excused_reason}`}
        </Text>
      </div>
      <Group gap="xs">
        <StatusBadge kind={SELECTION_LOOKS} status={status} />
        {mayWrite && status === "selected" && (
          <Button size="compact-sm" variant="default" loading={notify.isPending} onClick={tell}>
            Notified today
          </Button>
        )}
        {mayWrite && isOpen && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={`Excuse ${driver_name}`}
            onClick={() => onExcuse(selection)}
          >
            Excuse
          </Button>
        )}
      </Group>
    </li>
  );
}

function ExcuseDialog({ selection, onClose }: { selection: RandomSelection; onClose: () => void }) {
  const excuse = useExcuseSelected();
  const form = useForm({ initialValues: { reason: "" } });
  const save = async (body: typeof form.values) => {
    await excuse.mutateAsync({ params: { path: { random_selection_id: selection.id } }, body });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Excuse ${selection.driver_name}`}>
      <Form form={form} onSubmit={save} aria-label="Excuse">
        <Text>If an alternate is left, the next one is called up and a test is ordered.</Text>
        <FormField
          name="reason"
          label="Reason"
          description="Such as leave for the rest of the period. Auditors see it."
          required
          autoFocus
        />
        <FormActions submitLabel="Excuse" onCancel={onClose} />
      </Form>
    </Modal>
  );
}

function Proof({ draw }: { draw: RandomDraw }) {
  const query = useProof(draw.id);
  const disclose = useDisclose();
  const mayDisclose = useCan("drug_alcohol:write") && draw.seed === undefined;
  const ask = async () => {
    const agreed = await confirm({
      title: "Disclose the seed?",
      body: "Anyone who can see this draw can then repeat it. You can’t undo this.",
      action: "Disclose",
    });
    if (!agreed) return;
    disclose.mutate({ params: { path: { random_draw_id: draw.id } } }, { onError: (error) => toast.error(error) });
  };
  return (
    <Panel title="Proof">
      <QueryStates query={query}>
        {(proof) => (
          <Stack gap="sm">
            {proof.is_reproduced && proof.is_seed_genuine ? (
              <Alert color="green" icon={<IconShieldCheck size={16} aria-hidden />} title="The draw can be repeated">
                Drawing again from the sealed seed selects the same drivers in the same order.
              </Alert>
            ) : (
              <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} title="The draw can’t be repeated">
                {proof.is_seed_genuine
                  ? "The selection on record is not the one that the seed draws. Someone changed it."
                  : "The seed is not the one that was fixed with the draw. Someone changed it."}
              </Alert>
            )}
            <Text size="sm">
              The pool was put in the order of the drivers’ ids, and a secret random seed was fixed by its SHA-256
              before anyone knew the result. A shuffle driven by the seed (ChaCha20, Fisher–Yates) drew the drivers. The
              explanation has every step and number, so that an auditor can repeat it with other software.
            </Text>
            <DescriptionList
              items={[
                { label: "SHA-256", value: <Code style={{ wordBreak: "break-all" }}>{draw.seed_commitment}</Code> },
                {
                  label: "Seed",
                  value: draw.seed ? <Code style={{ wordBreak: "break-all" }}>{draw.seed}</Code> : "Sealed",
                },
              ]}
            />
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                leftSection={<IconDownload size={14} aria-hidden />}
                onClick={() => saveFile(new Blob([proof.explanation], { type: "text/plain" }), proof.file_name)}
              >
                Explanation for an auditor
              </Button>
              {mayDisclose && (
                <Button size="xs" variant="default" loading={disclose.isPending} onClick={() => void ask()}>
                  Disclose the seed
                </Button>
              )}
            </Group>
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}
