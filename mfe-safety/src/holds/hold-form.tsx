import * as z from "zod/mini";
import { searchDrivers, searchTrailers, searchTrucks, type FoundRecord } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Text } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, requiredText, useForm } from "@haul/ui/forms";
import { localZone, wallClock } from "@haul/ui/format";
import { searchCarriers } from "../carriers/carrier-search";
import { RECORD_KINDS } from "../words";
import { holds, type LegalHold } from "./holds.queries";

type Kind = LegalHold["record_kind"];

const SEARCHES = {
  driver: searchDrivers,
  truck: searchTrucks,
  trailer: searchTrailers,
  motor_carrier: searchCarriers,
} as const satisfies Record<Kind, unknown>;

const day = (message: string) => z.nullable(z.string()).check(z.refine((on) => on !== null, message));
const texts = {
  matter: requiredText("Enter the claim, case or audit"),
  reason: requiredText("Say why the records must be kept"),
  begins_on: day("Enter the day the hold begins"),
};
const schema = z.object(texts);
const newSchema = z.object({
  ...texts,
  record: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((record) => record !== null, "Choose what is on hold")),
});

const today = () => wallClock(new Date(), localZone()).slice(0, 10);

/** A new hold on any record, or changes to one. */
export function HoldForm({ record: hold, onDone }: RecordFormProps<LegalHold>) {
  return hold ? <ChangedHold hold={hold} onDone={onDone} /> : <NewHold onDone={onDone} />;
}

function ChangedHold({ hold, onDone }: { hold: LegalHold; onDone: (saved?: LegalHold) => void }) {
  const save = useSaveRecord(holds, hold);
  const form = useForm({
    initialValues: {
      matter: hold.matter,
      reason: hold.reason,
      begins_on: hold.begins_on,
      released_on: hold.released_on ?? (null as string | null),
    },
    schema,
  });
  return (
    <Form form={form} onSubmit={async (values) => onDone(await save(values))} aria-label="Legal hold">
      <HoldFields isFirst />
      <FormField
        name="released_on"
        type="date"
        label="Released"
        description="The hold ends on this day. Leave empty while it’s in force."
        maxDate={today()}
        clearable
      />
      <FormActions submitLabel="Save legal hold" onCancel={() => onDone()} />
    </Form>
  );
}

interface NewHoldProps {
  /** The record whose page it is; else one is chosen. */
  on?: { kind: Kind; id: string; name: string };
  onDone: (saved?: LegalHold) => void;
}

/** A hold to place on a record. */
export function NewHold({ on, onDone }: NewHoldProps) {
  const save = useSaveRecord(holds, undefined);
  const form = useForm({
    initialValues: {
      kind: on?.kind ?? "driver",
      record: on ? { id: on.id, label: on.name } : (null as FoundRecord | null),
      matter: "",
      reason: "",
      begins_on: today(),
    },
    schema: newSchema,
  });
  const { kind } = form.values;
  const place = async ({ kind: of, record, matter, reason, begins_on }: typeof form.values) =>
    onDone(await save({ [`${of}_id`]: record, matter, reason, begins_on }));
  return (
    <Form form={form} onSubmit={place} aria-label="Legal hold">
      {on ? (
        <Text>While the hold is in force, none of {on.name}’s records can be purged, no matter how old they are.</Text>
      ) : (
        <FormRow>
          <FormField
            name="kind"
            type="select"
            label="Kind"
            options={optionsOf(RECORD_KINDS)}
            onChange={() => form.setFieldValue("record", null)}
            required
          />
          <FormField
            key={kind}
            name="record"
            type="record"
            label={RECORD_KINDS[kind]}
            search={SEARCHES[kind]}
            required
            autoFocus
          />
        </FormRow>
      )}
      <HoldFields isFirst={on !== undefined} />
      <FormActions submitLabel={on ? "Place legal hold" : "Add legal hold"} onCancel={() => onDone()} />
    </Form>
  );
}

function HoldFields({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <>
      <FormRow>
        <FormField
          name="matter"
          label="Matter"
          description="The claim, case or audit that may ask for the records."
          maxLength={120}
          required
          autoFocus={isFirst}
        />
        <FormField name="begins_on" type="date" label="From" maxDate={today()} required />
      </FormRow>
      <FormField name="reason" type="textarea" label="Reason" maxLength={1000} minRows={2} required />
    </>
  );
}
