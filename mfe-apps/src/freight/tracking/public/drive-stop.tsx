import { Anchor, Button, Group, Ltr, Paper, Stack, Text, toast } from "@haul/ui/core";
import { StopTime, StopWindow, ToneBadge, addressLine, codeWord, formatPhone } from "@haul/ui/freight";
import { IconCircleCheck, IconMapPin } from "@haul/ui/icons";
import { useReportEvent, type DriverTrip, type TripStop } from "./public.queries";
import { BRIEFLY_MS, useLocate } from "./use-locate";
import classes from "../tracking.module.css";

interface Props {
  stop: TripStop;
  isNext: boolean;
  token: string;
  onChange: (trip: DriverTrip) => void;
}

/** Opens the phone's own maps: https://developers.google.com/maps/documentation/urls/get-started#search-action */
const MAPS = "https://www.google.com/maps/search/?api=1&query=";

/** One stop, with what a driver needs at its gate. */
export function DriveStop({ stop, isNext, token, onChange }: Props) {
  const report = useReportEvent();
  const { isLocating, locate } = useLocate();
  const address = addressLine({ ...stop, line1: stop.street });
  const tell = async (kind: TripStop["allowed_events"][number]) => {
    const found = await locate(BRIEFLY_MS);
    // A recorded arrival counts even if the phone cannot tell.
    const position = typeof found === "string" ? {} : { position: found };
    report.mutate(
      { body: { token, stop_id: stop.id, kind, ...position } },
      { onSuccess: onChange, onError: (error) => toast.error(error) },
    );
  };
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            {stop.sequence}. {codeWord("stop", stop.kind)}
          </Text>
          <Progress stop={stop} isNext={isNext} />
        </Group>
        <div>
          <Text size="md">{stop.facility_name}</Text>
          {stop.departed_at ? (
            <Text c="dimmed">{address}</Text>
          ) : (
            <Anchor
              className={classes.tap}
              href={`${MAPS}${encodeURIComponent(address)}`}
              target="_blank"
              rel="noreferrer"
            >
              {address}
            </Anchor>
          )}
        </div>
        {!stop.departed_at && <Task stop={stop} />}
        {stop.allowed_events.map((kind) => (
          <Button
            key={kind}
            size="md"
            h="2.75rem"
            variant="default"
            loading={isLocating || report.isPending}
            onClick={() => void tell(kind)}
          >
            {kind === "arrived" ? "I have arrived" : "I am leaving"}
          </Button>
        ))}
        {stop.allowed_events.length > 0 && (
          <Text size="sm" c="dimmed">
            If you allow it, your location is sent once, as proof that you were here.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

/** When, under which numbers, and how. */
function Task({ stop }: Pick<Props, "stop">) {
  return (
    <>
      <Text>
        {stop.latest_at ? (
          <StopWindow from={stop.earliest_at} to={stop.latest_at} zone={stop.time_zone} />
        ) : (
          <StopTime at={stop.earliest_at} zone={stop.time_zone} />
        )}
        {stop.schedule === "first_come" && ", first come, first served"}
      </Text>
      {stop.references.map(({ kind, value }) => (
        <Text key={`${kind}${value}`}>
          {codeWord("reference", kind)}: <b>{value}</b>
        </Text>
      ))}
      {stop.instructions && <Text style={{ whiteSpace: "pre-line" }}>{stop.instructions}</Text>}
      {stop.phone && (
        <Anchor className={classes.tap} href={`tel:${stop.phone}`}>
          <span>
            Call the facility, <Ltr>{formatPhone(stop.phone)}</Ltr>
          </span>
        </Anchor>
      )}
    </>
  );
}

function Progress({ stop: { arrived_at, departed_at, time_zone }, isNext }: Pick<Props, "stop" | "isNext">) {
  if (departed_at)
    return (
      <ToneBadge tone="good" icon={IconCircleCheck}>
        Left <StopTime at={departed_at} zone={time_zone} />
      </ToneBadge>
    );
  if (arrived_at)
    return (
      <ToneBadge tone="moving" icon={IconMapPin}>
        There since <StopTime at={arrived_at} zone={time_zone} />
      </ToneBadge>
    );
  return isNext ? <ToneBadge tone="planned">Next</ToneBadge> : null;
}
