import { useState } from "react";
import { useApiQuery, useCan } from "@haul/platform";
import { ArchiveRecord } from "@haul/platform/lists";
import { Alert, Button, Group, Modal, Table, Text } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { labelOf, ToneBadge } from "@haul/ui/freight";
import { IconAlertTriangle, IconPlus, IconTrendingDown, IconTrendingUp } from "@haul/ui/icons";
import type { Carrier } from "../carriers/carriers.queries";
import { BASIC_CARRIER_TYPES, BASIC_CATEGORIES, BASIC_MONTH } from "../words";
import { BasicForm } from "./basic-form";
import classes from "./basics.module.css";
import { basics, type BasicCategory, type BasicMonth } from "./basics.queries";
import { monthWords } from "./month-words";

/** Months that the table shows. */
const MONTHS = 6;

/** A carrier's percentiles in FMCSA's SMS by month, which are over the threshold, and where they go. */
export function CarrierBasics({ carrier }: { carrier: Carrier }) {
  const mayRead = useCan("basic_measures:read");
  const mayWrite = useCan("basic_measures:write");
  const [edited, setEdited] = useState<BasicMonth | "new" | null>(null);
  const params = { query: { motor_carrier_id: carrier.id, sort: ["-month" as const], limit: MONTHS } };
  const query = useApiQuery("/api/basic_measures", { params }, { enabled: mayRead });
  if (!mayRead) return null;
  // The oldest first, as a trend is read.
  const months = [...(query.data?.items ?? [])].reverse();
  return (
    <Panel
      title="BASICs"
      action={
        mayWrite && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setEdited("new")}
          >
            Add month
          </Button>
        )
      }
    >
      <QueryStates query={query}>
        {() =>
          months.length === 0 ? (
            <Text c="dimmed">No percentiles entered. Copy them from the carrier’s page in FMCSA’s SMS each month.</Text>
          ) : (
            <Percentiles months={months} onEdit={mayWrite ? setEdited : undefined} />
          )
        }
      </QueryStates>
      {edited !== null && (
        <MonthDialog
          carrier={carrier}
          month={edited === "new" ? undefined : edited}
          latest={months.at(-1)}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

interface PercentilesProps {
  /** The oldest first; at least one. */
  months: readonly BasicMonth[];
  onEdit: ((month: BasicMonth) => void) | undefined;
}

/** What counts now stands first; a narrow drawer shows the months before it once it is scrolled. */
function Percentiles({ months, onEdit }: PercentilesProps) {
  const [latest, ...earlier] = [...months].reverse();
  if (latest === undefined) return null;
  const over = latest.categories.filter(({ is_over }) => is_over);
  return (
    <>
      {over.length > 0 && (
        <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} title="Over threshold">
          FMCSA may intervene in {over.map(({ category }) => labelOf(BASIC_CATEGORIES, category)).join(", ")}.
        </Alert>
      )}
      <Table.ScrollContainer minWidth={560} type="native" className={classes["months"] ?? ""}>
        <Table aria-label="BASIC percentiles">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Category</Table.Th>
              <MonthHead month={latest} onEdit={onEdit} />
              <Table.Th ta="end">Threshold</Table.Th>
              <Table.Th>{months.length > 1 ? `${months.length}-month trend` : "Trend"}</Table.Th>
              {earlier.map((month) => (
                <MonthHead key={month.id} month={month} onEdit={onEdit} />
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {latest.categories.map(({ category, threshold, is_over }) => (
              <Table.Tr key={category}>
                <Table.Th scope="row" fw={400}>
                  {labelOf(BASIC_CATEGORIES, category)}{" "}
                  {is_over && (
                    <ToneBadge tone="bad" icon={IconAlertTriangle} size="sm">
                      Over threshold
                    </ToneBadge>
                  )}
                </Table.Th>
                <Table.Td ta="end">
                  <Percentile month={latest} category={category} />
                </Table.Td>
                <Table.Td ta="end">{threshold}%</Table.Td>
                <Table.Td>
                  <Trend months={months} category={category} />
                </Table.Td>
                {earlier.map((month) => (
                  <Table.Td key={month.id} ta="end">
                    <Percentile month={month} category={category} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm" c="dimmed">
        Thresholds of {labelOf(BASIC_CARRIER_TYPES, latest.carrier_type).toLowerCase()}, FMCSA’s SMS Methodology 3.12.
      </Text>
    </>
  );
}

interface MonthHeadProps extends Pick<PercentilesProps, "onEdit"> {
  month: BasicMonth;
}

function MonthHead({ month, onEdit }: MonthHeadProps) {
  return (
    <Table.Th ta="end">
      {onEdit ? (
        <Button size="compact-xs" variant="subtle" px={0} onClick={() => onEdit(month)}>
          {monthWords(month.month)}
        </Button>
      ) : (
        monthWords(month.month)
      )}
    </Table.Th>
  );
}

const resultOf = ({ categories }: BasicMonth, category: BasicCategory) =>
  categories.find((result) => result.category === category);

function Percentile({ month, category }: { month: BasicMonth; category: BasicCategory }) {
  const result = resultOf(month, category);
  if (result?.percentile === undefined) return "–";
  return (
    <Text span inherit {...(result.is_over ? { c: "red", fw: 600 } : {})}>
      {result.percentile}%
    </Text>
  );
}

/** From the first to the last known percentile of the months shown; lower is better. */
function Trend({ months, category }: { months: readonly BasicMonth[]; category: BasicCategory }) {
  const known = months.flatMap((month) => resultOf(month, category)?.percentile ?? []);
  const [first, last] = [known[0], known.at(-1)];
  if (known.length < 2 || first === undefined || last === undefined) return "–";
  const change = last - first;
  if (change === 0) return "Unchanged";
  const Icon = change > 0 ? IconTrendingUp : IconTrendingDown;
  return (
    <Group gap={4} wrap="nowrap" style={{ whiteSpace: "nowrap" }} c={change > 0 ? "amber" : "teal"}>
      <Icon size={14} aria-hidden />
      {change > 0 ? `Up ${change}` : `Down ${-change}`}
    </Group>
  );
}

interface MonthDialogProps {
  carrier: Carrier;
  /** None for a new one. */
  month: BasicMonth | undefined;
  latest: BasicMonth | undefined;
  onClose: () => void;
}

function MonthDialog({ carrier, month, latest, onClose }: MonthDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={month ? `BASICs for ${monthWords(month.month)}` : `Add ${BASIC_MONTH.one}`}
      size="lg"
    >
      <BasicForm record={month} carrierId={carrier.id} latest={latest} onDone={onClose}>
        {month && (
          <ArchiveRecord
            of={basics}
            record={month}
            name={month.name}
            consequence="It leaves the table and its trend; its history is kept. The month can’t be entered again while it’s archived."
            onDone={onClose}
          />
        )}
      </BasicForm>
    </Modal>
  );
}
