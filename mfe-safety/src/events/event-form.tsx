import * as z from "zod/mini";
import { optionOf, searchDrivers, useCan } from "@haul/platform";
import { useSaveRecord, type RecordFormProps } from "@haul/platform/lists";
import { optionsOf } from "@haul/platform/records";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import type { Driver } from "../drivers/drivers.queries";
import { todayHere } from "../shared/today";
import {
  COACHING_TRIGGERS,
  EVENT_DAYS,
  EVENT_KINDS,
  EVENT_LEADERS,
  EVENT_NOTES,
  EVENT_PAPERS,
  EVENT_TITLES,
  INCIDENT_KINDS,
  PREVENTABILITIES,
  TRAINING_RESULTS,
} from "../words";
import { events, type DriverEvent } from "./events.queries";

const schema = z.object({
  driver_id: z
    .nullable(z.looseObject({ id: z.string() }))
    .check(z.refine((driver) => driver !== null, "Choose the driver")),
  happened_on: z.nullable(z.string()).check(z.refine((day) => day !== null, "Enter the day")),
  title: requiredText("Enter what it was"),
});

type NamedDriver = Pick<Driver, "id" | "full_name">;

function driverOf(event: DriverEvent | undefined, driver: NamedDriver | undefined) {
  if (event) return { id: event.driver_id, name: event.driver_name };
  return driver && { id: driver.id, name: driver.full_name };
}

function valuesOf(event: DriverEvent | undefined, driver: NamedDriver | undefined) {
  const on = (day: string | undefined) => day ?? (null as string | null);
  return {
    kind: event?.kind ?? ("training" as const),
    driver_id: optionOf(driverOf(event, driver)),
    happened_on: (event?.happened_on ?? todayHere()) as string | null,
    title: event?.title ?? "",
    note: event?.note ?? "",
    led_by: event?.led_by ?? "",
    item_type: event?.item_type ?? ("" as const),
    expires_on: on(event?.expires_on),
    hours: event?.duration_minutes === undefined ? (null as number | null) : event.duration_minutes / 60,
    result: event?.result ?? ("" as const),
    policy_version: event?.policy_version ?? "",
    coaching_trigger: event?.coaching_trigger ?? ("" as const),
    incident_kind: event?.incident_kind ?? ("" as const),
    place: event?.place ?? "",
    preventability: event?.preventability ?? ("" as const),
    cost_cents: event?.cost_cents ?? (null as number | null),
    follow_up_on: on(event?.follow_up_on),
    followed_up_on: on(event?.followed_up_on),
  };
}

type Values = ReturnType<typeof valuesOf>;

/** What was entered for another kind is not meant. */
function meant({ hours, ...values }: Values) {
  const { kind } = values;
  const only = <Value, None>(isOf: boolean, value: Value, none: None) => (isOf ? value : none);
  const hasPaper = kind === "training" || kind === "policy";
  return {
    ...values,
    item_type: only(hasPaper, values.item_type, "" as const),
    expires_on: only(hasPaper && values.item_type !== "", values.expires_on, null),
    duration_minutes: only(kind === "training" && hours !== null, Math.round((hours ?? 0) * 60), null),
    result: only(kind === "training", values.result, "" as const),
    policy_version: only(kind === "policy", values.policy_version, ""),
    coaching_trigger: only(kind === "coaching", values.coaching_trigger, "" as const),
    incident_kind: only(kind === "incident", values.incident_kind, "" as const),
    place: only(kind === "incident", values.place, ""),
    preventability: only(kind === "incident", values.preventability, "" as const),
    cost_cents: only(kind === "incident", values.cost_cents, null),
  };
}

interface EventFormProps extends RecordFormProps<DriverEvent> {
  /** The driver of a new one, where that is known. */
  driver?: NamedDriver;
}

