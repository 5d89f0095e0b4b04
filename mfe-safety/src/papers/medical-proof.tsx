import { Alert, stateOptions, Text } from "@haul/ui/core";
import { formatDate } from "@haul/ui/format";
import { IconInfoCircle } from "@haul/ui/icons";
import { CERTIFICATE_ROUTES } from "../words";
import type { Checklist } from "./papers.queries";

/** `Missouri` of `MO`. */
const nameOf = (state: string) => stateOptions.find(({ value }) => value === state)?.label.split(" · ")[1] ?? state;

/** What proves a driver's medical certification: that depends on the state that licensed the driver. */
export function MedicalProof({ proof }: { proof: Checklist["medical_proof"] }) {
  if (!proof) return null;
  const { state, route, paper_through, needed, source } = proof;
  return (
    <Alert
      color="gray"
      icon={<IconInfoCircle size={16} aria-hidden />}
      title={`${nameOf(state)} receives medical certificates ${CERTIFICATE_ROUTES[route]}`}
      role="note"
    >
      <Text size="sm">
        {needed}
        {paper_through !== undefined && ` The one on file counts through ${formatDate(paper_through)}.`}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        {source}
      </Text>
    </Alert>
  );
}
