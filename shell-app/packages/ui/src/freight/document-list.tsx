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
  /** Missing until the pages are counted, and for a file that can't be read. */
  page_count?: number | undefined;
  /** The version of the rate confirmation that it is; missing for other papers. */
  revision?: number | undefined;
  /** A later version replaces it. */
  is_superseded?: boolean | undefined;
  archived_at?: string | undefined;
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

/** `v2` of a paper with several versions; nothing for the only one. */
export function versionOf(document: DocumentView, documents: readonly DocumentView[]): string {
  const { revision } = document;
  const isOneOfSeveral = documents.some((other) => other.revision !== undefined && other.revision !== revision);
  return revision !== undefined && isOneOfSeveral ? `v${revision}` : "";
}

/** `3 pages` */
export const pagesOf = (count: number) => (count === 1 ? "1 page" : `${count} pages`);

/** The papers of a load: what each is, which version, whether it is signed, who put it there. */
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
                {[wordOf(document), versionOf(document, documents)].filter(Boolean).join(" ")}
              </button>{" "}
              <Standing document={document} isOneOfSeveral={versionOf(document, documents) !== ""} />{" "}
              <Signature document={document} />
              <div className={classes.documentFacts}>
                {document.file_name} · {formatBytes(document.byte_size)}
                {document.page_count !== undefined && ` · ${pagesOf(document.page_count)}`} · {document.uploaded_by},{" "}
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

/** Whether it still counts: an older version and an archived paper can be opened, and go out no more. */
function Standing({ document, isOneOfSeveral }: { document: DocumentView; isOneOfSeveral: boolean }) {
  if (document.archived_at !== undefined)
    return (
      <ToneBadge tone="neutral" size="sm">
        Archived
      </ToneBadge>
    );
  if (document.is_superseded)
    return (
      <ToneBadge tone="neutral" size="sm">
        Superseded
      </ToneBadge>
    );
  return isOneOfSeveral ? (
    <ToneBadge tone="good" size="sm">
      Current
    </ToneBadge>
  ) : null;
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
