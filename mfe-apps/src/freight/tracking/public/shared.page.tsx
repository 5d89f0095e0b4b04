import { useMemo } from "react";
import { usePageTitle } from "@haul/platform";
import { Button, CarrierBrand, Divider, Group, Stack, Text, Title, toast } from "@haul/ui/core";
import { DescriptionList, EmptyState, ErrorState, LoadingState, Panel } from "@haul/ui/data";
import { StatusBadge, StopTime, codeWord, localZone } from "@haul/ui/freight";
import { IconFileText, IconMapPin, IconTruck } from "@haul/ui/icons";
import { openInTab } from "../../../shared/open-in-tab";
import { Reach } from "../../../shared/reach";
import type { Place } from "../map/geometry";
import { MapView } from "../map/map-view";
import type { MapPoint } from "../map/map-props";
import { Milestones } from "./milestones";
import { Position } from "../position-cell";
import { useOpenSharedDocument, useOpenTracking, type PublicTracking } from "./public.queries";
import { ageOf, placeName } from "../tracking-words";
import { useOpened } from "./use-opened";
import classes from "../tracking.module.css";

/** Where a load is, for anyone with its link: no account, no driver's name, no phone call. */
export default function SharedPage() {
  const { mutateAsync } = useOpenTracking();
  const opened = useOpened(mutateAsync);
  usePageTitle(opened.kind === "open" ? `Load ${opened.data.load_number}` : "Tracking");
  return (
    <main className={classes.public}>
      {opened.kind !== "open" && (
        <Title order={1} className={classes.unseen}>
          Tracking
        </Title>
      )}
      {opened.kind === "loading" && <LoadingState label="Loading the load" />}
      {opened.kind === "failed" && <ErrorState error={opened.error} onRetry={opened.retry} />}
      {opened.kind === "nothing" && (
        <EmptyState icon={IconTruck} title="This link no longer works">
          It has expired, the carrier has ended it, or its address was cut off. Ask the carrier for a new one.
        </EmptyState>
      )}
      {opened.kind === "open" && <Shared tracking={opened.data} token={opened.token} />}
    </main>
  );
}

function Shared({ tracking, token }: { tracking: PublicTracking; token: string }) {
  const { carrier, load_number, status, position, references, customer_reference, documents, shown_at } = tracking;
  const points = useMemo(() => pointsOf(tracking), [tracking]);
  const facts = [
    ...(customer_reference ? [{ label: "Your reference", value: customer_reference }] : []),
    ...references.map(({ kind, value }) => ({ label: codeWord("reference", kind), value })),
  ];
  return (
    <Stack gap="lg">
      <header>
        <CarrierBrand brand={carrier.brand}>
          <Text c="dimmed">
            {carrier.name}&nbsp;· USDOT {carrier.dot_number}
          </Text>
        </CarrierBrand>
        <Group gap="sm">
          <Title order={1}>Load {load_number}</Title>
          <StatusBadge kind="load" status={status} />
        </Group>
        <Headline tracking={tracking} />
      </header>
      {points.length > 0 && (
        <div className={classes.map}>
          <MapView label="Map of the truck" points={points} ahead={points} />
        </div>
      )}
      {position && (
        <Panel title="Last location">
          <Position position={position} hasClock />
          {position.is_stale && (
            <Text size="sm" c="dimmed" mt={4}>
              No update since then; the truck has probably moved on.
            </Text>
          )}
        </Panel>
      )}
      <Panel title="Stops">
        <Milestones tracking={tracking} />
      </Panel>
      {facts.length > 0 && (
        <Panel title="References">
          <DescriptionList items={facts} />
        </Panel>
      )}
      {documents.length > 0 && (
        <Panel title="Documents">
          <Documents documents={documents} token={token} />
        </Panel>
      )}
      <Divider />
      <Reach {...carrier} />
      <Text size="sm" c="dimmed">
        As of <StopTime at={shown_at} zone={localZone()} />. This page updates every minute.
      </Text>
    </Stack>
  );
}

/** What everybody wants to know, in one line. */
function Headline({ tracking }: { tracking: PublicTracking }) {
  const { is_delivered, eta, stops, next_stop_sequence } = tracking;
  const stop = stops.find(({ sequence }) => sequence === next_stop_sequence);
  const last = stops.at(-1);
  if (is_delivered)
    return (
      <Text size="md" fw={500} mt={4}>
        Delivered{last && ` in ${last.city}, ${last.state}`}
        {last?.departed_at && (
          <>
            , <StopTime at={last.departed_at} zone={last.time_zone} />
          </>
        )}
      </Text>
    );
  if (!stop) return null;
  if (stop.arrived_at)
    return (
      <Text size="md" fw={500} mt={4}>
        At the {codeWord("stop", stop.kind).toLowerCase()} in {stop.city}, {stop.state} since{" "}
        <StopTime at={stop.arrived_at} zone={stop.time_zone} />
      </Text>
    );
  return (
    <Text size="md" fw={500} mt={4}>
      Next stop: {stop.city}, {stop.state}
      {eta ? (
        <>
          , ETA <StopTime at={eta.at} zone={stop.time_zone} />
        </>
      ) : (
        ", no ETA yet"
      )}
    </Text>
  );
}

/** The truck, and where it goes next. */
function pointsOf({ position, load_number, stops, next_stop_sequence }: PublicTracking): MapPoint[] {
  const next = stops.find(({ sequence }) => sequence === next_stop_sequence);
  const age = position && ageOf(position);
  return [
    ...pinAt(position, {
      id: "truck",
      tone: "moving",
      icon: IconTruck,
      isStale: position?.is_stale ?? false,
      caption: age,
      label: `Truck with load ${load_number}: ${(position && placeName(position)) ?? "on its way"}, ${age}`,
    }),
    ...pinAt(next, {
      id: "stop",
      tone: "planned",
      icon: IconMapPin,
      caption: next?.city,
      label: `Next stop: ${next?.city}, ${next?.state}`,
    }),
  ];
}

function pinAt(at: Partial<Place> | undefined, pin: Omit<MapPoint, keyof Place>): MapPoint[] {
  if (at?.latitude === undefined || at.longitude === undefined) return [];
  return [{ ...pin, latitude: at.latitude, longitude: at.longitude }];
}

function Documents({ documents, token }: { documents: PublicTracking["documents"]; token: string }) {
  const open = useOpenSharedDocument();
  return (
    <Group gap="xs">
      {documents.map(({ id, kind, file_name }) => (
        <Button
          key={id}
          variant="default"
          leftSection={<IconFileText size={16} aria-hidden />}
          title={file_name}
          onClick={() => {
            const address = open.mutateAsync({ body: { token, document_id: id } }).then(({ url }) => url);
            openInTab(address).catch((error: unknown) => toast.error(error));
          }}
        >
          {codeWord("document", kind)}
        </Button>
      ))}
    </Group>
  );
}
