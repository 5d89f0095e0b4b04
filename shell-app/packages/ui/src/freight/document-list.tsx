import type { ReactNode } from "react";
import { Button } from "@mantine/core";
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
  /** Unknown for papers without a signature, and for a proof of delivery not checked yet. */
  is_signed?: boolean | undefined;
  uploaded_by: string;
  created_at: string;
  note?: string | undefined;
}

export interface DocumentListProps<Document extends DocumentView> {
  documents: readonly Document[];
  /** What a document is called; by its kind as loads have it, unless told otherwise. */
  wordOf?: (document: Document) => string;
  /** Shows the file; it is fetched by a short-lived address, so this is a button and no link. */
  onOpen: (document: Document) => void;
  /** Says whether a proof of delivery is signed. */
  onSign?: ((document: Document, isSigned: boolean) => void) | undefined;
  /** Buttons at the end of a row. */
  renderActions?: (document: Document) => ReactNode;
}

/** The papers of a load: what each is, whether it is signed, who put it there. */
export function DocumentList<Document extends DocumentView>({
  documents,
  wordOf = ({ kind }) => codeWord("document", kind),
  onOpen,
  onSign,
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
                {wordOf(document)}
              </button>{" "}
              <Signature document={document} />
              <div className={classes.documentFacts}>
                {document.file_name} · {formatBytes(document.byte_size)} · {document.uploaded_by},{" "}
                <RelativeTime at={document.created_at} />
              </div>
              {document.note && <div>{document.note}</div>}
              {onSign && isPod(document) && document.is_signed !== true && (
                <div className={classes.signing}>
                  <Button size="compact-sm" variant="default" onClick={() => onSign(document, true)}>
                    Mark as signed
                  </Button>
                  {document.is_signed === undefined && (
                    <Button size="compact-sm" variant="default" onClick={() => onSign(document, false)}>
                      Not signed
                    </Button>
                  )}
                </div>
              )}
            </div>
            {renderActions?.(document)}
          </li>
        );
      })}
    </ul>
  );
}

const isPod = ({ kind }: DocumentView) => kind === "proof_of_delivery";

/** Customers pay only against a signed proof of delivery, so an unchecked one is marked. */
function Signature({ document }: { document: DocumentView }) {
  const { is_signed: isSigned } = document;
  if (!isSigned && !isPod(document)) return null;
  const [tone, word] = isSigned
    ? (["good", "Signed"] as const)
    : isSigned === false
      ? (["bad", "Not signed"] as const)
      : (["attention", "Not checked"] as const);
  return (
    <ToneBadge tone={tone} size="sm">
      {word}
    </ToneBadge>
  );
}
