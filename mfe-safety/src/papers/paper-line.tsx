import { useState } from "react";
import { ActionIcon, Button, Group, Menu, Text, confirm, toast } from "@haul/ui/core";
import { Day, StatusBadge } from "@haul/ui/freight";
import { IconDots } from "@haul/ui/icons";
import { FileLinks } from "../shared/file-links";
import { Toggle } from "../shared/toggle";
import { PAPER_STATUSES } from "../words";
import { inSentence, verbOf } from "./paper-words";
import classes from "./papers.module.css";
import { useArchivePaper, type Paper, type PaperLine } from "./papers.queries";

/** A paper that is added, renewed or corrected. */
export interface Editing {
  line: PaperLine;
  correcting?: Paper | undefined;
}

interface LineProps {
  line: PaperLine;
  mayWrite: boolean;
  onEdit: (editing: Editing) => void;
}

/** One paper of a record with its state, and what can be done about it. */
export function Line({ line, mayWrite, onEdit }: LineProps) {
  const { item } = line;
  return (
    <li className={classes["paper"]}>
      <div>
        <Text fw={600}>{line.name}</Text>
        <Text size="sm" c="dimmed">
          {item ? <Facts paper={item} /> : line.source}
        </Text>
        {item && <Files paper={item} />}
        {line.earlier.length > 0 && <Earlier papers={line.earlier} />}
      </div>
      <div className={classes["state"]}>
        <StatusBadge kind={PAPER_STATUSES} status={line.status} />
      </div>
      {mayWrite && (
        <Group gap="xs" wrap="nowrap" className={classes["tools"]}>
          <Button size="compact-sm" variant="default" onClick={() => onEdit({ line })}>
            {verbOf(item)}
          </Button>
          {item && <LineMenu line={line} item={item} onEdit={onEdit} />}
        </Group>
      )}
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

const Files = ({ paper: { record_kind, record_id, files } }: { paper: Paper }) => (
  <FileLinks subject={{ kind: record_kind, id: record_id }} files={files} />
);

/** Those that were on file before. */
function Earlier({ papers }: { papers: readonly Paper[] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Toggle isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
        {papers.length === 1 ? "1 earlier" : `${papers.length} earlier`}
      </Toggle>
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
      title: `Archive ${inSentence(line.name)}?`,
      body: "It will no longer count as on file. It stays in the history.",
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
