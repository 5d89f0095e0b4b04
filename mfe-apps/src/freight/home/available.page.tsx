import { urlChoice, urlOptional, usePageTitle, useSession, useUrlState } from "@haul/platform";
import { Button, Group, SegmentedControl, Stack, Text, UiLink } from "@haul/ui/core";
import { type Column, DataTable, EmptyState, listOfAll, PageHeader, Panel, QueryStates, saveFile } from "@haul/ui/data";
import { DateInput } from "@haul/ui/forms";
import { formatDay, localZone } from "@haul/ui/format";
import { PhoneLink, StopTime } from "@haul/ui/freight";
import { IconDownload, IconTruck } from "@haul/ui/icons";
import { TRUCK } from "../../words";
import { availableCsv } from "./available-csv";
import { type EmptyTruck, tomorrowIn, useAvailableTrucks, type Whose } from "./home.queries";
import classes from "./home.module.css";

const STATE = { whose: urlChoice(["mine", "all"] as const, "all"), by: urlOptional() };

/** Which trucks are empty by the end of a day, with their drivers and where: to plan with, to print, to send on. */
export default function AvailableTrucksPage() {
  usePageTitle("Available trucks");
  const session = useSession();
  const zone = session?.company?.time_zone ?? localZone();
  const [{ whose: choice, by }, setState] = useUrlState(STATE);
  const day = by ?? tomorrowIn(zone);
  const whose: Whose = choice === "mine" && session?.user_id ? { dispatcher_id: session.user_id } : {};
  const trucks = useAvailableTrucks(day, whose);
  const rows = trucks.data?.items ?? [];
  const save = () =>
    saveFile(new Blob([availableCsv(rows)], { type: "text/csv;charset=utf-8" }), `available-trucks-${day}.csv`);
  return (
    <>
      <PageHeader
        title="Available trucks"
        description="Trucks that are empty now or will be by the end of a day, with their drivers and locations."
        isTight="alone"
        action={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            disabled={rows.length === 0}
            onClick={save}
          >
            Download CSV
          </Button>
        }
      />
      <Stack>
        <Group align="end" wrap="nowrap">
          <div className={classes.day}>
            <DateInput
              label="Empty by"
              value={day}
              onChange={(on) => setState({ by: on ?? undefined }, { replace: true })}
            />
          </div>
          <SegmentedControl
            aria-label="Whose trucks"
            data={[
              { value: "mine", label: "Mine" },
              { value: "all", label: "Everyone's" },
            ]}
            value={choice}
            onChange={(value) => setState({ whose: value }, { replace: true })}
          />
        </Group>
        <QueryStates query={trucks}>
          {({ items, total_count }) => (
            <Panel title={`Empty by ${formatDay(`${day}T12:00:00Z`, "UTC")} (${total_count})`}>
              <DataTable
                label={TRUCK.heading}
                list={listOfAll(items)}
                columns={COLUMNS}
                rowId={({ id }) => id}
                isInline
                empty={
                  <EmptyState icon={IconTruck} title="No truck is available by then">
                    Every truck has work beyond this day, or is not ready for service.
                  </EmptyState>
                }
              />
              {items.length < total_count && (
                <Text size="sm" c="dimmed">
                  The first {items.length} of {total_count}. Those that are empty now come first.
                </Text>
              )}
            </Panel>
          )}
        </QueryStates>
      </Stack>
    </>
  );
}

const COLUMNS: readonly Column<EmptyTruck>[] = [
  { key: "truck", title: TRUCK.title, render: ({ truck }) => truck?.name },
  {
    key: "status",
    title: "Status",
    card: "badge",
    render: ({ is_busy }) => (is_busy ? "On a load" : "Empty"),
  },
  {
    key: "place",
    title: "Place",
    isWrapping: true,
    render: ({ next_available: next }) =>
      next ? `${next.facility_name}, ${next.city}, ${next.state}` : "Unknown: no loads yet",
  },
  {
    key: "at",
    title: "Empty from",
    render: ({ next_available: next }) => next && <StopTime at={next.at} zone={next.time_zone} />,
  },
  { key: "driver", title: "Driver", isWrapping: true, render: ({ driver }) => driver?.name },
  { key: "phone", title: "Phone", render: ({ driver }) => driver?.phone && <PhoneLink phone={driver.phone} /> },
  {
    key: "home",
    title: "Home by",
    render: ({ driver }) => driver?.home_by_on && homeBy(driver.home_by_on),
    isEmpty: ({ driver }) => driver?.home_by_on === undefined,
  },
  {
    key: "plan",
    title: "Plan",
    render: ({ truck }) =>
      truck && (
        <Button
          component={UiLink}
          href={`/apps/loads/board?rows=trucks&q=${encodeURIComponent(truck.name)}`}
          size="xs"
          variant="default"
          aria-label={`Plan truck ${truck.name} on the board`}
        >
          Plan
        </Button>
      ),
  },
];

const homeBy = (on: string) => formatDay(`${on}T12:00:00Z`, "UTC");
