import { useState } from "react";
import * as z from "zod/mini";
import { useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, Stack, Text } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, FormSection, requiredText, useForm } from "@haul/ui/forms";
import { formatDuration } from "@haul/ui/format";
import { CHECK_CALL_RULES } from "../../../words";
import {
  useReplaceSettings,
  useTrackingSettings,
  type TrackingSettings,
  type TrackingTerms,
} from "../tracking.queries";
import { ReadyTextFields, readyTextsOf, readyTextValues } from "./ready-text-fields";

/** The rules for check calls, in the order of a trip. */
const MINUTE_RULES = [
  { name: "before_pickup", label: CHECK_CALL_RULES.before_pickup, when: "before the first appointment" },
  { name: "on_arrival", label: CHECK_CALL_RULES.on_arrival, when: "after each arrival" },
  { name: "loaded", label: CHECK_CALL_RULES.loaded, when: "after a pickup is loaded" },
  { name: "under_way", label: CHECK_CALL_RULES.under_way, when: "after the last call, while driving" },
  { name: "empty", label: CHECK_CALL_RULES.empty, when: "after the last unloading, while the POD is missing" },
] as const;

const AMOUNTS = [
  {
    name: "on_time_grace_minutes",
    label: "On-time grace",
    unit: "min",
    min: 0,
    help: "Arrivals up to this long after the appointment count as on time. A customer can have its own.",
  },
  {
    name: "at_risk_minutes",
    label: "At risk from",
    unit: "min",
    min: 1,
    help: "An ETA this close to the due time is at risk.",
  },
  {
    name: "no_position_minutes",
    label: "No position after",
    unit: "min",
    min: 1,
    help: "On the road, this long without a position opens an exception.",
  },
  {
    name: "temperature_tolerance_fahrenheit",
    label: "Temperature off by",
    unit: "°F",
    min: 1,
    help: "This many degrees off the set point opens an exception.",
  },
  {
    name: "average_speed_mph",
    label: "Average speed",
    unit: "mph",
    min: 1,
    help: "For computed ETAs; breaks are added.",
  },
  { name: "link_days", label: "Links stay live for", unit: "days", min: 1, help: "After delivery." },
] as const;

/** The company's rules for check calls and exceptions. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const query = useTrackingSettings();
  const [isEditing, setIsEditing] = useState(false);
  const mayWrite = useCan("company:write");
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title="Check-call rules"
      actions={
        query.data &&
        mayWrite &&
        !isEditing && (
          <Button size="xs" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      <QueryStates query={query}>
        {(settings) =>
          isEditing ? (
            <SettingsForm settings={settings} onDone={() => setIsEditing(false)} />
          ) : (
            <Stack>
              <Text c="dimmed">
                {settings.is_default ? "Standard rules, not changed yet. " : ""}
                They apply to every open load.
                {!mayWrite && " An Admin of your company can change this."}
              </Text>
              <DescriptionList items={factsOf(settings.terms)} />
              <Text fw={600}>Ready texts</Text>
              {settings.call_templates.length === 0 && <Text c="dimmed">None. Notes are written by hand.</Text>}
              <DescriptionList
                items={settings.call_templates.map(({ name, note }) => ({ label: name, value: note }))}
              />
            </Stack>
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function factsOf(terms: TrackingTerms) {
  const rules = MINUTE_RULES.map(({ name, label, when }) => ({
    label,
    value: terms[name].is_on ? `${formatDuration(terms[name].minutes)} ${when}` : "Off",
  }));
  const morning = {
    label: CHECK_CALL_RULES.morning,
    value: terms.morning.is_on ? `At ${clock(terms.morning.hour)} in the time zone of the next stop` : "Off",
  };
  const amounts = AMOUNTS.map(({ name, label, unit, help }) => ({
    label,
    value: (
      <>
        {unit === "min" ? formatDuration(terms[name]) : `${terms[name]} ${unit}`}
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </>
    ),
  }));
  return [...rules, morning, ...amounts];
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

const amount = z.nullable(z.number()).check(z.refine((value) => value !== null, "Enter a number"));
const minutes = z.object({ minutes: amount });
const schema = z.object({
  texts: z.array(z.object({ name: requiredText("Enter a name."), note: requiredText("Enter the text.") })),
  terms: z.object({
    before_pickup: minutes,
    on_arrival: minutes,
    loaded: minutes,
    under_way: minutes,
    empty: minutes,
    on_time_grace_minutes: amount,
    at_risk_minutes: amount,
    no_position_minutes: amount,
    temperature_tolerance_fahrenheit: amount,
    average_speed_mph: amount,
    link_days: amount,
  }),
});

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: clock(hour) }));

function SettingsForm({ settings, onDone }: { settings: TrackingSettings; onDone: () => void }) {
  const replace = useReplaceSettings();
  const saving = useOpenedVersion(settings.version);
  const form = useForm({
    initialValues: {
      terms: settings.terms,
      hour: String(settings.terms.morning.hour),
      texts: readyTextValues(settings.call_templates),
    },
    schema,
  });
  return (
    <Form
      form={form}
      aria-label="Check-call rules"
      onSubmit={async ({ terms, hour, texts }) => {
        const morning = { ...terms.morning, hour: Number(hour) };
        const body = { terms: { ...terms, morning }, call_templates: readyTextsOf(texts) };
        await saving((version) => replace.mutateAsync({ body: { version, ...body } }));
        onDone();
      }}
    >
      <FormSection title="A call is due">
        {MINUTE_RULES.map(({ name, label, when }) => (
          <FormRow key={name}>
            <FormField name={`terms.${name}.is_on`} type="switch" label={label} description={`Minutes ${when}`} />
            <FormField
              name={`terms.${name}.minutes`}
              type="number"
              label="Minutes"
              aria-label={`${label}: minutes`}
              unit="min"
              min={1}
              disabled={!form.values.terms[name].is_on}
            />
          </FormRow>
        ))}
        <FormRow>
          <FormField
            name="terms.morning.is_on"
            type="switch"
            label={CHECK_CALL_RULES.morning}
            description="Each morning, in the time zone of the next stop"
          />
          <FormField
            name="hour"
            type="select"
            label="Hour"
            aria-label={`${CHECK_CALL_RULES.morning}: hour`}
            options={HOURS}
            required
            disabled={!form.values.terms.morning.is_on}
          />
        </FormRow>
      </FormSection>
      <FormSection title="Limits and defaults">
        {AMOUNTS.map(({ name, label, unit, min, help }) => (
          <FormField
            key={name}
            name={`terms.${name}`}
            type="number"
            label={label}
            unit={unit}
            description={help}
            min={min}
            required
          />
        ))}
      </FormSection>
      <ReadyTextFields />
      <FormActions submitLabel="Save rules" onCancel={onDone} />
    </Form>
  );
}
