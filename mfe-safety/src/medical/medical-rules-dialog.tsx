import { useCan } from "@haul/platform";
import { Modal, Stack, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { formatDate } from "@haul/ui/format";
import { labelOf, ToneBadge } from "@haul/ui/freight";
import { CERTIFICATE_ROUTES } from "../words";
import classes from "../papers/papers.module.css";
import { MedicalRulesForm } from "./medical-rules-form";
import { stateName } from "./medical-values";
import { useMedicalRules, type MedicalRules } from "./medical.queries";

/** How each state receives the medical certificates of CDL drivers, and which notices the company has added. */
export function MedicalRulesDialog({ onClose }: { onClose: () => void }) {
  const query = useMedicalRules();
  const mayWrite = useCan("drivers:write");
  return (
    <Modal opened onClose={onClose} size="lg" title="Medical certificates by state">
      <QueryStates query={query}>
        {(rules) => (
          <Stack>
            <Standing rules={rules} />
            {mayWrite && <MedicalRulesForm rules={rules} onDone={onClose} />}
          </Stack>
        )}
      </QueryStates>
    </Modal>
  );
}

function Standing({ rules: { states, paper } }: { rules: MedicalRules }) {
  const told = states.filter(({ route, is_own }) => route === "paper" || is_own);
  return (
    <div>
      <Text>
        {paper.days === undefined
          ? "A certificate alone isn’t proof; the state’s record is."
          : `A certificate counts for ${paper.days} days after its issue, until the state’s record shows it.`}
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        In effect {sinceAndSource(paper)}
      </Text>
      <ul className={classes["papers"]} aria-label="States">
        {told.map((one) => (
          <li key={one.state} className={classes["paper"]}>
            <div>
              <Text fw={600}>{stateName(one.state)}</Text>
              <Text size="sm" c="dimmed">
                {labelOf(CERTIFICATE_ROUTES, one.route)} {sinceAndSource(one)}
              </Text>
            </div>
            {one.is_own && (
              <div className={classes["state"]}>
                <ToneBadge tone="neutral">Added by us</ToneBadge>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Text size="sm" mt="xs">
        {told.length === 0 ? "All states" : `The other ${states.length - told.length} states`} receive certificates
        electronically.
      </Text>
    </div>
  );
}

const sinceAndSource = ({ since, source }: { since: string; source: string }) =>
  `since ${formatDate(since)} · ${source}`;
