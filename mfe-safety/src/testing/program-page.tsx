import { useState, type ReactNode } from "react";
import { useCan, usePageTitle } from "@haul/platform";
import { useLatestParams, type OpenRecord } from "@haul/platform/lists";
import { counted } from "@haul/platform/records";
import { Button, toast } from "@haul/ui/core";
import {
  DataTable,
  EmptyState,
  Figure,
  Figures,
  PageHeader,
  QueryStates,
  TabRow,
  filledColumns,
  listOfAll,
  saveFile,
  withParameter,
  type Column,
} from "@haul/ui/data";
import { Day, ToneBadge, labelOf } from "@haul/ui/freight";
import {
  IconAlertTriangle,
  IconBan,
  IconClockExclamation,
  IconDownload,
  IconFileAlert,
  IconShieldCheck,
} from "@haul/ui/icons";
import { DRIVER, PROHIBITIONS } from "../words";
import { FileGaps } from "./file-gaps";
import { useProgram, useWriteFile, type TestedDriver, type TestingProgram } from "./testing.queries";

const columns: Column<TestedDriver>[] = [
  { key: "name", title: "Driver", render: ({ driver }) => driver.name },
  { key: "standing", title: "May drive", card: "badge", render: (one) => <Standing one={one} /> },
  {
    key: "pre_employment",
    title: "Pre-employment test",
    render: ({ is_cleared }) => (is_cleared ? "Negative" : <Missing>Missing</Missing>),
  },
  { key: "last_query_on", title: "Last query", render: ({ last_query_on: on }) => on && <Day on={on} /> },
  {
    key: "query_due_on",
    title: "Next query by",
    render: nextQuery,
  },
  {
    key: "open_tests",
    title: "Open tests",
    align: "end",
    render: ({ open_test_count: count }) => (count > 0 ? count : null),
    isEmpty: ({ open_test_count: count }) => count === 0,
  },
  {
    key: "follow_up",
    title: "Follow-up tests",
    align: "end",
    render: ({ follow_up: plan }) => plan && `${plan.done_count} of ${plan.ordered_count}`,
    isEmpty: ({ follow_up: plan }) => plan === undefined,
  },
];

/** What was never done. */
function Missing({ children }: { children: ReactNode }) {
  return (
    <ToneBadge tone="attention" icon={IconFileAlert}>
      {children}
    </ToneBadge>
  );
}

function nextQuery({ query_due_on: on, is_query_overdue }: TestedDriver) {
  if (on === undefined) return is_query_overdue ? <Missing>No query yet</Missing> : null;
  if (!is_query_overdue) return <Day on={on} />;
  return (
    <ToneBadge tone="bad" icon={IconClockExclamation}>
      Overdue since <Day on={on} />
    </ToneBadge>
  );
}

/** Drivers who were never asked about; the API counts them with those whose next query is overdue. */
const neverQueried = (drivers: readonly TestedDriver[]) =>
  drivers.filter(({ is_query_overdue, query_due_on }) => is_query_overdue && query_due_on === undefined).length;

export function Standing({ one }: { one: TestedDriver }) {
  const { is_cleared, is_covered, prohibition } = one;
  if (!prohibition && is_covered && !is_cleared) {
    return (
      <ToneBadge
        tone="attention"
        icon={IconAlertTriangle}
        title="No negative pre-employment drug test (49 CFR 382.301)"
      >
        Test missing
      </ToneBadge>
    );
  }
  if (!prohibition) {
    return (
      <ToneBadge tone="good" icon={IconShieldCheck}>
        Yes
      </ToneBadge>
    );
  }
  return (
    <ToneBadge tone="bad" icon={IconBan} title={labelOf(PROHIBITIONS, prohibition.reason)}>
      Prohibited
    </ToneBadge>
  );
}

