import { useState } from "react";
import { useApiQuery, useCan } from "@haul/platform";
import { counted } from "@haul/platform/records";
import { Anchor, Button, Group, Modal, Text, UiLink } from "@haul/ui/core";
import { Panel, QueryStates } from "@haul/ui/data";
import { labelOf, StatusBadge } from "@haul/ui/freight";
import { IconScale } from "@haul/ui/icons";
import classes from "../shared/lines.module.css";
import { CHALLENGE, CHALLENGE_REASONS, CHALLENGE_STATUSES } from "../words";
import { ChallengeForm, type Challenged } from "./challenge-form";
import type { Challenge } from "./challenges.queries";

const AT = "/apps/safety/carriers?tab=challenges&data_q_challenge=";

/** As many as anyone files about one record. */
const MOST = 50;

/** The challenges of an inspection or accident; none for those who may not see any. */
export function useChallengesOf({ subject, id }: Pick<Challenged, "subject" | "id">) {
  const enabled = useCan("data_q_challenges:read");
  const of = subject === "inspection" ? { roadside_inspection_id: id } : { accident_id: id };
  return useApiQuery("/api/data_q_challenges", { params: { query: { ...of, limit: MOST } } }, { enabled });
}

/** What was challenged about an inspection or accident, and the way to challenge it. */
export function ChallengePanel({ challenged }: { challenged: Challenged }) {
  const mayRead = useCan("data_q_challenges:read");
  const mayWrite = useCan("data_q_challenges:write");
  const query = useChallengesOf(challenged);
  const [isAdding, setIsAdding] = useState(false);
  if (!mayRead) return null;
  const count = query.data?.total_count ?? 0;
  return (
    <Panel
      title={count > 0 ? `DataQs (${count})` : "DataQs"}
      action={
        mayWrite && (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconScale size={14} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            Challenge
          </Button>
        )
      }
    >
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">Not challenged.</Text>
          ) : (
            <ul className={classes["lines"]} aria-label={counted(items.length, CHALLENGE)}>
              {items.map((challenge) => (
                <Line key={challenge.id} challenge={challenge} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {isAdding && (
        <Modal opened onClose={() => setIsAdding(false)} title={`Add ${CHALLENGE.one}`} size="lg">
          <ChallengeForm challenged={challenged} onDone={() => setIsAdding(false)} />
        </Modal>
      )}
    </Panel>
  );
}

function Line({ challenge: { id, reason, violation_codes, status } }: { challenge: Challenge }) {
  return (
    <li className={classes["line"]}>
      <Anchor component={UiLink} href={AT + id}>
        {[labelOf(CHALLENGE_REASONS, reason), ...violation_codes].join(" · ")}
      </Anchor>
      <Group gap={4}>
        <StatusBadge kind={CHALLENGE_STATUSES} status={status} />
      </Group>
    </li>
  );
}
