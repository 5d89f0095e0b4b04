import { useState } from "react";
import { useFiles, useOpenFile } from "@haul/platform/lists";
import { Button, Group } from "@haul/ui/core";
import { codeWord, DocumentViewer } from "@haul/ui/freight";
import { IconPaperclip } from "@haul/ui/icons";

interface FileLinksProps {
  /** The record whose files they are. */
  subject: Parameters<typeof useFiles>[0];
  files: readonly { id: string; name: string }[];
}

/** Some of a record's files; one opens over the page. */
export function FileLinks({ subject, files }: FileLinksProps) {
  const all = useFiles(subject);
  const open = useOpenFile();
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = all.data?.items.find(({ id }) => id === shownId);
  const show = (record_file_id: string) => {
    setShownId(record_file_id);
    open.mutate({ params: { path: { record_file_id } }, body: { is_inline: true } });
  };
  if (files.length === 0) return null;
  return (
    <Group gap={4}>
      {files.map(({ id, name }) => (
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
