import { useState } from "react";
import { useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, Group, Modal, Stack, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { labelOf, ToneBadge } from "@haul/ui/freight";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { MedicalRulesDialog } from "../medical/medical-rules-dialog";
import { RECORD_KINDS } from "../words";
import { usePaperTypes, useChangeRules, type PaperKind, type PaperType } from "./papers.queries";
import classes from "./papers.module.css";

/** Which papers this kind of record needs, and when to be reminded: by law, and by what the company adds. */
export function PaperRules({ kind, noun, onClose }: { kind: PaperKind; noun: string; onClose: () => void }) {
  const title = `${labelOf(RECORD_KINDS, kind)} paper rules`;
  const query = usePaperTypes();
  const [changing, setChanging] = useState<string | null>(null);
  const [showsStates, setShowsStates] = useState(false);
  const mayWrite = useCan(`${kind}s:write`);
  if (showsStates) return <MedicalRulesDialog onClose={() => setShowsStates(false)} />;
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <Text size="sm" c="dimmed" mb="sm">
        Papers that the law requires can’t be left out. Your company can require more, and choose when to be reminded.
      </Text>
      <QueryStates query={query}>
        {({ items }) => (
          <ul className={classes["papers"]} aria-label={title}>
            {items
              .filter(({ record_kinds }) => record_kinds.includes(kind))
              .map((type) =>
                changing === type.item_type ? (
                  <li key={type.item_type} className={classes["line"]}>
                    <RuleForm type={type} noun={noun} onDone={() => setChanging(null)} />
                  </li>
                ) : (
                  <li key={type.item_type} className={classes["paper"]}>
                    <Rule
                      type={type}
                      onChange={mayWrite ? () => setChanging(type.item_type) : undefined}
                      onStates={type.item_type === "medical" ? () => setShowsStates(true) : undefined}
                    />
                  </li>
                ),
              )}
          </ul>
        )}
      </QueryStates>
    </Modal>
  );
}

interface RuleProps {
  type: PaperType;
  onChange: (() => void) | undefined;
  /** Opens what differs from state to state. */
  onStates: (() => void) | undefined;
}

function Rule({ type, onChange, onStates }: RuleProps) {
  return (
    <>
      <div>
        <Text fw={600}>{type.name}</Text>
        <Text size="sm" c="dimmed">
          {[type.source, reminders(type), lasting(type)].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <div className={classes["state"]}>
        <ToneBadge tone="neutral">{need(type)}</ToneBadge>
      </div>
      {(onChange ?? onStates) && (
        <Group gap="xs" wrap="nowrap" className={classes["tools"]}>
          {onStates && (
            <Button size="compact-sm" variant="default" onClick={onStates}>
              By state
            </Button>
          )}
          {onChange && (
            <Button size="compact-sm" variant="default" onClick={onChange} aria-label={`Change ${type.name}`}>
              Change
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

const need = ({ is_required, is_required_by_law }: PaperType) =>
  is_required_by_law ? "Required by law" : is_required ? "Required by us" : "If it applies";

const LIST = new Intl.ListFormat("en-US");

function reminders({ can_expire, warning_days }: PaperType) {
  if (!can_expire) return "Does not expire";
  const days = warning_days.filter((day) => day > 0);
  if (days.length === 0) return "Reminder on the last valid day";
  const before = `${LIST.format(days.map(String))} ${days.at(-1) === 1 && days.length === 1 ? "day" : "days"} before`;
  return `Reminders ${before}${days.length < warning_days.length ? " and on the last day" : ""}`;
}

const lasting = ({ longest_months }: PaperType) =>
  longest_months === undefined ? undefined : `Lasts at most ${longest_months} months`;

function RuleForm({ type, noun, onDone }: { type: PaperType; noun: string; onDone: () => void }) {
  const change = useChangeRules();
  const saving = useOpenedVersion(type.version);
  const form = useForm({
    initialValues: {
      is_required: type.is_required,
      warning_days: type.warning_days.map(String),
    },
    validate: ({ warning_days }) =>
      warning_days.every((day) => /^\d{1,3}$/.test(day)) ? {} : { warning_days: "Enter whole numbers of days" },
  });
  const submit = async ({ is_required, warning_days }: typeof form.values) => {
    const days = warning_days.map(Number);
    const isUsual = days.length === 0 || String(days) === String(type.usual_warning_days);
    await saving((version) =>
      change.mutateAsync({
        params: { path: { item_type: type.item_type } },
        body: { version, is_required, ...(type.can_expire ? { warning_days: isUsual ? null : days } : {}) },
      }),
    );
    onDone();
  };
  return (
    <Stack gap="xs" style={{ flexGrow: 1 }}>
      <Text fw={600}>{type.name}</Text>
      <Form form={form} onSubmit={submit} aria-label={type.name}>
        {type.is_required_by_law ? (
          <Text size="sm">Required by law: {type.source}.</Text>
        ) : (
          <FormField name="is_required" type="checkbox" label={`Required for all ${noun}`} autoFocus />
        )}
        {type.can_expire && (
          <FormField
            name="warning_days"
            type="tags"
            label="Reminders, days before it expires"
            description={`0 is the last valid day. Leave empty to use the defaults (${type.usual_warning_days.join(", ")}).`}
          />
        )}
        <FormActions submitLabel="Save" onCancel={onDone} />
      </Form>
    </Stack>
  );
}
