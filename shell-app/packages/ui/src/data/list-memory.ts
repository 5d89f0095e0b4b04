import type { ColumnChoice } from "./columns";

/** What a list remembers of a person beside the address; `useListAddress` of the platform makes one. */
export interface ListMemory {
  /** The columns that the person chose in this browser. */
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
}
