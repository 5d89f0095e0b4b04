import { useFormats, useTranslation } from "@haul/platform/i18n";
import { Anchor, Paper, Text } from "@haul/ui/core";
import { LaneLabel } from "@haul/ui/freight";
import { IconMapPin, IconUser } from "@haul/ui/icons";
import { Link } from "@haul/platform";
import type { OwnerTruck } from "../owner.types";
import { LoadStatusBadge, StandingBadge, TruckStatusBadge } from "../shared/status";
import classes from "./trucks.module.css";

/** One truck: its state, its driver, what it carries and where it stops next. */
export function TruckCard({ truck }: { truck: OwnerTruck }) {
  const { t } = useTranslation();
  const load = truck.current_load;
  const kind = [truck.year, truck.make, truck.model].filter(Boolean).join(" ");
  return (
    <Paper component="li" className={classes.truck} aria-label={t("truck.unit", { number: truck.unit_number })}>
      <div className={classes.head}>
        <div>
          <Text fw={600}>{t("truck.unit", { number: truck.unit_number })}</Text>
          {kind && (
            <Text size="sm" c="dimmed">
              {kind}
            </Text>
          )}
        </div>
        {load ? <LoadStatusBadge status={load.status} /> : <TruckStatusBadge status={truck.status} />}
      </div>
      <Text size="md" className={classes.line}>
        <IconUser size={16} aria-hidden /> {truck.driver_name ?? t("truck.noDriver")}
      </Text>
      {load ? (
        <>
          <Text component="div" size="md" className={classes.load}>
            <span>{t("truck.load", { number: load.number })}:</span>{" "}
            <LaneLabel origin={load.origin} destination={load.destination} arrow={t("load.to")} />
          </Text>
          <NextStop truck={truck} />
        </>
      ) : (
        <Text size="md" c="dimmed">
          {t("truck.noLoad")}
        </Text>
      )}
      <Anchor component={Link} to={`/fleetowner?truck=${truck.id}&group=all`} size="sm">
        {t("truck.showLoads")}
      </Anchor>
    </Paper>
  );
}

function NextStop({ truck }: { truck: OwnerTruck }) {
  const { t } = useTranslation();
  const { stopTime } = useFormats();
  const load = truck.current_load;
  const stop = load?.next_stop;
  if (!stop) return null;
  return (
    <div className={classes.line}>
      <IconMapPin size={16} aria-hidden />
      <div>
        <Text size="sm" c="dimmed">
          {t("truck.nextStop", { kind: t(`truck.stop.${stop.kind}`) })}
        </Text>
        <Text size="md">{stop.facility_name}</Text>
        <Text size="md">
          {stop.city}, {stop.state}
        </Text>
        {stop.scheduled_at && <Text size="md">{stopTime(stop.scheduled_at, stop.time_zone)}</Text>}
        <StandingBadge timeliness={load.timeliness} />
      </div>
    </div>
  );
}
