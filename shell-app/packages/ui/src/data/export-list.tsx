import { Menu, Progress, Text } from "@mantine/core";
import { useState } from "react";
import { toast } from "../core/toasts";
import { IconAlertTriangle, IconDownload, IconFileSpreadsheet, IconFileText } from "../icons";
import type { ExportMenuProps } from "./export-menu";
import type { ExportFormat, ListExport, ListExports } from "./list-exports";
import { useFirstItem } from "./use-first-item";

/** Formats to export, and the files that are done or in progress. */
export default function ExportList(props: ExportMenuProps & { onStart: () => void }) {
  const { noun, exports, columns, areChosen = false, onStart } = props;
  const [isOfShown, setIsOfShown] = useState(areChosen);
  const [openedAt] = useState(() => Date.now());
  useFirstItem();
  const start = (format: ExportFormat) => {
    onStart();
    exports.start(format, isOfShown ? columns : undefined).catch((error: unknown) => toast.error(error));
  };
  return (
    <>
      <Menu.Label>{columns ? `These ${noun}, as filtered and sorted` : `These ${noun}`}</Menu.Label>
      <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => start("xlsx")}>
        Excel (XLSX)
      </Menu.Item>
      <Menu.Item leftSection={<IconFileText size={16} aria-hidden />} onClick={() => start("csv")}>
        CSV
      </Menu.Item>
      {columns && (
        <Menu.CheckboxItem checked={isOfShown} onChange={setIsOfShown}>
          Only the columns shown, in their order
        </Menu.CheckboxItem>
      )}
      <Menu.Divider />
      <Menu.Label>Your files</Menu.Label>
      {exports.items === undefined ? (
        <Menu.Item disabled>Loading …</Menu.Item>
      ) : exports.items.length === 0 ? (
        <Text size="sm" c="dimmed" px="sm" pb="xs">
          None yet. A file is kept for a day.
        </Text>
      ) : (
        exports.items.map((file) => <File key={file.id} file={file} exports={exports} openedAt={openedAt} />)
      )}
    </>
  );
}

function File({ file, exports, openedAt }: { file: ListExport; exports: ListExports; openedAt: number }) {
  if (file.status === "queued" || file.status === "running") {
    const share = file.total_rows === 0 ? 0 : Math.min(100, (file.done_rows / file.total_rows) * 100);
    return (
      <Menu.Item component="div" disabled>
        <Text size="sm">{file.file_name}</Text>
        <Progress value={share} animated mt={4} aria-label={`${file.file_name}, ${Math.round(share)} percent`} />
      </Menu.Item>
    );
  }
  const isExpired = file.expires_at !== undefined && Date.parse(file.expires_at) <= openedAt;
  if (file.status === "failed" || isExpired)
    return (
      <Menu.Item component="div" disabled leftSection={<IconAlertTriangle size={16} aria-hidden />}>
        <Text size="sm">{file.file_name}</Text>
        <Text size="xs">{isExpired ? "Expired. Export the list again." : file.problem}</Text>
      </Menu.Item>
    );
  return (
    <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={() => download(file, exports)}>
      <Text size="sm">{file.file_name}</Text>
      <Text size="xs" c="dimmed">
        {file.done_rows.toLocaleString("en-US")} {file.done_rows === 1 ? "row" : "rows"}
      </Text>
    </Menu.Item>
  );
}

/** The address answers an attachment, so the page stays. */
export function download(file: ListExport, exports: Pick<ListExports, "open">): void {
  exports.open(file).then(
    (url) => void window.open(url, "_self"),
    (error: unknown) => toast.error(error),
  );
}
