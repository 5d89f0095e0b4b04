import type { ColumnChoice } from "./columns";

/** A list's filters, order and columns under a name, as the API has it. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  /** Search of the address. */
  readonly search: string;
  /** Keys of the columns; none for the list's own. */
  readonly columns?: readonly string[] | undefined;
  readonly is_default: boolean;
  readonly is_shared: boolean;
  readonly is_own: boolean;
  readonly owner: { readonly name: string };
}

/** A view that the product offers for common work. */
export interface ReadyView {
  readonly name: string;
  /** Search of the address, groups included. */
  readonly search: string;
}

/** What a person says of a view. */
export interface ListViewInput {
  readonly name: string;
  readonly search: string;
  readonly columns: ColumnChoice;
  readonly is_default: boolean;
  readonly is_shared: boolean;
}

/** The views of a list, and how to change them; each promise is the server's answer. */
export interface ListViews {
  /** `undefined` until they are known. */
  readonly items: readonly ListView[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly create: (input: ListViewInput) => Promise<ListView>;
  readonly update: (view: ListView, change: Partial<ListViewInput>) => Promise<ListView>;
  readonly remove: (view: ListView) => Promise<unknown>;
}

/** What a list remembers of a person beside the address; `useListAddress` of the platform makes one. */
export interface ListMemory {
  /**
   * Columns chosen in this browser, by the id of the view; under `""` those of the list as it comes, and under a word of
   * its own the widths of all (`columnWidths`).
   */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly onChoose: (viewId: string, choice: ColumnChoice) => void;
  readonly views: ListViews;
}
