import { useEffect } from "react";
import { DocumentViewer } from "@haul/ui/freight";
import { formatDate } from "@haul/ui/format";
import { pathOf, useOpenPaperFile, type PaperSubject } from "./papers.queries";

interface PaperFileProps {
  subject: PaperSubject;
  name: string;
  /** The day at whose end it stood so; now if there is none. */
  asOf: string | undefined;
  onClose: () => void;
}

/** The whole file of a record as one PDF with an index, over the page. */
export function PaperFile({ subject: { kind, id }, name, asOf, onClose }: PaperFileProps) {
  const { mutate, data, error } = useOpenPaperFile();
  useEffect(() => open(mutate, { kind, id }, asOf), [mutate, kind, id, asOf]);
  return (
    <DocumentViewer
      title={`File of ${name}${asOf === undefined ? "" : ` as of ${formatDate(asOf)}`}`}
      mediaType="application/pdf"
      address={{ data: data?.url, error, refetch: () => open(mutate, { kind, id }, asOf) }}
      waiting="Preparing the file"
      refused="The file can’t be put together"
      onClose={onClose}
    />
  );
}

function open(mutate: ReturnType<typeof useOpenPaperFile>["mutate"], subject: PaperSubject, as_of: string | undefined) {
  mutate({ params: pathOf(subject), body: { is_inline: true, ...(as_of === undefined ? {} : { as_of }) } });
}
