import { useState } from "react";
import { useCan } from "@haul/platform";
import { ActionIcon, Group, Menu, Stack, Text, confirm, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { DocumentList, DocumentViewer, codeWord, pagesOf, versionOf } from "@haul/ui/freight";
import { IconDots } from "@haul/ui/icons";
import { LoadPapers } from "./load-papers";
import { MissingPapers } from "./missing-papers";
import { UploadPaper } from "./upload-paper";
import {
  isFinanciallyLocked,
  useArchiveDocument,
  useLoadDocuments,
  useOpenDocument,
  useRestoreDocument,
  useUpdateDocument,
  type Load,
  type LoadDocument,
} from "../loads.queries";

/** The load's papers: view, add, mark as signed, archive. */
export function LoadDocuments({ load, asksForPod = false }: { load: Load; asksForPod?: boolean }) {
  const query = useLoadDocuments(load.id);
  const mayWrite = useCan("documents:write");
  // More may be added; what the invoice was approved with stays as it is.
  const mayChange = mayWrite && !isFinanciallyLocked(load);
  const [shown, setShown] = useState<LoadDocument | null>(null);
  const open = useOpenDocument();
  const update = useUpdateDocument();
  const sign = ({ id, version }: LoadDocument, is_signed: boolean) =>
    update.mutate(
      { params: { path: { document_id: id } }, body: { version, is_signed } },
      { onError: (error) => toast.error(error) },
    );
  const show = (document: LoadDocument) => {
    setShown(document);
    open.mutate({ params: { path: { document_id: document.id } }, body: { is_inline: true } });
  };
  return (
    <Stack gap="xs">
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              No documents yet. The rate confirmation and the signed proof of delivery belong here.
            </Text>
          ) : (
            <DocumentList
              documents={items}
              onOpen={show}
              {...(mayChange
                ? {
                    onSign: sign,
                    renderActions: (document: LoadDocument) => <DocumentMenu document={document} onSign={sign} />,
                  }
                : {})}
            />
          )
        }
      </QueryStates>
      <MissingPapers load={load} asksForPod={asksForPod} />
      <Group gap="xs">
        <UploadPaper load={load} isSmall />
        <LoadPapers load={load} />
      </Group>
      {shown && (
        <DocumentViewer
          title={titleOf(shown, query.data?.items ?? [])}
          mediaType={shown.media_type}
          address={{ data: open.data?.url, error: open.error, refetch: () => show(shown) }}
          onClose={() => setShown(null)}
        />
      )}
    </Stack>
  );
}

/** Such as `Rate confirmation v1, superseded, 3 pages`. */
function titleOf(document: LoadDocument, documents: readonly LoadDocument[]): string {
  const { page_count: pages } = document;
  const name = [codeWord("document", document.kind), versionOf(document, documents)].filter(Boolean).join(" ");
  const parts = [name, document.is_superseded && "superseded", pages !== undefined && pagesOf(pages)];
  return parts.filter(Boolean).join(", ");
}

interface DocumentMenuProps {
  document: LoadDocument;
  onSign: (document: LoadDocument, isSigned: boolean) => void;
}

function DocumentMenu({ document, onSign }: DocumentMenuProps) {
  const update = useUpdateDocument();
  const archive = useArchiveDocument();
  const restore = useRestoreDocument();
  const params = { path: { document_id: document.id } };
  const word = codeWord("document", document.kind);
  const failed = { onError: (error: unknown) => toast.error(error) };

  const askToArchive = async () => {
    const agreed = await confirm({
      title: `Archive the ${word.toLowerCase()}?`,
      body: "It no longer counts for billing. It can be restored.",
      action: "Archive",
    });
    if (agreed) archive.mutate({ params }, failed);
  };

  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" aria-label={`Actions of ${word}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onSign(document, !document.is_signed)}>
          {document.is_signed ? "Mark as not signed" : "Mark as signed"}
        </Menu.Item>
        <Menu.Item
          onClick={() =>
            update.mutate(
              { params, body: { version: document.version, is_in_invoice_packet: !document.is_in_invoice_packet } },
              failed,
            )
          }
        >
          {document.is_in_invoice_packet ? "Leave out of invoice packet" : "Include in invoice packet"}
        </Menu.Item>
        <Menu.Divider />
        {document.archived_at === undefined ? (
          <Menu.Item onClick={() => void askToArchive()}>Archive</Menu.Item>
        ) : (
          <Menu.Item onClick={() => restore.mutate({ params }, failed)}>Restore</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
