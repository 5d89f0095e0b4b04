import { useState, type ReactNode } from "react";
import { useIdempotencyKey } from "@haul/platform";
import { Anchor, Button, Group, Modal, Stack, Text, UiLink, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { StopTime, ToneBadge, codeWord, doubtWords } from "@haul/ui/freight";
import { IconAlertTriangle, IconChecks, IconClock, IconHelpCircle } from "@haul/ui/icons";
import { complaintAtRows, knownClock, sentTimes, timeValue, type TimeValue } from "./time-values";
import { useMissingTimes, useRecordStopTimes, type MissingTime, type TimesOf } from "./times.queries";
import classes from "./times.module.css";

/** More at once would be too many to review; the others come once these are saved. */
const MAX_ROWS = 50;

const SOURCES = ["dispatcher", "driver", "document"] as const;

interface Values extends Record<string, unknown> {
  source: (typeof SOURCES)[number];
  times: TimeValue[];
}

export interface TimesDialogProps {
  title: string;
  of: TimesOf;
  /** What chooses the times, above them. */
  head?: ReactNode;
  onClose: () => void;
}

/** Every arrival and departure that is missing, estimated or doubtful, to be entered or confirmed in one go. */
export default function TimesDialog({ title, of, head, onClose }: TimesDialogProps) {
  const query = useMissingTimes(of);
  const isOfLoad = "load_id" in of;
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <Stack gap="sm">
        {head}
        <QueryStates query={query}>
          {({ items }) =>
            items.length === 0 ? (
              <Text c="dimmed">No times are missing or waiting to be confirmed.</Text>
            ) : (
              <TimesForm key={JSON.stringify(of)} items={items} isOfLoad={isOfLoad} onClose={onClose} />
            )
          }
        </QueryStates>
      </Stack>
    </Modal>
  );
}

interface TimesFormProps {
  items: readonly MissingTime[];
  isOfLoad: boolean;
  onClose: () => void;
}

function TimesForm({ items: known, isOfLoad, onClose }: TimesFormProps) {
  const record = useRecordStopTimes();
  const { header } = useIdempotencyKey();
  // Other people's changes must not move the rows while one is being typed in.
  const [items] = useState(() => byLoad(known).slice(0, MAX_ROWS));
  const isPart = known.length > items.length;
  const form = useForm<Values>({
    initialValues: { source: "dispatcher", times: items.map(timeValue) },
    validate: ({ times }) =>
      sentTimes(items, times).length === 0 ? { "times.0.occurred_at": "Enter a time, or confirm one" } : {},
  });
  const unconfirmed = items.filter(isEstimated).length;
  const confirmAll = () =>
    form.setFieldValue(
      "times",
      form.values.times.map((value, row) => {
        const item = items[row];
        return { ...value, is_right: value.is_right || (item !== undefined && isEstimated(item)) };
      }),
    );

  const save = async ({ source, times }: Values) => {
    const sent = sentTimes(items, times);
    try {
      const body = { source, times: sent.map(({ time }) => time) };
      const { recorded_count, confirmed_count } = await record.mutateAsync({ params: { header }, body });
      toast.success(doneWords(recorded_count, confirmed_count));
    } catch (error) {
      throw complaintAtRows(error, sent);
    }
    onClose();
  };

  return (
    <Form form={form} onSubmit={save} aria-label="Times">
      <Group justify="space-between" align="flex-end" gap="xs">
        <FormField
          name="source"
          type="segmented"
          label="Reported by"
          options={SOURCES.map((value) => ({ value, label: codeWord("eventSource", value) }))}
        />
        {unconfirmed > 1 && (
          <Button variant="default" leftSection={<IconChecks size={16} aria-hidden />} onClick={confirmAll}>
            Confirm {unconfirmed} estimated
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {isPart && `${items.length} of ${known.length}${isOfLoad ? "" : ", latest loads first"}. `}
        Times you leave empty or don’t confirm stay unchanged.
      </Text>
      {items.map((item, row) => (
        <div key={item.stop_id + item.kind}>
          {!isOfLoad && item.load.id !== items[row - 1]?.load.id && (
            <Text fw={600} mt="xs" mb={4}>
              <Anchor component={UiLink} href={`/apps/loads/${item.load.id}`}>
                Load {item.load.number}
              </Anchor>
            </Text>
          )}
          <TimeRow item={item} row={row} clock={form.values.times[row]?.occurred_at ?? null} />
        </div>
      ))}
      {isPart && (
        <Text size="sm" c="dimmed">
          The other {known.length - items.length} follow once these are saved.
        </Text>
      )}
      <FormActions submitLabel="Save times" onCancel={onClose} />
    </Form>
  );
}

function TimeRow({ item, row, clock }: { item: MissingTime; row: number; clock: string | null }) {
  const isAsKnown = clock !== null && clock === knownClock(item);
  return (
    <div className={classes.row}>
      <FormField
        name={`times.${row}.occurred_at`}
        type="datetime"
        zone={item.time_zone}
        label={`${codeWord("stopEvent", item.kind)}: ${item.facility_name}`}
        description={
          <>
            Stop {item.stop_sequence}, {codeWord("stop", item.stop_kind).toLowerCase()} in {item.city}, {item.state}.
            Planned <StopTime at={item.earliest_at} zone={item.time_zone} />
          </>
        }
      />
      <div className={classes.standing}>
        <Standing item={item} />
        {isAsKnown && <FormField name={`times.${row}.is_right`} type="checkbox" label="This time is correct" />}
      </div>
    </div>
  );
}

/** A time that someone has to look at is confirmed by itself. */
const isEstimated = ({ occurred_at, doubt }: MissingTime) => occurred_at !== undefined && doubt === undefined;

/** What is wrong with the time, in words. */
function Standing({ item: { doubt, occurred_at, earliest_at, source } }: { item: MissingTime }) {
  if (occurred_at === undefined)
    return (
      <ToneBadge tone="neutral" icon={IconClock}>
        Missing
      </ToneBadge>
    );
  return doubt ? (
    <ToneBadge tone="attention" icon={IconAlertTriangle}>
      Doubtful: {doubtWords(doubt, occurred_at, earliest_at)}
      {source && ` (${codeWord("eventSource", source)})`}
    </ToneBadge>
  ) : (
    <ToneBadge tone="attention" icon={IconHelpCircle}>
      Estimated
    </ToneBadge>
  );
}

/** Loads in the order they arrive, each with its stops in route order. */
function byLoad(items: readonly MissingTime[]): MissingTime[] {
  const loads = [...new Set(items.map(({ load }) => load.id))];
  return items.toSorted(
    (one, other) =>
      loads.indexOf(one.load.id) - loads.indexOf(other.load.id) ||
      one.stop_sequence - other.stop_sequence ||
      one.kind.localeCompare(other.kind),
  );
}

function doneWords(recorded: number, confirmed: number): string {
  const times = (count: number) => `${count} ${count === 1 ? "time" : "times"}`;
  const done = [recorded > 0 && `${times(recorded)} recorded`, confirmed > 0 && `${times(confirmed)} confirmed`];
  return `${done.filter(Boolean).join(", ") || "Nothing changed"}.`;
}
