import type { ReactNode } from "react";
import { IconFileText, IconPhoto } from "../icons";
import { formatBytes } from "../format/measures";
import { codeWord } from "./codes";
import { ToneBadge } from "./status-badge";
import { RelativeTime } from "./values";
import classes from "./freight.module.css";

export interface DocumentView {
  id: string;
  kind: string;
  file_name: string;
  media_type: string;
  byte_size: number;
  /** Unknown for papers that nobody signs. */
  is_signed?: boolean | undefined;
  uploaded_by: string;
  created_at: string;
  note?: string | undefined;
}

export interface DocumentListProps<Document extends DocumentView> {
  documents: readonly Document[];
  /** Shows the file; it is fetched by a short-lived address, so this is a button and no link. */
  onOpen: (document: Document) => void;
  /** Buttons at the end of a row. */
  renderActions?: (document: Document) => ReactNode;
}

/** The papers of a load: what each is, whether it is signed, who put it there. */
export function DocumentList<Document extends DocumentView>({
  documents,
  onOpen,
  renderActions,
}: DocumentListProps<Document>) {
  return (
    <ul className={classes.documents} aria-label="Documents">
      {documents.map((document) => {
        const Glyph = document.media_type.startsWith("image/") ? IconPhoto : IconFileText;
        return (
          <li key={document.id} className={classes.document}>
            <Glyph size={18} aria-hidden className={classes.muted} />
            <div className={classes.documentText}>
              <button type="button" className={classes.documentName} onClick={() => onOpen(document)}>
                {codeWord("document", document.kind)}
              </button>{" "}
              {document.is_signed && (
                <ToneBadge tone="good" size="sm">
                  Signed
                </ToneBadge>
              )}
              <div className={classes.documentFacts}>
                {document.file_name} · {formatBytes(document.byte_size)} · {document.uploaded_by},{" "}
                <RelativeTime at={document.created_at} />
              </div>
              {document.note && <div>{document.note}</div>}
            </div>
            {renderActions?.(document)}
          </li>
        );
      })}
    </ul>
  );
}
