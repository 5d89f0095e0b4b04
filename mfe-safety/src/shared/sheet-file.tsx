import { useEffect, useEffectEvent } from "react";
import { DocumentViewer } from "@haul/ui/freight";
import { formatDate } from "@haul/ui/format";

/** A file that is printed when it is opened: a mutation that takes the day. */
export interface Sheet {
  /** As it stood at the end of a day, or now. */
  readonly print: (asOf: string | undefined) => void;
  readonly url: string | undefined;
  readonly error: unknown;
}

/** The body of every operation that prints one. */
export const sheetBody = (as_of: string | undefined) => ({
  is_inline: true,
  ...(as_of === undefined ? {} : { as_of }),
});

interface SheetFileProps {
  title: string;
  sheet: Sheet;
  /** The day at whose end it stood so; now if there is none. */
  asOf?: string | undefined;
  onClose: () => void;
}

/** One PDF over the page, printed anew. */
export function SheetFile({ title, sheet, asOf, onClose }: SheetFileProps) {
  const print = useEffectEvent(() => sheet.print(asOf));
  useEffect(() => print(), [asOf]);
  return (
    <DocumentViewer
      title={asOf === undefined ? title : `${title} as of ${formatDate(asOf)}`}
      mediaType="application/pdf"
      address={{ data: sheet.url, error: sheet.error, refetch: () => sheet.print(asOf) }}
      waiting="Preparing the file"
      refused="The file can’t be put together"
      onClose={onClose}
    />
  );
}
