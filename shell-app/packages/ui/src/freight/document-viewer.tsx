import { Suspense, lazy } from "react";
import type { QueryLike } from "../data/states";

const DocumentDialog = lazy(() => import("./document-dialog"));

export interface DocumentViewerProps {
  title: string;
  /** As the content shows, such as `application/pdf`. */
  mediaType: string;
  /** The short-lived address of the bytes, asked for when the viewer opens. */
  address: QueryLike<string>;
  /** What the wait is for: "Setting the bill of lading". */
  waiting?: string;
  /** What a refusal with reasons means: "The packet is not complete". */
  refused?: string;
  onClose: () => void;
}

/** A paper in a dialog, whose code comes with the first paper that is opened. */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <Suspense>
      <DocumentDialog {...props} />
    </Suspense>
  );
}
