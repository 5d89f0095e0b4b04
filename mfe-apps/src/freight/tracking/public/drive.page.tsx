import { usePageTitle } from "@haul/platform";
import { Button, Ltr, Stack, Text, Title } from "@haul/ui/core";
import { EmptyState, ErrorState, LoadingState } from "@haul/ui/data";
import { formatPhone } from "@haul/ui/format";
import { IconPhone, IconSteeringWheel } from "@haul/ui/icons";
import { DriveStop } from "./drive-stop";
import { useOpenTrip, type DriverTrip } from "./public.queries";
import { SharePosition } from "./share-position";
import { useOpened } from "./use-opened";
import classes from "../tracking.module.css";

/** A driver's trip on a phone: the stops, and a button that tells dispatch where the truck is. */
export default function DrivePage() {
  const { mutateAsync } = useOpenTrip();
  const opened = useOpened(mutateAsync);
  usePageTitle(opened.kind === "open" ? `Load ${opened.data.load_number}` : "Trip");
  return (
    <main className={classes.drive}>
      {opened.kind !== "open" && (
        <Title order={1} className={classes.unseen}>
          Trip
        </Title>
      )}
      {opened.kind === "loading" && <LoadingState label="Loading the trip" />}
      {opened.kind === "failed" && <ErrorState error={opened.error} onRetry={opened.retry} />}
      {opened.kind === "nothing" && (
        <EmptyState icon={IconSteeringWheel} title="No trip at this link">
          The trip is over, dispatch has ended the link, or it is incomplete. Ask dispatch for a new one.
        </EmptyState>
      )}
      {opened.kind === "open" && <Trip trip={opened.data} token={opened.token} onChange={opened.put} />}
    </main>
  );
}

interface Props {
  trip: DriverTrip;
  token: string;
  onChange: (trip: DriverTrip) => void;
}

function Trip({ trip, token, onChange }: Props) {
  const { carrier, load_number, driver_first_name, truck, trailer, stops } = trip;
  const next = stops.find(({ departed_at }) => !departed_at);
  return (
    <Stack gap="md">
      <header>
        <Text c="dimmed">{carrier.name}</Text>
        <Title order={1}>Load {load_number}</Title>
        <Text>
          Hello {driver_first_name}.{truck && ` Truck ${truck}`}
          {trailer && `, trailer ${trailer}`}
        </Text>
      </header>
      {carrier.phone && (
        <Button
          component="a"
          href={`tel:${carrier.phone}`}
          variant="default"
          size="md"
          h="2.75rem"
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          <span>
            Call dispatch, <Ltr>{formatPhone(carrier.phone)}</Ltr>
          </span>
        </Button>
      )}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: "none" }} aria-label="Stops">
        {stops.map((stop) => (
          <DriveStop key={stop.id} stop={stop} isNext={stop.id === next?.id} token={token} onChange={onChange} />
        ))}
      </Stack>
      <SharePosition trip={trip} token={token} onChange={onChange} />
    </Stack>
  );
}
