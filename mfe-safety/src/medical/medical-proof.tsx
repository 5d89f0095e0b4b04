import { useState } from "react";
import { Alert, Anchor, Text } from "@haul/ui/core";
import { formatDate } from "@haul/ui/format";
import { labelOf } from "@haul/ui/freight";
import { IconInfoCircle } from "@haul/ui/icons";
import type { Checklist } from "../papers/papers.queries";
import { CERTIFICATE_ROUTES } from "../words";
import { MedicalRulesDialog } from "./medical-rules-dialog";
import { stateName } from "./medical-values";

/** What proves a driver's medical certification: that depends on the state that licensed the driver. */
export function MedicalProof({ proof }: { proof: Checklist["medical_proof"] }) {
  const [showsRules, setShowsRules] = useState(false);
  if (!proof) return null;
  const { state, route, paper_through, needed, source } = proof;
  return (
    <Alert
      color="gray"
      icon={<IconInfoCircle size={16} aria-hidden />}
      title={`${stateName(state)} receives medical certificates ${labelOf(CERTIFICATE_ROUTES, route).toLowerCase()}`}
      role="note"
    >
      <Text size="sm">
        {needed}
        {paper_through !== undefined && ` The one on file counts through ${formatDate(paper_through)}.`}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        {source}
      </Text>
      <Anchor component="button" type="button" size="sm" mt={4} onClick={() => setShowsRules(true)}>
        Medical certificates by state
      </Anchor>
      {showsRules && <MedicalRulesDialog onClose={() => setShowsRules(false)} />}
    </Alert>
  );
}