function ProgramFigures({ program }: { program: TestingProgram }) {
  const { driver_count, prohibited_count, open_test_count, not_cleared_count } = program;
  const missing = neverQueried(program.items);
  const overdue = program.query_overdue_count - missing;
  return (
    <Figures label="Drug and alcohol testing" perRow={6}>
      <Figure label="In the program" value={driver_count} />
      <Figure label="May not drive" value={prohibited_count} {...(prohibited_count > 0 ? { tone: "bad" } : {})} />
      <Figure
        label="Query overdue"
        value={overdue}
        definition="The last Clearinghouse query was more than 12 months ago."
        {...(overdue > 0 ? { tone: "bad" } : {})}
      />
      <Figure
        label="No query yet"
        value={missing}
        definition="The driver was never queried in the Clearinghouse."
        {...(missing > 0 ? { tone: "attention" } : {})}
      />
      <Figure label="Tests pending" value={open_test_count} definition="Ordered or collected, without a result." />
      <Figure
        label="No pre-employment"
        value={not_cleared_count}
        definition="No negative pre-employment test is on record."
        {...(not_cleared_count > 0 ? { tone: "attention" } : {})}
      />
    </Figures>
  );
}

interface ProgramPageProps {
  tabs: ReactNode;
  Drawer: (props: OpenRecord) => ReactNode;
}

/** Who takes part, who may not drive, and whose query is due. */
export function ProgramPage({ tabs, Drawer }: ProgramPageProps) {
  usePageTitle("Drug and alcohol testing");
  const query = useProgram();
  const [params, setParams] = useLatestParams();
  const openId = params.get("driver");
  const open = (id: string | null) => setParams((current) => withParameter(current, "driver", id));
  return (
    <>
      <PageHeader
        title="Drug and alcohol testing"
        isTight="tabs"
        description="49 CFR part 382: who may not drive, and what is due. Visible only to people with access to driver files."
        action={query.data && <BulkFile drivers={query.data.items} />}
      />
      <TabRow>{tabs}</TabRow>
      <QueryStates query={query}>
        {(program) =>
          program.items.length === 0 ? (
            <EmptyState icon={IconShieldCheck} title="No drivers take part yet">
              Active drivers with a commercial driver’s license take part. Check “Drives with a CDL” on the driver.
            </EmptyState>
          ) : (
            <>
              <ProgramFigures program={program} />
              <DataTable
                label="Drivers in the program"
                empty={null}
                isInline
                list={listOfAll(program.items)}
                columns={filledColumns(columns, null, program.items)}
                rowId={({ driver }) => driver.id}
                noun="drivers"
                openId={openId}
                onOpen={({ driver }) => open(driver.id)}
                onClose={() => open(null)}
              />
            </>
          )
        }
      </QueryStates>
      {openId !== null && <Drawer id={openId} onClose={() => open(null)} />}
    </>
  );
}

/** The file that asks the Clearinghouse about everyone whose query is overdue or missing, or about all of them. */
function BulkFile({ drivers }: { drivers: readonly TestedDriver[] }) {
  const mayWrite = useCan("drug_alcohol:write");
  const seesBirthDates = useCan("driver_identity:read");
  const write = useWriteFile();
  const [gaps, setGaps] = useState<Parameters<typeof FileGaps>[0]["gaps"] | null>(null);
  const due = drivers.filter(({ is_query_overdue }) => is_query_overdue);
  const asked = due.length > 0 ? due : drivers;
  if (!mayWrite || !seesBirthDates || drivers.length === 0) return null;
  const download = async () => {
    try {
      const file = await write.mutateAsync({ body: { driver_ids: asked.map(({ driver }) => driver.id) } });
      write.reset();
      if (file.driver_count > 0) saveFile(new Blob([file.content], { type: "text/plain" }), file.file_name);
      setGaps(file.left_out.length > 0 ? file.left_out : null);
      if (file.driver_count > 0) toast.success(`The file has ${counted(file.driver_count, DRIVER)}.`);
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <>
      <Button
        variant="default"
        loading={write.isPending}
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void download()}
      >
        {due.length > 0 ? `Bulk file for due queries (${due.length})` : "Bulk file of all drivers"}
      </Button>
      {gaps && <FileGaps gaps={gaps} onClose={() => setGaps(null)} />}
    </>
  );
}
