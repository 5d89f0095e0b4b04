import { useState, type ReactNode } from "react";
import { useCan, useIdempotencyKey, usePageTitle } from "@haul/platform";
import { useRecordList } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Button, Modal, Text } from "@haul/ui/core";
import { ListPage, type Column } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { Day, labelOf, ToneBadge } from "@haul/ui/freight";
import { IconPlus, IconShieldCheck } from "@haul/ui/icons";
import { DRAW_CYCLES, RANDOM_DRAW } from "../words";
import { DrawDrawer } from "./draw-drawer";
import { draws, useMakeDraw, type RandomDraw } from "./testing.queries";

const isOpen = ({ status }: RandomDraw["selections"][number]) => status === "selected" || status === "notified";

const columns: Column<RandomDraw>[] = [
  {
    key: "period_starts_on",
    title: "Period",
    isSortable: true,
    render: ({ period_starts_on, period_ends_on }) => (
      <>
        <Day on={period_starts_on} /> – <Day on={period_ends_on} />
      </>
    ),
  },
  {
    key: "open",
    title: "To do",
    card: "badge",
    render: ({ selections }) => {
      const open = selections.filter(isOpen).length;
      return open === 0 ? <ToneBadge tone="good">Done</ToneBadge> : <ToneBadge tone="attention">{open} open</ToneBadge>;
    },
  },
  { key: "cycle", title: "Period length", render: ({ cycle }) => labelOf(DRAW_CYCLES, cycle) },
  { key: "pool_count", title: "Pool", align: "end", render: ({ pool_count }) => pool_count },
  { key: "drugs_count", title: "Drugs", align: "end", render: ({ drugs_count }) => drugs_count },
  { key: "alcohol_count", title: "Alcohol", align: "end", render: ({ alcohol_count }) => alcohol_count },
  { key: "drawn_by", title: "Drawn by", card: "hidden", render: ({ drawn_by }) => drawn_by },
];

/** The random draws, the latest first, and the dialog for a new one. */
export function DrawList({ tabs }: { tabs: ReactNode }) {
  usePageTitle(RANDOM_DRAW.heading);
  const { page, drawer, open } = useRecordList(draws);
  const [isDrawing, setIsDrawing] = useState(false);
  const mayDraw = useCan("drug_alcohol:write");
  const action = mayDraw && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsDrawing(true)}>
      Draw drivers
    </Button>
  );
  return (
    <ListPage
      {...page}
      title={RANDOM_DRAW.heading}
      description="Every driver in the pool has the same chance in each draw, and anyone can check it (49 CFR 382.305)."
      tabs={tabs}
      filters={[]}
      noun={RANDOM_DRAW.many}
      columns={columns}
      action={action}
      empty={{
        icon: IconShieldCheck,
        title: "No random draws yet",
        body: "Draw once each month or quarter; the annual rates determine how many drivers.",
        action,
      }}
    >
      {drawer && <DrawDrawer {...drawer} />}
      {isDrawing && (
        <DrawDialog
          onClose={(id) => {
            setIsDrawing(false);
            if (id !== undefined) open(id);
          }}
        />
      )}
    </ListPage>
  );
}

const NEW_DRAW = {
  cycle: "quarterly" as RandomDraw["cycle"],
  period_on: null as string | null,
  drugs_percent: 50,
  alcohol_percent: 10,
  alternate_count: 2,
};

function DrawDialog({ onClose }: { onClose: (id?: string) => void }) {
  const make = useMakeDraw();
  const { header } = useIdempotencyKey();
  const form = useForm({ initialValues: NEW_DRAW });
  const draw = async ({ cycle, ...values }: typeof form.values) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const made = await make.mutateAsync({ params: { header }, body: { cycle, ...given } });
    onClose(made.id);
  };
  return (
    <Modal opened onClose={() => onClose()} title="Draw drivers at random">
      <Form form={form} onSubmit={draw} aria-label="Random draw">
        <Text>
          Once you draw, the pool, the seed and the selection can’t be changed. Tests are ordered for those selected.
        </Text>
        <FormRow>
          <FormField
            name="cycle"
            type="select"
            label="Period length"
            options={optionsOf(DRAW_CYCLES)}
            required
            autoFocus
          />
          <FormField
            name="period_on"
            type="date"
            label="Any day in the period"
            description="Leave empty for the current one."
            clearable
          />
        </FormRow>
        <FormRow>
          <FormField
            name="drugs_percent"
            type="number"
            label="Drugs, annual rate"
            unit="%"
            min={50}
            max={100}
            required
          />
          <FormField
            name="alcohol_percent"
            type="number"
            label="Alcohol, annual rate"
            unit="%"
            min={10}
            max={100}
            required
          />
          <FormField name="alternate_count" type="number" label="Alternates" min={0} max={50} required />
        </FormRow>
        <Text size="sm" c="dimmed">
          FMCSA requires at least 50% for drugs and 10% for alcohol. Drivers already drawn this year count toward the
          rate.
        </Text>
        <FormActions submitLabel="Draw" onCancel={() => onClose()} />
      </Form>
    </Modal>
  );
}
