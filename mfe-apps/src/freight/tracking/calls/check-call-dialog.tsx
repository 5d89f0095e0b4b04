import { useState } from "react";
import * as z from "zod/mini";
import { useIdempotencyKey } from "@haul/platform";
import { Button, Group, Modal, Text, useIsPhone } from "@haul/ui/core";
import { Form, FormActions, FormField, FormRow, useForm, useFormContext } from "@haul/ui/forms";
import { codeWord, formatStopTime, formatTemperature, instantsOf, localZone, wallClock } from "@haul/ui/freight";
import { CALL_SOURCES } from "../tracking-words";
import { useCreateCheckCall, type CheckCall, type CheckCallCreate, type TrackedLoad } from "../tracking.queries";
import { LikelyPlaces, likelyPlaces } from "./likely-places";
import { ReadyTexts } from "./ready-texts";
import { useUndoCall } from "./use-undo-call";

interface Props {
  row: TrackedLoad;
  /** The call that was logged wrong; it is voided in the same step. */
  corrects?: CheckCall | undefined;
  onClose: () => void;
}

type Stop = NonNullable<TrackedLoad["next_stop"]>;

interface Values extends Record<string, unknown> {
  city: string;
  state: string | null;
  eta_local: string | null;
  note: string;
  temperature_fahrenheit: number | null;
  occurred_local: string | null;
  source: CheckCall["source"];
  correction_reason: string;
}

const SKIPPED = "This time does not exist on that day: clocks go forward.";
const NOTHING_SAID = "Enter where the truck is, when it arrives, or what the driver told you";

const schemaFor = (isCorrection: boolean) =>
  z.object({
    occurred_local: z.nullable(z.string()).check(z.refine((value) => value !== null, "Enter the time")),
    correction_reason: z
      .string()
      .check(z.refine((value) => !isCorrection || value.trim() !== "", "Say what was wrong; it stays on record.")),
  });

/** What the driver said on the phone, by default just now. If the place is all there is to log, one press on a likely place does it. */
export function CheckCallDialog({ row, corrects, onClose }: Props) {
  const { load, next_stop: nextStop } = row;
  const create = useCreateCheckCall();
  const { header } = useIdempotencyKey();
  const zone = nextStop?.time_zone ?? localZone();
  const places = likelyPlaces(row);
  // A keyboard that comes up by itself would cover the form.
  const isPhone = useIsPhone();
  const [hasMore, setHasMore] = useState(corrects !== undefined);
  const undoable = useUndoCall();
  const form = useForm<Values>({ initialValues: initialOf(corrects, zone), schema: schemaFor(corrects !== undefined) });

  const save = async (values: Values) => {
    // Without a time entered it is the time of saving, even after a long call.
    const occurred = hasMore ? pastInstant(values.occurred_local ?? "", zone) : new Date();
    const eta = values.eta_local === null ? undefined : instantsOf(values.eta_local, zone)[0];
    const said = saidIn(values, eta, corrects);
    const problems = {
      ...(occurred ? {} : { occurred_local: SKIPPED }),
      ...(values.eta_local !== null && !eta ? { eta_local: SKIPPED } : {}),
      ...(Object.keys(said).length === 0 ? { city: NOTHING_SAID } : {}),
    };
    if (!occurred || Object.keys(problems).length > 0) {
      form.setErrors(problems);
      return;
    }
    const call = await create.mutateAsync({
      params: { path: { load_id: load.id }, header },
      body: {
        occurred_at: occurred.toISOString(),
        source: values.source,
        ...said,
        ...(corrects ? { corrects_id: corrects.id, correction_reason: values.correction_reason.trim() } : {}),
      },
    });
    // Logging a place takes one press, and so does undoing it.
    if (!corrects && isOnlyPlace(said)) undoable(call, load.number);
    onClose();
  };

  const showMore = () => {
    form.setFieldValue("occurred_local", wallClock(new Date(), zone));
    setHasMore(true);
  };

  return (
    <Modal opened onClose={onClose} title={`${corrects ? "Correct check call" : "Check call"}: load ${load.number}`}>
      <Form form={form} onSubmit={save} aria-label="Check call">
        {corrects && <FormField name="correction_reason" label="What was wrong?" required autoFocus />}
        {!corrects && <LikelyPlaces places={places} />}
        <FormRow>
          <FormField name="city" label="City" autoFocus={!corrects && places.length === 0 && !isPhone} />
          <FormField name="state" type="state" label="State" clearable />
        </FormRow>
        {nextStop && (
          <>
            <FormField
              name="eta_local"
              type="datetime"
              zone={zone}
              label={`ETA at ${nextStop.city}, ${nextStop.state}`}
              description={`${codeWord("stop", nextStop.kind)} appointment ${formatStopTime(nextStop.latest_at ?? nextStop.earliest_at, zone)}`}
            />
            <AsAgreed stop={nextStop} />
          </>
        )}
        {(row.equipment === "reefer" || corrects?.temperature_fahrenheit !== undefined) && (
          <FormField
            name="temperature_fahrenheit"
            type="number"
            label="Reefer temperature"
            unit="°F"
            min={-80}
            max={200}
            description={
              row.temperature_fahrenheit === undefined
                ? undefined
                : `Set to ${formatTemperature(row.temperature_fahrenheit)}`
            }
          />
        )}
        <ReadyTexts nextStop={nextStop} />
        <FormField name="note" label="Note" />
        {hasMore ? (
          <>
            <FormField name="occurred_local" type="datetime" zone={zone} label="When" required />
            <FormField name="source" type="segmented" label="Reported by" options={CALL_SOURCES} />
          </>
        ) : (
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              Just now, by the driver
            </Text>
            <Button size="compact-sm" variant="subtle" onClick={showMore}>
              Change time or source
            </Button>
          </Group>
        )}
        <FormActions submitLabel={corrects ? "Correct" : "Log check call"} onCancel={onClose} />
      </Form>
    </Modal>
  );
}

