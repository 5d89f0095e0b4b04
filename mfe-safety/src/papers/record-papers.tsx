import { useState } from "react";
import { useCan } from "@haul/platform";
import { Alert, Button, Group, Stack, Text } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { DateInput } from "@haul/ui/forms";
import { formatDate } from "@haul/ui/format";
import { IconFileText, IconHistory, IconMail } from "@haul/ui/icons";
import { MedicalProof } from "../medical/medical-proof";
import { OpenRequests } from "../requests/open-requests";
import { RequestDialog } from "../requests/request-dialog";
import type { Asked } from "../requests/requests.queries";
import { WaitingPapers } from "../requests/waiting-papers";
import { Toggle } from "../shared/toggle";
import { todayHere } from "../shared/today";
import { PaperFile } from "./paper-file";
import { PaperForm, type Licensed } from "./paper-form";
import { Line, type Editing } from "./paper-line";
import classes from "./papers.module.css";
import { useChecklist, type Checklist, type PaperSubject } from "./papers.queries";

interface RecordPapersProps {
  subject: PaperSubject;
  name: string;
  /** The driver whose papers they are: drivers can be asked for papers. */
  driver?: Asked & Licensed;
}

/** What a driver, truck or trailer should have on file: each paper with its state, and how to add, renew or correct it. */
export function RecordPapers({ subject, name, driver }: RecordPapersProps) {
  const [asOf, setAsOf] = useState<string>();
  const query = useChecklist(subject, asOf);
  const mayWrite = useCan(`${subject.kind}s:write`) && asOf === undefined;
  const [open, setOpen] = useState<"file" | "request" | null>(null);
  return (
    <>
      {driver && <WaitingPapers driver={driver} />}
      <Panel title="Papers" action={query.data && <Completeness checklist={query.data} />}>
        <Group gap="xs" align="flex-end" mb="xs">
          <div className={classes.day}>
            <DateInput
              label="As of"
              value={asOf ?? todayHere()}
              maxDate={todayHere()}
              onChange={(day) => setAsOf(day === null || day >= todayHere() ? undefined : day)}
            />
          </div>
          <Button
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
            onClick={() => setOpen("file")}
          >
            Open file
          </Button>
          {driver && mayWrite && query.data && (
            <Button
              variant="default"
              leftSection={<IconMail size={16} aria-hidden />}
              onClick={() => setOpen("request")}
            >
              Request documents
            </Button>
          )}
        </Group>
        {asOf !== undefined && <Earlier asOf={asOf} onLeave={() => setAsOf(undefined)} />}
        <QueryStates query={query}>
          {(checklist) => (
            <Lines checklist={checklist} subject={subject} name={name} driver={driver} mayWrite={mayWrite} />
          )}
        </QueryStates>
      </Panel>
      {driver && asOf === undefined && <OpenRequests driver={driver} />}
      {open === "file" && <PaperFile subject={subject} name={name} asOf={asOf} onClose={() => setOpen(null)} />}
      {open === "request" && driver && query.data && (
        <RequestDialog driver={driver} lines={query.data.lines} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Says that the list is of a day in the past, where nothing can be changed. */
function Earlier({ asOf, onLeave }: { asOf: string; onLeave: () => void }) {
  return (
    <Alert color="gray" icon={<IconHistory size={16} aria-hidden />} role="status" mb="xs">
      <Group justify="space-between" gap="xs">
        <Text size="md">As it stood at the end of {formatDate(asOf)}.</Text>
        <Button size="compact-sm" variant="default" onClick={onLeave}>
          Back to today
        </Button>
      </Group>
    </Alert>
  );
}

interface LinesProps {
  checklist: Checklist;
  subject: PaperSubject;
  name: string;
  driver: Licensed | undefined;
  mayWrite: boolean;
}

function Lines({ checklist: { lines, medical_proof }, subject, name, driver, mayWrite }: LinesProps) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [showsOthers, setShowsOthers] = useState(false);
  const others = lines.filter((line) => !line.is_required && !line.item);
  const shown = showsOthers ? lines : lines.filter((line) => !others.includes(line));
  return (
    <Stack gap="xs">
      <ul className={classes["papers"]} aria-label={`Papers of ${name}`}>
        {shown.map((line) => (
          <Line key={line.item_type} line={line} mayWrite={mayWrite} onEdit={setEditing} />
        ))}
      </ul>
      <MedicalProof proof={medical_proof} />
      {others.length > 0 && mayWrite && (
        <Toggle isOpen={showsOthers} onToggle={() => setShowsOthers(!showsOthers)}>
          {showsOthers ? "Hide papers that are not needed" : `Other papers (${others.length})`}
        </Toggle>
      )}
      {editing && (
        <PaperForm {...editing} subject={subject} name={name} driver={driver} onClose={() => setEditing(null)} />
      )}
    </Stack>
  );
}

/** How many of the required papers are on file. */
function Completeness({ checklist }: { checklist: Checklist }) {
  const { required_count, complete_count } = checklist;
  return (
    <Text size="sm" c="dimmed">
      {complete_count} of {required_count} required in order
    </Text>
  );
}
