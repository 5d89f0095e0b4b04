import { useState, type ReactNode } from "react";
import { useCan } from "@haul/platform";
import { EditableDrawer, FILE_TYPES, smallEnough, useAddFile, type OpenRecord } from "@haul/platform/lists";
import { Badge, Button, Stack, Text, toast } from "@haul/ui/core";
import { DescriptionList, Panel } from "@haul/ui/data";
import { Day, formatMoney, labelOf, StatusBadge } from "@haul/ui/freight";
import { FileButton } from "@haul/ui/forms";
import { IconUpload } from "@haul/ui/icons";
import { FileLinks } from "../shared/file-links";
import { RecordLink } from "../shared/record-link";
import {
  COACHING_TRIGGERS,
  EVENT_DAYS,
  EVENT_KINDS,
  EVENT_LEADERS,
  EVENT_NOTES,
  EVENT_PAPERS,
  INCIDENT_KINDS,
  PREVENTABILITIES,
  TRAINING_RESULTS,
} from "../words";
import { hoursOf } from "./event-detail";
import { EventForm } from "./event-form";
import { events, type DriverEvent } from "./events.queries";
import { FollowUp, hasFollowUp } from "./follow-up";

/** A training, policy, coaching or incident: its facts, its files, and whether someone came back to it. */
export function EventDrawer(props: OpenRecord) {
  return (
    <EditableDrawer
      {...props}
      of={events}
      title={({ title }) => title}
      badge={({ kind }) => <Badge>{labelOf(EVENT_KINDS, kind)}</Badge>}
      archiving="It leaves the list, its exports and the register, and reminders of it stop; its history is kept. A paper it became stays in the driver’s file."
      Form={EventForm}
    >
      {(event) => <Facts event={event} />}
    </EditableDrawer>
  );
}

/** Only what there is: each kind has other facts. */
const told = (label: string, value: ReactNode) => (value === undefined || value === false ? [] : [{ label, value }]);

function Facts({ event }: { event: DriverEvent }) {
  const { kind, item_type, expires_on, duration_minutes, result, coaching_trigger, incident_kind, cost_cents } = event;
  const driver = { id: event.driver_id, name: event.driver_name };
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Driver", value: <RecordLink kind="driver" record={driver} /> },
          { label: EVENT_DAYS[kind], value: <Day on={event.happened_on} /> },
          ...told("Paper", item_type && labelOf(EVENT_PAPERS, item_type)),
          ...told("Valid through", expires_on && <Day on={expires_on} />),
          ...told("Hours", duration_minutes !== undefined && hoursOf(duration_minutes)),
          ...told("Result", result && labelOf(TRAINING_RESULTS, result)),
          ...told("Version", event.policy_version),
          ...told("Trigger", coaching_trigger && labelOf(COACHING_TRIGGERS, coaching_trigger)),
          ...told("Incident", incident_kind && labelOf(INCIDENT_KINDS, incident_kind)),
          ...told("Place", event.place),
          ...told(
            "Preventability",
            event.preventability && <StatusBadge kind={PREVENTABILITIES} status={event.preventability} />,
          ),
          ...told("Cost", cost_cents !== undefined && formatMoney(cost_cents)),
          ...told(EVENT_LEADERS[kind], event.led_by),
          ...told(
            EVENT_NOTES[kind],
            event.note && (
              <Text span inherit style={{ whiteSpace: "pre-line" }}>
                {event.note}
              </Text>
            ),
          ),
          ...told("Follow-up", hasFollowUp(event) && <FollowUp event={event} />),
        ]}
      />
      <Files event={event} />
    </Stack>
  );
}

/** What was signed, the certificate, pictures. They are the driver's files, seen by those who see this. */
function Files({ event }: { event: DriverEvent }) {
  const subject = { kind: "driver", id: event.driver_id } as const;
  const { add, share } = useAddFile(subject);
  const [isSending, setIsSending] = useState(false);
  // A file of a driver is added by those who keep drivers.
  const mayAdd = useCan("drivers:write");
  const attach = async (file: File | null) => {
    if (!file) return;
    setIsSending(true);
    try {
      await add(file, { kind: "other", driver_event_id: event.id });
    } catch (error) {
      toast.error(error);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Panel title="Files">
      <Stack gap="xs" align="flex-start">
        {event.files.length === 0 && <Text c="dimmed">None attached.</Text>}
        <FileLinks subject={subject} files={event.files} />
        {mayAdd && (
          <FileButton accept={FILE_TYPES} onChange={(chosen) => void attach(smallEnough(chosen))}>
            {(button) => (
              <Button
                {...button}
                size="xs"
                variant="default"
                loading={isSending}
                leftSection={<IconUpload size={14} aria-hidden />}
              >
                {share === null ? "Attach a file" : `${Math.round(share * 100)} %`}
              </Button>
            )}
          </FileButton>
        )}
      </Stack>
    </Panel>
  );
}