function initialOf(corrects: CheckCall | undefined, zone: string): Values {
  return {
    city: corrects?.city ?? "",
    state: corrects?.state ?? null,
    eta_local: corrects?.eta_at ? wallClock(corrects.eta_at, zone) : null,
    note: corrects?.note ?? "",
    temperature_fahrenheit: corrects?.temperature_fahrenheit ?? null,
    occurred_local: wallClock(corrects?.occurred_at ?? new Date(), zone),
    source: corrects?.source ?? "driver",
    correction_reason: "",
  };
}

/** In the hour repeated in fall, the later of the two instants that is past counts, as it just happened. */
function pastInstant(local: string, zone: string): Date | undefined {
  const instants = instantsOf(local, zone);
  return instants.filter((one) => one.getTime() <= Date.now()).at(-1) ?? instants[0];
}

const isOnlyPlace = (said: Said) => Object.keys(said).every((fact) => fact === "city" || fact === "state");

type Said = Omit<CheckCallCreate, "occurred_at" | "source" | "corrects_id" | "correction_reason">;

/** The entered facts without empty ones. Coordinates stay as long as the place is the same. */
function saidIn(values: Values, eta: Date | undefined, corrects: CheckCall | undefined): Said {
  const { temperature_fahrenheit, state } = values;
  const [city, note] = [values.city.trim(), values.note.trim()];
  const isSamePlace =
    corrects !== undefined && corrects.city === (city || undefined) && corrects.state === (state ?? undefined);
  const { latitude, longitude, accuracy_meters } = corrects ?? {};
  return {
    ...(city ? { city } : {}),
    ...(state ? { state } : {}),
    ...(isSamePlace && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
    ...(isSamePlace && accuracy_meters !== undefined ? { accuracy_meters } : {}),
    ...(eta ? { eta_at: eta.toISOString() } : {}),
    ...(temperature_fahrenheit === null ? {} : { temperature_fahrenheit }),
    ...(note ? { note } : {}),
  };
}

/** The driver says that nothing has changed. */
function AsAgreed({ stop }: { stop: Stop }) {
  const { form } = useFormContext();
  const at = stop.latest_at ?? stop.earliest_at;
  const [openedAt] = useState(() => Date.now());
  if (new Date(at).getTime() < openedAt) return null;
  return (
    <Group>
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => form.setFieldValue("eta_local", wallClock(at, stop.time_zone))}
      >
        On schedule, {formatStopTime(at, stop.time_zone)}
      </Button>
    </Group>
  );
}
