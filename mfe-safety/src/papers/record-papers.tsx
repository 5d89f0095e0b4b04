import { useState } from "react";
import { useCan } from "@haul/platform";
import { useFiles, useOpenFile } from "@haul/platform/lists";
import { ActionIcon, Button, Group, Menu, Stack, Text, confirm, toast } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { Day, DocumentViewer, StatusBadge, codeWord } from "@haul/ui/freight";
import { IconDots, IconPaperclip } from "@haul/ui/icons";
import { PAPER_STATUSES } from "../words";
import { PaperForm } from "./paper-form";
import classes from "./papers.module.css";
import {
  useArchivePaper,
  useChecklist,
  type Checklist,
  type Paper,
  type PaperLine,
  type PaperSubject,
} from "./papers.queries";

interface Editing {
  line: PaperLine;
  correcting?: Paper | undefined;
}

/** What a driver, truck, trailer or carrier should have on file: each paper with its state, and how to add, renew or correct it. */
export function RecordPapers({ subject, name }: { subject: PaperSubject; name: string }) {
  const query = useChecklist(subject);
  const mayWrite = useCan(`${subject.kind}s:write`);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [showsOthers, setShowsOthers] = useState(false);
  return (
    <Panel title="Papers" action={query.data && <Completeness checklist={query.data} />}>
      <QueryStates query={query}>
        {({ lines }) => {
          const others = lines.filter((line) => !line.is_required && !line.item);
          const shown = showsOthers ? lines : lines.filter((line) => !others.includes(line));
          return (
            <Stack gap="xs">
              <ul className={classes["papers"]} aria-label={`Papers of ${name}`}>
                {shown.map((line) => (
                  <Line key={line.item_type} line={line} mayWrite={mayWrite} onEdit={setEditing} />
                ))}
              </ul>
              {others.length > 0 && mayWrite && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color="gray"
                  style={{ alignSelf: "flex-start" }}
                  onClick={() => setShowsOthers(!showsOthers)}
                >
                  {showsOthers ? "Hide papers that are not needed" : `Other papers (${others.length})`}
                </Button>
              )}
            </Stack>
          );
        }}
      </QueryStates>
      {editing && <PaperForm {...editing} subject={subject} name={name} onClose={() => setEditing(null)} />}
    </Panel>
  );
}

/** How many of the required papers are on file. */
function Completeness({ checklist }: { checklist: Checklist }) {
  const { required_count, complete_count } = checklist;
  return (
    <Text size="sm" c="dimmed">
      {complete_count} of {required_count} in order
    </Text>
  );
}

interface LineProps {
  line: PaperLine;
  mayWrite: boolean;
  onEdit: (editing: Editing) => void;
}

function Line({ line, mayWrite, onEdit }: LineProps) {
  const { item } = line;
  return (
    <li className={classes["line"]}>
      <div>
        <Text fw={600}>{line.name}</Text>
        <Text size="sm" c="dimmed">
          {item ? <Facts paper={item} /> : line.source}
        </Text>
        {item && <Files paper={item} />}
        {line.earlier.length > 0 && <Earlier papers={line.earlier} />}
      </div>
      <Group gap="xs" wrap="nowrap">
        <StatusBadge kind={PAPER_STATUSES} status={line.status} />
        {mayWrite && (
          <Button size="compact-sm" variant="default" onClick={() => onEdit({ line })}>
            {item ? "Renew" : "Add"}
          </Button>
        )}
        {mayWrite && item && <LineMenu line={line} item={item} onEdit={onEdit} />}
      </Group>
    </li>
  );
}

function Facts({ paper }: { paper: Paper }) {
  if (paper.waived_reason !== undefined) return paper.waived_reason;
  return (
    <>
      {paper.expires_on !== undefined ? (
        <>
          Valid through <Day on={paper.expires_on} />
        </>
      ) : paper.issued_on !== undefined ? (
        <Day on={paper.issued_on} />
      ) : (
        "On file"
      )}
      {paper.number !== undefined && ` · ${paper.number}`}
      {paper.issuer !== undefined && ` · ${paper.issuer}`}
      {paper.note !== undefined && ` · ${paper.note}`}
    </>
  );
}

/** The paper's files; one opens over the page. */
function Files({ paper }: { paper: Paper }) {
  const files = useFiles({ kind: paper.record_kind, id: paper.record_id });
  const open = useOpenFile();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = files.data?.items.find(({ id }) => id === shownId);
  const show = (record_file_id: string) => {
    setShownId(record_file_id);
    open.mutate({ params: { path: { record_file_id } }, body: { is_inline: true } });
  };
  if (paper.files.length === 0) return null;
  return (
    <Group gap={4}>
      {paper.files.map(({ id, name }) => (
        <Button
          key={id}
          size="compact-xs"
          variant="subtle"
          leftSection={<IconPaperclip size={12} aria-hidden />}
          onClick={() => show(id)}
        >
          {name}
        </Button>
      ))}
      {shown && (
        <DocumentViewer
          title={codeWord("recordFile", shown.kind)}
          mediaType={shown.media_type}
          address={{ data: open.data?.url, error: open.error, refetch: () => show(shown.id) }}
          onClose={() => setShownId(null)}
        />
      )}
    </Group>
  );
}

/** Those that were on file before. */
function Earlier({ papers }: { papers: readonly Paper[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact-xs" variant="subtle" color="gray" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {papers.length === 1 ? "1 earlier" : `${papers.length} earlier`}
      </Button>
      {isOpen &&
        papers.map((paper) => (
          <div key={paper.id}>
            <Text size="sm" c="dimmed">
              <Facts paper={paper} />
            </Text>
            <Files paper={paper} />
          </div>
        ))}
    </>
  );
}

function LineMenu({ line, item, onEdit }: { line: PaperLine; item: Paper; onEdit: (editing: Editing) => void }) {
  const archive = useArchivePaper();
  const askToArchive = async () => {
    const agreed = await confirm({
      title: `Archive ${line.name}?`,
      body: "It no longer counts as on file. The history keeps it.",
      action: "Archive",
    });
    if (!agreed) return;
    archive.mutate({ params: { path: { compliance_item_id: item.id } } }, { onError: (error) => toast.error(error) });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions of ${line.name}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onEdit({ line, correcting: item })}>Correct</Menu.Item>
        <Menu.Item color="red" onClick={() => void askToArchive()}>
          Archive
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
