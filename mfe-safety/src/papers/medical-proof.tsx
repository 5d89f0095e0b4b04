import { Alert, Text } from "@haul/ui/core";
import { formatDate } from "@haul/ui/format";
import { IconInfoCircle } from "@haul/ui/icons";
import { CERTIFICATE_ROUTES } from "../words";
import type { Checklist } from "./papers.queries";

/** What proves a driver's medical certification: that depends on the state that licensed the driver. */
export function MedicalProof({ proof }: { proof: Checklist["medical_proof"] }) {
  if (!proof) return null;
  const { state, route, paper_through, needed, source } = proof;
  return (
    <Alert
      color="gray"
      icon={<IconInfoCircle size={16} aria-hidden />}
      title={`${state} receives medical certificates ${CERTIFICATE_ROUTES[route]}`}
      role="note"
    >
      <Text size="sm">
        {needed}
        {paper_through !== undefined && ` The one on file counts through ${formatDate(paper_through)}.`}
      </Text>
      <Text size="xs" c="dimmed">
        {source}
      </Text>
    </Alert>
  );
}
