import { useFormats, useTranslation } from "@haul/platform/i18n";
import { Button, Group, Ltr, Paper, Stack, Text } from "@haul/ui/core";
import { ToneBadge, addressLine, formatPhone } from "@haul/ui/freight";
import { IconCircleCheck, IconClock, IconMapPin, IconPhone, IconRoute } from "@haul/ui/icons";
import type { TripStop } from "./public.queries";
import { BRIEFLY_MS, useLocate } from "./use-locate";
import { momentNow, type Take } from "./use-trip";

interface Props {
  stop: TripStop;
  isNext: boolean;
  /** Its latest event is only on the phone. */
  isUnsent: boolean;
  /** What may be told here now; nothing before the driver has taken the trip. */
  events: TripStop["allowed_events"];
  report: Take;
}

/** Opens the phone's own navigation: https://developers.google.com/maps/documentation/urls/get-started#directions-action */
const MAPS = "https://www.google.com/maps/dir/?api=1&travelmode=driving&destination=";

/** One stop: when, what a driver needs at its gate, and what comes next there. */
export function DriveStop({ stop, isNext, isUnsent, events, report }: Props) {
  const { t } = useTranslation();
  const { isLocating, locate } = useLocate();
  const address = addressLine({ ...stop, line1: stop.street });
  const tell = async (kind: TripStop["allowed_events"][number]) => {
    // As of the press: finding the phone takes seconds.
    const occurred_at = momentNow();
    const found = await locate(BRIEFLY_MS);
    // A recorded arrival counts even if the phone cannot tell.
    const position = typeof found === "string" ? {} : { position: found };
    await report({ verb: "event", body: { stop_id: stop.id, kind, occurred_at, ...position } });
  };
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            {stop.sequence}. {t(`stop.kind.${stop.kind}`)}
          </Text>
          <Progress stop={stop} isNext={isNext} isUnsent={isUnsent} />
        </Group>
        <div>
          <Text size="md">{stop.facility_name}</Text>
          <Text c="dimmed">{address}</Text>
        </div>
        {!stop.departed_at && <Task stop={stop} address={address} />}
        {events.map((kind) => (
          <div key={kind}>
            <Button size="lg" h="3.25rem" fullWidth loading={isLocating} onClick={() => void tell(kind)}>
              {t(`stop.${kind}`)}
            </Button>
            <Text size="sm" c="dimmed" mt={4}>
              {t("stop.proof")}
            </Text>
          </div>
        ))}
      </Stack>
    </Paper>
  );
}

/** When, under which numbers, and how. */
function Task({ stop, address }: { stop: TripStop; address: string }) {
  const { t } = useTranslation();
  const { stopTime } = useFormats();
  const from = stopTime(stop.earliest_at, stop.time_zone);
  const until = stop.latest_at && stopTime(stop.latest_at, stop.time_zone);
  const time = until ? t("stop.until", { from, to: until }) : from;
  const point =
    stop.latitude === undefined || stop.longitude === undefined ? address : `${stop.latitude},${stop.longitude}`;
  return (
    <>
      <Text fw={600}>
        {stop.schedule === "first_come" ? `${time}, ${t("stop.firstCome")}` : t("stop.appointment", { time })}
      </Text>
      <Group gap="xs" grow>
        {!stop.arrived_at && (
          <Button
            component="a"
            href={`${MAPS}${encodeURIComponent(point)}`}
            target="_blank"
            rel="noreferrer"
            variant="default"
            size="md"
            h="2.75rem"
            leftSection={<IconRoute size={18} aria-hidden />}
          >
            {t("stop.navigate")}
          </Button>
        )}
        {stop.phone && (
          <Button
            component="a"
            href={`tel:${stop.phone}`}
            aria-label={t("stop.callFacility", { phone: formatPhone(stop.phone) })}
            variant="default"
            size="md"
            h="2.75rem"
            px="xs"
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            <Ltr>{formatPhone(stop.phone)}</Ltr>
          </Button>
        )}
      </Group>
      {stop.references.map(({ kind, value }) => (
        <Text key={`${kind}${value}`}>
          {t(`stop.reference.${kind}`)}: <b>{value}</b>
        </Text>
      ))}
      {stop.instructions && <Text style={{ whiteSpace: "pre-line" }}>{stop.instructions}</Text>}
    </>
  );
}

function Progress({ stop, isNext, isUnsent }: Pick<Props, "stop" | "isNext" | "isUnsent">) {
  const { t } = useTranslation();
  const { stopTime } = useFormats();
  const at = stop.departed_at ?? stop.arrived_at;
  if (!at) return isNext ? <ToneBadge tone="planned">{t("stop.next")}</ToneBadge> : null;
  const time = stopTime(at, stop.time_zone);
  const words = stop.departed_at ? t("stop.left", { time }) : t("stop.thereSince", { time });
  return (
    <>
      {isUnsent && (
        <ToneBadge tone="attention" icon={IconClock}>
          {t("stop.unsent")}
        </ToneBadge>
      )}
      <ToneBadge tone={stop.departed_at ? "good" : "moving"} icon={stop.departed_at ? IconCircleCheck : IconMapPin}>
        {words}
      </ToneBadge>
    </>
  );
}
