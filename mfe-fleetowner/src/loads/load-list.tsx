import type { ReactNode } from "react";
import { useFormats, useTranslation } from "@haul/platform/i18n";
import { Button, Group, SegmentedControl, Table, Text, useIsPhone } from "@haul/ui/core";
import { Select } from "@haul/ui/forms";
import { LaneLabel } from "@haul/ui/freight";
import { IconCheck, IconClock, IconFileAlert } from "@haul/ui/icons";
import { useSearchParams } from "@haul/platform";
import { useLoads, useTrucks, type LoadFilter } from "../api";
import type { OwnerLoad } from "../owner.types";
import { Outline, Problem } from "../shared/problem";
import { LoadStatusBadge, StandingBadge } from "../shared/status";
import classes from "./loads.module.css";

const GROUPS = ["open", "history", "all"] as const;

/** The loads under the owner's trucks. Which ones is in the address. */
export function LoadList() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { filter, setFilter } = useLoadFilter();
  const { data: trucks } = useTrucks();
  const query = useLoads(filter);
  const loads = query.data?.pages.flatMap((page) => page.items);
  const total = query.data?.pages.at(-1)?.total_count ?? 0;

  return (
    <>
      <Group gap="sm">
        <SegmentedControl
          fullWidth={isPhone}
          w={isPhone ? "100%" : undefined}
          aria-label={t("load.groupLabel")}
          value={filter.group}
          data={GROUPS.map((group) => ({ value: group, label: t(`load.group.${group}`) }))}
          onChange={(group) => setFilter({ ...filter, group: group })}
        />
        {trucks && trucks.length > 1 && (
          <Select
            w={isPhone ? "100%" : undefined}
            aria-label={t("load.truckFilter")}
            value={filter.truck_id ?? ""}
            allowDeselect={false}
            data={[
              { value: "", label: t("load.allTrucks") },
              ...trucks.map(({ id, unit_number }) => ({ value: id, label: t("truck.unit", { number: unit_number }) })),
            ]}
            onChange={(truck) => setFilter({ group: filter.group, ...(truck && { truck_id: truck }) })}
          />
        )}
      </Group>
      {!loads && (query.error ? <Problem error={query.error} onRetry={() => void query.refetch()} /> : <Outline />)}
      {loads?.length === 0 && <Text c="dimmed">{t("load.empty")}</Text>}
      {loads && loads.length > 0 && (
        <>
          {isPhone ? <LoadCards loads={loads} /> : <LoadTable loads={loads} />}
          <Group justify="space-between">
            <Text size="sm" c="dimmed">
              {t("load.count", { count: total })}
            </Text>
            {query.hasNextPage && (
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {t("load.more")}
              </Button>
            )}
          </Group>
        </>
      )}
    </>
  );
}

function useLoadFilter() {
  const [search, setSearch] = useSearchParams();
  const group = GROUPS.find((one) => one === search.get("group")) ?? "open";
  const truck = search.get("truck");
  const filter: LoadFilter = { group, ...(truck && { truck_id: truck }) };
  const setFilter = (next: LoadFilter) =>
    setSearch(
      { ...(next.group !== "open" && { group: next.group }), ...(next.truck_id && { truck: next.truck_id }) },
      { replace: true, preventScrollReset: true },
    );
  return { filter, setFilter };
}

function LoadTable({ loads }: { loads: readonly OwnerLoad[] }) {
  const { t } = useTranslation();
  const { stopTime, wholeNumber } = useFormats();
  return (
    <div className={classes.scroll} tabIndex={0} role="group" aria-label={t("dashboard.loadsTitle")}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("load.number")}</Table.Th>
            <Table.Th>{t("load.state")}</Table.Th>
            <Table.Th>{t("load.truck")}</Table.Th>
            <Table.Th>{t("load.driver")}</Table.Th>
            <Table.Th>{t("load.pickup")}</Table.Th>
            <Table.Th>{t("load.delivery")}</Table.Th>
            <Table.Th className={classes.figure}>{t("load.miles")}</Table.Th>
            <Table.Th>{t("load.pod")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {loads.map((load) => (
            <Table.Tr key={load.id}>
              <Table.Th scope="row">{load.number}</Table.Th>
              <Table.Td>
                <LoadStatusBadge status={load.status} /> <StandingBadge timeliness={load.timeliness} />
              </Table.Td>
              <Table.Td>{load.truck.name}</Table.Td>
              <Table.Td>{load.driver_name ?? "–"}</Table.Td>
              <Table.Td>
                {load.origin.city}, {load.origin.state}
                <span className={classes.time}>{stopTime(load.pickup_at, load.origin.time_zone)}</span>
              </Table.Td>
              <Table.Td>
                {load.destination.city}, {load.destination.state}
                <span className={classes.time}>
                  {stopTime(load.delivered_at ?? load.delivery_at, load.destination.time_zone)}
                </span>
              </Table.Td>
              <Table.Td className={classes.figure}>{load.loaded_miles ? wholeNumber(load.loaded_miles) : "–"}</Table.Td>
              <Table.Td>
                <PodState load={load} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function LoadCards({ loads }: { loads: readonly OwnerLoad[] }) {
  const { t } = useTranslation();
  const { stopTime } = useFormats();
  return (
    <ul className={classes.cards} aria-label={t("dashboard.loadsTitle")}>
      {loads.map((load) => (
        <li key={load.id} className={classes.card}>
          <Group justify="space-between">
            <Text fw={600}>{t("truck.load", { number: load.number })}</Text>
            <Group gap="xs">
              <LoadStatusBadge status={load.status} />
              <StandingBadge timeliness={load.timeliness} />
            </Group>
          </Group>
          <Text size="md">
            <LaneLabel origin={load.origin} destination={load.destination} arrow={t("load.to")} />
          </Text>
          <Text size="sm" c="dimmed">
            {t("load.pickup")}: {stopTime(load.pickup_at, load.origin.time_zone)}
          </Text>
          <Text size="sm" c="dimmed">
            {t("load.delivery")}: {stopTime(load.delivered_at ?? load.delivery_at, load.destination.time_zone)}
          </Text>
          <Text size="sm" c="dimmed">
            {t("truck.unit", { number: load.truck.name })} · {load.driver_name ?? t("truck.noDriver")}
          </Text>
          <PodState load={load} />
        </li>
      ))}
    </ul>
  );
}

/** A POD is expected once the load is delivered. */
function PodState({ load }: { load: OwnerLoad }) {
  const { t } = useTranslation();
  if (load.is_pod_present) return <Mark icon={<IconCheck size={14} aria-hidden />}>{t("load.podPresent")}</Mark>;
  if (load.status === "delivered")
    return <Mark icon={<IconFileAlert size={14} aria-hidden />}>{t("load.podMissing")}</Mark>;
  return <Mark icon={<IconClock size={14} aria-hidden />}>{t("load.podLater")}</Mark>;
}

function Mark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.mark}>
      {icon} {children}
    </span>
  );
}
