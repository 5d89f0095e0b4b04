import { useState } from "react";
import { useCan } from "@haul/platform";
import { ArchivedBadge, ArchiveRecord, useRecord, type OpenRecord } from "@haul/platform/lists";
import { Button, Stack, Text } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Day, LoadTimeline } from "@haul/ui/freight";
import { IconClipboardCheck } from "@haul/ui/icons";
import classes from "../shared/lines.module.css";
import { RecordLink } from "../shared/record-link";
import { MVR, MVR_OCCASIONS } from "../words";
import { MvrBadge } from "./mvr-badge";
import { MvrForm } from "./mvr-form";
import { mvrs, useMvrHistory, type Mvr } from "./mvrs.queries";
import { points } from "./points";
import { ReviewDialog } from "./review-dialog";

/** A motor vehicle record: what the state reports and what its review decided. It can be changed until then. */
export function MvrDrawer({ id, ...rest }: OpenRecord) {
  const query = useRecord(mvrs, id);
  const mayWrite = useCan(mvrs.permission);
  const [editedId, setEditedId] = useState<string | null>(null);
  const isEditing = editedId === id;
  const { data } = query;
  return (
    <RecordDrawer
      isOpen
      {...rest}
      title={data ? `MVR of ${data.driver_name}` : MVR.title}
      badge={
        data && (
          <>
            <MvrBadge mvr={data} />
            <ArchivedBadge record={data} />
          </>
        )
      }
      actions={data && mayWrite && !isEditing && <Actions key={id} mvr={data} onEdit={() => setEditedId(id)} />}
    >
      <QueryStates query={query}>
        {(mvr) =>
          isEditing ? <MvrForm key={id} record={mvr} onDone={() => setEditedId(null)} /> : <Facts mvr={mvr} />
        }
      </QueryStates>
    </RecordDrawer>
  );
}

/** Its review comes first; a reviewed one stays as it was reviewed. */
function Actions({ mvr, onEdit }: { mvr: Mvr; onEdit: () => void }) {
  const [isReviewing, setIsReviewing] = useState(false);
  const isReviewed = mvr.decision !== undefined;
  const isWaiting = !isReviewed && mvr.archived_at === undefined;
  return (
    <>
      {isWaiting && (
        <Button
          size="xs"
          leftSection={<IconClipboardCheck size={14} aria-hidden />}
          onClick={() => setIsReviewing(true)}
        >
          Review
        </Button>
      )}
      {!isReviewed && (
        <Button size="xs" variant="default" onClick={onEdit}>
          Edit
        </Button>
      )}
      <ArchiveRecord
        of={mvrs}
        record={mvr}
        name={`MVR of ${mvr.driver_name}`}
        consequence={
          isReviewed
            ? "The driver’s paper stays as it is. To correct what was reviewed, add the MVR again."
            : "It will no longer be waiting for review."
        }
      />
      {isReviewing && <ReviewDialog mvr={mvr} onClose={() => setIsReviewing(false)} />}
    </>
  );
}

function Facts({ mvr }: { mvr: Mvr }) {
  const driver = { id: mvr.driver_id, name: mvr.driver_name };
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: "Driver", value: <RecordLink kind="driver" record={driver} /> },
          { label: "Pulled", value: <Day on={mvr.pulled_on} /> },
          { label: "State", value: mvr.state },
          { label: "For", value: MVR_OCCASIONS[mvr.is_at_hire ? "hire" : "year"] },
          { label: "Points", value: mvr.points.toLocaleString("en-US") },
          { label: "Note", value: told(mvr.note) },
        ]}
      />
      <Entries mvr={mvr} />
      <Review mvr={mvr} />
      <History id={mvr.id} />
    </Stack>
  );
}

const told = (text: string | undefined) =>
  text && (
    <Text span inherit style={{ whiteSpace: "pre-line" }}>
      {text}
    </Text>
  );

function Entries({ mvr: { entries, driver_name } }: { mvr: Mvr }) {
  return (
    <Panel title="Entries">
      {entries.length === 0 ? (
        <Text c="dimmed">No convictions or accidents.</Text>
      ) : (
        <ul className={classes["lines"]} aria-label={`Entries of ${driver_name}`}>
          {entries.map(({ on, description, points: count }, index) => (
            // One day may bring two convictions of the same words.
            <li key={index} className={classes["line"]}>
              <div>
                <Text fw={600}>{description}</Text>
                <Text size="sm" c="dimmed">
                  <Day on={on} />
                </Text>
              </div>
              <Text size="sm">{points(count)}</Text>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Review({ mvr }: { mvr: Mvr }) {
  if (mvr.decision === undefined) return null;
  return (
    <Panel title="Review">
      <DescriptionList
        items={[
          { label: "Decision", value: <MvrBadge mvr={mvr} /> },
          { label: "By", value: mvr.reviewed_by },
          { label: "On", value: mvr.reviewed_on && <Day on={mvr.reviewed_on} /> },
          { label: "Note", value: told(mvr.review_note) },
        ]}
      />
    </Panel>
  );
}

function History({ id }: { id: string }) {
  return (
    <Panel title="History">
      <QueryStates query={useMvrHistory(id)}>{({ items }) => <LoadTimeline entries={items} />}</QueryStates>
    </Panel>
  );
}
