import { useState } from "react";
import { useCan } from "@haul/platform";
import { ActionIcon, Badge, Button, Group, Stack, Text, toast, useIsPhone } from "@haul/ui/core";
import { DocumentViewer } from "@haul/ui/freight";
import { daysUntil, formatBytes, formatDate } from "@haul/ui/format";
import { IconArrowDown, IconArrowUp, IconEdit, IconEye } from "@haul/ui/icons";
import { COMPANY_DOCUMENTS } from "../../words";
import { type CompanyDocument, useOpenDocument, useReorderDocuments } from "./packet.queries";
import classes from "./packet.module.css";

interface DocumentRowsProps {
  documents: readonly CompanyDocument[];
  onEdit: (id: string) => void;
}

/** The documents in the order of the packet; archived ones at the end. */
export function DocumentRows({ documents, onEdit }: DocumentRowsProps) {
  const reorder = useReorderDocuments();
  const mayWrite = useCan("company:write");
  const kept = documents.filter(({ archived_at }) => archived_at === undefined);
  const archived = documents.filter(({ archived_at }) => archived_at !== undefined);
  const move = (index: number, by: -1 | 1) => {
    const ids = kept.map(({ id }) => id);
    const [moved] = ids.splice(index, 1);
    if (moved === undefined) return;
    ids.splice(index + by, 0, moved);
    reorder.mutate({ body: { ids } }, { onError: (error) => toast.error(error) });
  };
  return (
    <Stack gap="xs" component="ol" className={classes.rows} aria-label="Documents of the packet">
      {[...kept, ...archived].map((document, index) => (
        <li key={document.id}>
          <Group justify="space-between" gap="sm">
            <DocumentWords document={document} />
            <Group gap={4}>
              {mayWrite && document.archived_at === undefined && (
                <>
                  <Move
                    label={`Move ${document.file_name} up`}
                    isUp
                    isDisabled={index === 0 || reorder.isPending}
                    onMove={() => {
                      move(index, -1);
                    }}
                  />
                  <Move
                    label={`Move ${document.file_name} down`}
                    isDisabled={index === kept.length - 1 || reorder.isPending}
                    onMove={() => {
                      move(index, 1);
                    }}
                  />
                </>
              )}
              <OpenDocument document={document} />
              {mayWrite && (
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconEdit size={14} aria-hidden />}
                  aria-label={`Edit ${document.file_name}`}
                  onClick={() => {
                    onEdit(document.id);
                  }}
                >
                  Edit
                </Button>
              )}
            </Group>
          </Group>
        </li>
      ))}
    </Stack>
  );
}

function DocumentWords({ document }: { document: CompanyDocument }) {
  const { kind, file_name, byte_size, expires_on, is_in_packet, archived_at } = document;
  return (
    <div>
      <Group gap="xs">
        <Text fw={500}>{COMPANY_DOCUMENTS[kind]}</Text>
        {archived_at !== undefined ? (
          <Badge color="gray">Archived</Badge>
        ) : (
          <>
            {!is_in_packet && <Badge color="gray">Not in the packet</Badge>}
            <Expiry day={expires_on} />
          </>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {file_name}, {formatBytes(byte_size)}
      </Text>
    </div>
  );
}

function Expiry({ day }: { day: string | undefined }) {
  if (day === undefined) return null;
  const left = daysUntil(day);
  if (left < 0) return <Badge color="red">Expired {formatDate(day)}</Badge>;
  return <Badge color={left <= 30 ? "amber" : "green"}>Valid until {formatDate(day)}</Badge>;
}

interface MoveProps {
  label: string;
  isUp?: boolean;
  isDisabled: boolean;
  onMove: () => void;
}

function Move({ label, isUp = false, isDisabled, onMove }: MoveProps) {
  const size = useIsPhone() ? 44 : "input-xs";
  return (
    <ActionIcon size={size} variant="default" aria-label={label} disabled={isDisabled} onClick={onMove}>
      {isUp ? <IconArrowUp size={16} aria-hidden /> : <IconArrowDown size={16} aria-hidden />}
    </ActionIcon>
  );
}

function OpenDocument({ document }: { document: CompanyDocument }) {
  const open = useOpenDocument();
  const mayReveal = useCan("banking:reveal");
  const [isShown, setIsShown] = useState(false);
  if (document.kind === "bank_letter" && !mayReveal) return null;
  const show = () => {
    setIsShown(true);
    open.mutate({ params: { path: { company_document_id: document.id } }, body: { is_inline: true } });
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconEye size={14} aria-hidden />}
        aria-label={`Open ${document.file_name}`}
        onClick={show}
      >
        Open
      </Button>
      {isShown && (
        <DocumentViewer
          title={COMPANY_DOCUMENTS[document.kind]}
          mediaType={document.media_type}
          address={{ data: open.data?.url, error: open.error, refetch: show }}
          onClose={() => {
            setIsShown(false);
          }}
        />
      )}
    </>
  );
}