/** A training, policy, coaching or incident, or changes to one. */
export function EventForm({ record: event, driver, onDone }: EventFormProps) {
  const save = useSaveRecord(events, event);
  const form = useForm({
    initialValues: valuesOf(event, driver),
    schema,
    validate: ({ kind, coaching_trigger, incident_kind }) => ({
      ...(kind === "coaching" && coaching_trigger === "" ? { coaching_trigger: "Choose what led to it" } : {}),
      ...(kind === "incident" && incident_kind === "" ? { incident_kind: "Choose the kind of incident" } : {}),
    }),
  });
  const { kind } = form.values;
  const isNamed = event !== undefined || driver !== undefined;

  const onSubmit = async (values: Values) => onDone(await save(meant(values)));

  return (
    <Form form={form} onSubmit={onSubmit} aria-label="Training or incident">
      <FormField name="kind" type="segmented" label="Kind" options={optionsOf(EVENT_KINDS)} required />
      <FormRow>
        <FormField name="driver_id" type="record" label="Driver" search={searchDrivers} required autoFocus={!isNamed} />
        <FormField name="happened_on" type="date" label={EVENT_DAYS[kind]} maxDate={todayHere()} required />
      </FormRow>
      <FormField name="title" label={EVENT_TITLES[kind]} maxLength={120} required autoFocus={isNamed} />
      {kind === "training" && <TrainingFields />}
      {kind === "policy" && <FormField name="policy_version" label="Version" maxLength={40} />}
      {kind === "coaching" && (
        <FormRow>
          <FormField
            name="coaching_trigger"
            type="select"
            label="Trigger"
            options={optionsOf(COACHING_TRIGGERS)}
            required
          />
          <FormField name="led_by" label={EVENT_LEADERS.coaching} maxLength={120} />
        </FormRow>
      )}
      {kind === "incident" && <IncidentFields />}
      {(kind === "training" || kind === "policy") && !event && <PaperFields kind={kind} />}
      <FormField name="note" type="textarea" label={EVENT_NOTES[kind]} maxLength={4000} minRows={3} />
      <FormSection title="Follow-up" description="Safety is reminded on that day.">
        <FormRow>
          <FormField name="follow_up_on" type="date" label="Follow up on" clearable />
          <FormField name="followed_up_on" type="date" label="Followed up" maxDate={todayHere()} clearable />
        </FormRow>
      </FormSection>
      <FormActions submitLabel={event ? "Save" : "Add"} onCancel={() => onDone()} />
    </Form>
  );
}

function TrainingFields() {
  return (
    <FormRow>
      <FormField name="led_by" label={EVENT_LEADERS.training} maxLength={120} />
      <FormField name="hours" type="number" label="Hours" min={0.25} max={1600} decimals={2} unit="h" />
      <FormField name="result" type="select" label="Result" options={optionsOf(TRAINING_RESULTS)} clearable />
    </FormRow>
  );
}

function IncidentFields() {
  return (
    <>
      <FormRow>
        <FormField
          name="incident_kind"
          type="select"
          label="Kind of incident"
          options={optionsOf(INCIDENT_KINDS)}
          required
        />
        <FormField name="place" label="Place" maxLength={120} />
      </FormRow>
      <FormRow>
        <FormField
          name="preventability"
          type="select"
          label="Preventability"
          options={optionsOf(PREVENTABILITIES)}
          clearable
        />
        <FormField name="cost_cents" type="money" label="Cost" />
      </FormRow>
    </>
  );
}

/** The papers that each kind can become. */
const PAPERS_OF = {
  training: ["entry_training", "hazmat_training"],
  policy: ["testing_policy"],
} as const;

/** What the law asks for becomes the driver's paper, once; from then on the paper has a life of its own. */
function PaperFields({ kind }: { kind: keyof typeof PAPERS_OF }) {
  const mayAdd = useCan("drivers:write");
  if (!mayAdd) return null;
  return (
    <FormRow>
      <FormField
        name="item_type"
        type="select"
        label="Driver’s paper"
        description="Replaces the one on file."
        options={PAPERS_OF[kind].map((value) => ({ value, label: EVENT_PAPERS[value] }))}
        clearable
      />
      {kind === "training" && (
        <FormField
          name="expires_on"
          type="date"
          label="Valid through"
          description="Hazmat training lasts three years (49 CFR 172.704)."
          clearable
        />
      )}
    </FormRow>
  );
}
