import { useState, useSyncExternalStore } from "react";
import { Alert, Button, Stack, Text, errorMessage } from "@haul/ui/core";
import { RelativeTime } from "@haul/ui/freight";
import { IconAlertTriangle, IconCircleCheck, IconMapPin, IconWifiOff } from "@haul/ui/icons";
import { placeName } from "../tracking-words";
import { useReportPosition, type DriverTrip } from "./public.queries";
import { useLocate, type LocateProblem } from "./use-locate";
import classes from "../tracking.module.css";

interface Props {
  trip: DriverTrip;
  token: string;
  onChange: (trip: DriverTrip) => void;
}

const PROBLEMS: Readonly<Record<LocateProblem, string>> = {
  denied:
    "This browser is not allowed to use your location. Allow it in the browser’s settings (the lock next to the address), then press again.",
  unavailable: "Your phone can’t find its location. Turn location on, step outside or near a window, and press again.",
  timeout: "Finding your location took too long. Press again, ideally with a clear view of the sky.",
  unsupported: "This browser cannot share a location. Call dispatch instead.",
};

/** One press, one position. Nothing is sent before it or after it. */
export function SharePosition({ trip, token, onChange }: Props) {
  const { isLocating, locate } = useLocate();
  const report = useReportPosition();
  const isOnline = useIsOnline();
  const [problem, setProblem] = useState<string | null>(null);
  const [isShared, setIsShared] = useState(false);

  const share = async () => {
    setProblem(null);
    setIsShared(false);
    const found = await locate();
    if (typeof found === "string") {
      setProblem(PROBLEMS[found]);
      return;
    }
    try {
      onChange(await report.mutateAsync({ body: { token, ...found } }));
      setIsShared(true);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };

  return (
    <div className={classes.bar}>
      <Stack gap="xs">
        {!isOnline ? (
          <Alert color="amber" icon={<IconWifiOff size={16} aria-hidden />} role="status">
            No connection. You can share again as soon as the phone is online.
          </Alert>
        ) : problem ? (
          <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} role="alert">
            {problem}
          </Alert>
        ) : (
          isShared && (
            <Alert color="green" icon={<IconCircleCheck size={16} aria-hidden />} role="status">
              Dispatch has your position. Thank you.
            </Alert>
          )
        )}
        <Text size="sm" c="dimmed">
          {trip.last_report ? <LastReport report={trip.last_report} /> : "You have not shared your position yet."} The
          button sends this phone’s location once, to {trip.carrier.name}. Their customer may see it too. Never press it
          while driving.
        </Text>
        <Button
          size="lg"
          fullWidth
          leftSection={<IconMapPin size={20} aria-hidden />}
          loading={isLocating || report.isPending}
          disabled={!isOnline}
          onClick={() => void share()}
        >
          Share my position
        </Button>
      </Stack>
    </div>
  );
}

function LastReport({ report }: { report: NonNullable<DriverTrip["last_report"]> }) {
  const place = placeName(report);
  return (
    <>
      Last shared <RelativeTime at={report.at} />
      {place && `, ${place}`}.
    </>
  );
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      window.addEventListener("online", onChange);
      window.addEventListener("offline", onChange);
      return () => {
        window.removeEventListener("online", onChange);
        window.removeEventListener("offline", onChange);
      };
    },
    () => navigator.onLine,
  );
}
