import { PaperButton } from "../../shared/paper-button";
import { useOpenCaseFile, type Detention } from "./detention.queries";

/** The evidence for a claim as a document for the customer; it is attached to the invoice automatically. */
export function CaseFile({ detention }: { detention: Detention }) {
  const open = useOpenCaseFile();
  return (
    <PaperButton
      label="Case file"
      title={`Detention case file for load ${detention.load.number}`}
      waiting="Preparing the case file"
      onOpen={() => open.mutate({ params: { path: { detention_id: detention.id } }, body: { is_inline: true } })}
      paper={open}
    />
  );
}
