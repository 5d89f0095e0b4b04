import type { ReactNode } from "react";

/** A column of a list; the first one names the row and stays in sight. */
export interface Column<Row> {
  /** Unique; also the API's sort key when `isSortable`. */
  key: string;
  /** Header, with the unit: "Miles", "Weight (lb)". */
  title: string;
  render: (row: Row) => ReactNode;
  /** Figures stand at the end. */
  align?: "start" | "end";
  isSortable?: boolean;
  /** Any CSS width. */
  width?: string;
  /** Text that may wrap; everything else stays on one line. */
  isWrapping?: boolean;
  /** Where the value stands on a phone's card: beside the name, as a labelled line, or nowhere. */
  card?: "badge" | "line" | "hidden";
}
