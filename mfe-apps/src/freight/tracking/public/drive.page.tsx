import { useEffect } from "react";
import { usePageTitle } from "@haul/platform";
import { I18nextProvider, useFormats, useTranslation } from "@haul/platform/i18n";
import { Alert, Button, CarrierBrand, Group, Ltr, Stack, Text, Title } from "@haul/ui/core";
import { EmptyState, LoadingState } from "@haul/ui/data";
import { formatPhone } from "@haul/ui/format";
import { IconAlertTriangle, IconPhone, IconSteeringWheel, IconWifiOff } from "@haul/ui/icons";
import { keepPage } from "./dead-spot";
import { DriveStop } from "./drive-stop";
import { changeLanguage, i18next, preferLanguage } from "./i18n";
import { unsentStops } from "./pending";
import type { DriverTrip } from "./public.queries";
import { TellDispatch } from "./tell-dispatch";
import { TripAnswer } from "./trip-answer";
import { TripPapers } from "./trip-papers";
import { Refused, Sent, describe } from "./unsent";
import { useTrip, type OpenedTrip } from "./use-trip";
import classes from "../tracking.module.css";

/** A driver's trip on a phone: the next step first, then the stops and all else that dispatch wants to hear. */
export default function DrivePage() {
  return (
    <I18nextProvider i18n={i18next}>
      <OpenedLink />
    </I18nextProvider>
  );
}

function OpenedLink() {
  const { t, i18n } = useTranslation();
  const opened = useTrip();
  const trip = opened.kind === "open" ? opened.trip : undefined;
  usePageTitle(trip ? t("trip.load", { number: trip.load_number }) : t("trip.title"));
  useEffect(() => preferLanguage(trip?.language), [trip?.language]);
  const isFresh = opened.kind === "open" && !opened.isOld;
  useEffect(() => {
    if (isFresh) void keepPage();
  }, [isFresh]);
  return (
    <main className={classes.drive} lang={i18n.language}>
      {!trip && (
        <Title order={1} className={classes.unseen}>
          {t("trip.title")}
        </Title>
      )}
      {opened.kind === "loading" && <LoadingState label={t("trip.loading")} />}
      {opened.kind === "failed" && (
        <EmptyState icon={IconWifiOff} title={t("trip.failed")}>
          <Button size="md" onClick={opened.retry}>
            {t("trip.tryAgain")}
          </Button>
        </EmptyState>
      )}
      {opened.kind === "gone" && <Gone lost={opened.lost} />}
      {opened.kind === "open" && <Trip {...opened} />}
    </main>
  );
}

function Gone({ lost }: Pick<Extract<OpenedTrip, { kind: "gone" }>, "lost">) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <EmptyState icon={IconSteeringWheel} title={t("trip.gone")}>
        {t("trip.goneHelp")}
      </EmptyState>
      {lost.length > 0 && (
        <Alert color="red" role="alert" title={t("outbox.lost")}>
          {lost.map((item) => (
            <Text key={item.key}>{describe(item, t, formats)}</Text>
          ))}
        </Alert>
      )}
    </>
  );
}

function Trip({ trip, isOld, items, last, report, discard }: Extract<OpenedTrip, { kind: "open" }>) {
  const { t } = useTranslation();
  const { ownTime } = useFormats();
  const next = trip.stops.find(({ departed_at }) => !departed_at);
  const unsent = unsentStops(items);
  const isOver = !trip.allowed_actions.includes("report");
  // Until the driver takes the trip, there is nothing else to tell.
  const isUntaken = trip.allowed_actions.includes("answer") && trip.acknowledgement !== "accepted";
  return (
    <Stack gap="md">
      <Head trip={trip} />
      <Refused items={items} discard={discard} />
      {isOld && (
        <Alert color="amber" icon={<IconWifiOff size={16} aria-hidden />} role="status">
          {t("trip.old", { time: ownTime(trip.shown_at) })}
        </Alert>
      )}
      <TripAnswer trip={trip} report={report} />
      {isOver && <Text>{t("trip.over")}</Text>}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: "none" }} aria-label={t("trip.stops")}>
        {trip.stops.map((stop) => (
          <DriveStop
            key={stop.id}
            stop={stop}
            isNext={stop.id === next?.id}
            isUnsent={unsent.has(stop.id)}
            events={isUntaken ? [] : stop.allowed_events}
            report={report}
          />
        ))}
      </Stack>
      {!isOver && !isUntaken && <TellDispatch trip={trip} report={report} />}
      {!isUntaken && <TripPapers trip={trip} items={items} stop={next ?? trip.stops.at(-1)} report={report} />}
      <Sent items={items} last={last} />
    </Stack>
  );
}

/** From where to where, before the question whether to take it. */
function Lane({ stops }: Pick<DriverTrip, "stops">) {
  const [from, to] = [stops[0], stops.at(-1)];
  if (!from || !to || from === to) return null;
  return (
    <Text size="md" fw={500}>
      {from.city}, {from.state} → {to.city}, {to.state}
    </Text>
  );
}

function Head({ trip }: { trip: DriverTrip }) {
  const { t, i18n } = useTranslation();
  const { wholeNumber } = useFormats();
  const { carrier, load_number, driver_first_name, truck, trailer } = trip;
  const equipment = [truck && t("trip.truck", { truck }), trailer && t("trip.trailer", { trailer })].filter(Boolean);
  const freight = [
    trip.commodity,
    trip.weight_pounds !== undefined && t("trip.weight", { pounds: wholeNumber(trip.weight_pounds) }),
    trip.temperature_fahrenheit !== undefined && t("trip.keepAt", { degrees: trip.temperature_fahrenheit }),
  ].filter(Boolean);
  return (
    <header>
      <CarrierBrand brand={carrier.brand}>
        <Text c="dimmed" flex="1 1 6rem">
          {carrier.name}
        </Text>
        <Button
          variant="subtle"
          size="md"
          h="2.75rem"
          flex="none"
          lang={i18n.language === "es" ? "en" : "es"}
          onClick={() => void changeLanguage(i18n.language === "es" ? "en" : "es")}
        >
          {t("trip.language")}
        </Button>
      </CarrierBrand>
      <Title order={1}>{t("trip.load", { number: load_number })}</Title>
      <Lane stops={trip.stops} />
      <Text>
        {t("trip.hello", { name: driver_first_name })} {equipment.join(", ")}
      </Text>
      {freight.length > 0 && (
        <Text>
          {t("trip.freight")}: {freight.join(", ")}
        </Text>
      )}
      {trip.notes && (
        <Text style={{ whiteSpace: "pre-line" }}>
          <b>{t("trip.fromDispatch")}:</b> {trip.notes}
        </Text>
      )}
      <Group gap={4} mt={4} wrap="nowrap">
        <IconAlertTriangle size={16} style={{ flex: "none" }} aria-hidden />
        <Text fw={500}>{t("trip.notWhileDriving")}</Text>
      </Group>
      {carrier.phone && (
        <Button
          component="a"
          href={`tel:${carrier.phone}`}
          variant="default"
          size="md"
          h="2.75rem"
          mt="xs"
          fullWidth
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          <span>
            {t("trip.callDispatch")} <Ltr>{formatPhone(carrier.phone)}</Ltr>
          </span>
        </Button>
      )}
    </header>
  );
}
