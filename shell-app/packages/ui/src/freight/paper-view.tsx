import { useIsPhone } from "../core/use-is-phone";
import classes from "./document-viewer.module.css";

/** What every browser shows as a picture; TIFF and HEIC are for other programs. */
const PICTURES = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/** Whether this browser shows files of that media type inside a page. */
export function useIsViewable(mediaType: string): boolean {
  const isPhone = useIsPhone();
  // Phones show a page of a framed PDF, or none; their own viewer, in a tab of its own, shows all.
  const isPdfViewable = navigator.pdfViewerEnabled && !isPhone;
  return PICTURES.includes(mediaType) || (mediaType === "application/pdf" && isPdfViewable);
}

export interface PaperViewProps {
  title: string;
  mediaType: string;
  url: string;
  /** Fills its container instead of using its own height. */
  isFilling?: boolean;
}

/**
 * A paper that is viewable: PDF in the browser's own viewer, pictures as they are.
 * The frame has no `sandbox`, for browsers show no PDF in one; the server answers nothing but PDF to be framed
 * and forbids it to load or run anything. The object URL of a file that was chosen here is framed as what its media
 * type says, which is PDF as well.
 */
export function PaperView({ title, mediaType, url, isFilling = false }: PaperViewProps) {
  const fills = { "data-filling": isFilling || undefined };
  if (mediaType !== "application/pdf") return <img {...fills} className={classes.picture} src={url} alt={title} />;
  return (
    <iframe {...fills} className={classes.pdf} src={`${url}#${isFilling ? `${BARE}&view=FitH` : BARE}`} title={title} />
  );
}

/** Chromium would give a third of the frame to thumbnails; other viewers ignore what they do not know. */
const BARE = "navpanes=0";
