import { useCan } from "@haul/platform";
import { Alert, Anchor, Stack, Text, UiLink } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
import { Day, StatusBadge, labelOf } from "@haul/ui/freight";
import { IconBan } from "@haul/ui/icons";
import { formatMoment } from "../shared/moment";
import { OpenSheet } from "../shared/open-sheet";
import { SheetFile } from "../shared/sheet-file";
import { PROHIBITION_ENDS, PROHIBITIONS, QUERY_KINDS, QUERY_LOOKS, TEST_KINDS, TEST_LOOKS } from "../words";
import classes from "../papers/papers.module.css";
import { lookOf } from "./test-list";
import { useDriverTesting, useQueriesOf, useTestingFile, useTestsOf, type TestedDriver } from "./testing.queries";

const PAGE = "/apps/safety/drivers?tab=testing";

/** The drug and alcohol part of a driver's file; nothing at all for people without the permission. */
export function DriverTesting({ driverId }: { driverId: string }) {
  return useCan("drug_alcohol:read") ? <Section driverId={driverId} /> : null;
}

function Section({ driverId }: { driverId: string }) {
  const query = useDriverTesting(driverId);
  return (
    <Panel
      title="Drug and alcohol"
      action={
        <Anchor component={UiLink} href={PAGE} size="sm">
          Testing program
        </Anchor>
      }
    >
      <QueryStates query={query}>
        {(standing) => (
          <Stack gap="sm">
            <OpenSheet what="drug and alcohol testing">
              {(open) => <TestingFile driver={standing.driver} {...open} />}
            </OpenSheet>
            <Standing standing={standing} />
            <Tests driverId={driverId} />
            <Queries driverId={driverId} />
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}

interface TestingFileProps {
  driver: TestedDriver["driver"];
  asOf: string | undefined;
  onClose: () => void;
}

function TestingFile({ driver, ...open }: TestingFileProps) {
  return <SheetFile title={`Drug and alcohol testing of ${driver.name}`} sheet={useTestingFile(driver.id)} {...open} />;
}

function Standing({ standing }: { standing: TestedDriver }) {
  const { prohibition, is_cleared, query_due_on: due, is_query_overdue, follow_up: plan } = standing;
  return (
    <>
      {prohibition && (
        <Alert color="red" icon={<IconBan size={16} aria-hidden />} title="May not drive">
          {labelOf(PROHIBITIONS, prohibition.reason)}, since <Day on={prohibition.since_on} />.{" "}
          {PROHIBITION_ENDS[prohibition.reason]}
        </Alert>
      )}
      <DescriptionList
        items={[
          { label: "Pre-employment", value: is_cleared ? "Negative" : "No negative test on record" },
          {
            label: "Next query by",
            value: due ? (
              <>
                <Day on={due} /> {is_query_overdue && "(overdue)"}
              </>
            ) : (
              "No query yet"
            ),
          },
          ...(plan
            ? [
                {
                  label: "Follow-up tests",
                  value: (
                    <>
                      {plan.done_count} of {plan.ordered_count} done
                      {plan.through_on && (
                        <>
                          , until <Day on={plan.through_on} />
                        </>
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

function Tests({ driverId }: { driverId: string }) {
  const query = useTestsOf(driverId);
  return (
    <QueryStates query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">No tests on record.</Text>
        ) : (
          <ul className={classes["papers"]} aria-label="Tests">
            {items.map((test) => (
              <li key={test.id} className={classes["line"]}>
                <div>
                  <Anchor component={UiLink} href={`${PAGE}&of=tests&drug_alcohol_test=${test.id}`}>
                    {labelOf(TEST_KINDS, test.kind)} test
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    <Day on={test.result_on ?? test.collected_on ?? test.ordered_on} />
                  </Text>
                </div>
                <StatusBadge kind={TEST_LOOKS} status={lookOf(test)} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}

function Queries({ driverId }: { driverId: string }) {
  const query = useQueriesOf(driverId);
  return (
    <QueryStates query={query}>
      {({ items }) =>
        items.length === 0 ? (
          <Text c="dimmed">No Clearinghouse queries on record.</Text>
        ) : (
          <ul className={classes["papers"]} aria-label="Clearinghouse queries">
            {items.map((one) => (
              <li key={one.id} className={classes["line"]}>
                <div>
                  <Anchor component={UiLink} href={`${PAGE}&of=queries&clearinghouse_query=${one.id}`}>
                    Clearinghouse query: {labelOf(QUERY_KINDS, one.kind).toLowerCase()}
                  </Anchor>
                  <Text size="sm" c="dimmed">
                    {formatMoment(one.queried_at)}
                  </Text>
                </div>
                <StatusBadge kind={QUERY_LOOKS} status={one.result ?? "waiting"} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  );
}
