import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Drawer, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { TARGET_FIGURES } from "../words/dashboards";
import { useSaveTargets, useTargets, type TargetFigure, type Targets } from "./dashboard.queries";

const FIGURES = Object.keys(TARGET_FIGURES) as TargetFigure[];

/** By figure; money in cents. */
type Values = Record<string, number | null>;

const schema = z.object(
  Object.fromEntries(
    FIGURES.map((figure) => [
      figure,
      z.nullable(
        z
          .number()
          .check(
            z.gt(0, "Enter a number greater than zero."),
            ...(TARGET_FIGURES[figure].isShare ? [z.lte(100, "Enter a percentage up to 100.")] : []),
          ),
      ),
    ]),
  ),
);

/** What the company wants its figures to be; an empty field has no target. */
export function TargetsDrawer({ onClose }: { onClose: () => void }) {
  const targets = useTargets();
  return (
    <Drawer opened onClose={onClose} position="right" title="Set targets">
      <QueryStates query={targets}>{(data) => <TargetsForm targets={data} onClose={onClose} />}</QueryStates>
    </Drawer>
  );
}

function TargetsForm({ targets: { targets, version }, onClose }: { targets: Targets; onClose: () => void }) {
  const save = useSaveTargets();
  const saving = useOpenedVersion(version);
  const valueOf = (figure: TargetFigure) => targets.find((target) => target.figure === figure)?.value;
  const form = useForm<Values>({
    initialValues: Object.fromEntries(FIGURES.map((figure) => [figure, enteredOf(figure, valueOf(figure))])),
    schema,
  });
  const send = async (values: Values) => {
    const wanted = FIGURES.flatMap((figure) => {
      const value = values[figure] ?? null;
      return value === null ? [] : [{ figure, value: String(isMoney(figure) ? value / 100 : value) }];
    });
    await saving((opened) => save.mutateAsync({ body: { version: opened, targets: wanted } }));
    onClose();
  };
  return (
    <Form form={form} onSubmit={send} aria-label="Targets">
      <Text size="sm" c="dimmed">
        Everyone in your company sees how far each figure is from its target. Leave a field empty for no target.
      </Text>
      {FIGURES.map((figure) => {
        const { label, unit } = TARGET_FIGURES[figure];
        return isMoney(figure) ? (
          <FormField key={figure} name={figure} type="money" label={label} />
        ) : (
          <FormField key={figure} name={figure} type="number" decimals={2} min={0} label={label} unit={unit} />
        );
      })}
      <FormActions submitLabel="Save targets" onCancel={onClose} />
    </Form>
  );
}

const isMoney = (figure: TargetFigure) => TARGET_FIGURES[figure].unit === "$";

function enteredOf(figure: TargetFigure, value: string | undefined): number | null {
  if (value === undefined) return null;
  return isMoney(figure) ? Math.round(Number(value) * 100) : Number(value);
}
