export type ExportFormat = "csv" | "xlsx";

/** A list as a file, as the API has it. */
export interface ListExport {
  readonly id: string;
  readonly list_name: string;
  readonly file_name: string;
  readonly status: "queued" | "running" | "done" | "failed";
  readonly done_rows: number;
  readonly total_rows: number;
  /** Why it failed. */
  readonly problem?: string | undefined;
  readonly expires_at?: string | undefined;
}

/** The files that a person made of a list, and how to make one; `useListExports` of the platform makes one of these. */
export interface ListExports {
  /** Newest first; `undefined` until they are known. */
  readonly items: readonly ListExport[] | undefined;
  /** Starts or stops loading them. */
  readonly onWatch: (isWatching: boolean) => void;
  /** With `columns` only those, in that order. */
  readonly start: (format: ExportFormat, columns?: readonly string[]) => Promise<ListExport>;
  /** Answers the address of the finished file. */
  readonly open: (file: ListExport) => Promise<string>;
}
