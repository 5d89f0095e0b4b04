import { PaperButton } from "../../shared/paper-button";
import { useOpenCaseFile, type Detention } from "./detention.queries";

/** What speaks for a claim as a paper for the customer; it goes along with the invoice by itself. */
export function CaseFile({ detention }: { detention: Detention }) {
  const open = useOpenCaseFile();
  return (
    <PaperButton
      label="Case file"
      title={`Detention case file of load ${detention.load.number}`}
      waiting="Setting the case file"
      onOpen={() => open.mutate({ params: { path: { detention_id: detention.id } }, body: { is_inline: true } })}
      paper={open}
    />
  );
}
