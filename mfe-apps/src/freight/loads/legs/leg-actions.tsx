import { useState } from "react";
import { useCan, useIsChanging } from "@haul/platform";
import { Button, Group, confirm, toast, useIsPhone } from "@haul/ui/core";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import { AssignDialog } from "./assign-dialog";
import {
  useAcknowledgeLoad,
  useDispatchLoad,
  useJoinLegs,
  useStartLoad,
  useUnassignLoad,
  type Leg,
  type LegAction,
  type Load,
} from "../loads.queries";

interface LegActionsProps {
  load: Load;
  leg: Leg;
  /** The page has its primary button elsewhere. */
  isSecondary?: boolean;
  onDone?: () => void;
}

/** What can be done with one leg as it stands. */
export function LegActions({ load, leg, isSecondary = false, onDone }: LegActionsProps) {
  const mayWrite = useCan("loads:write");
  const [isAssigning, setIsAssigning] = useState(false);
  const [dispatch, start, unassign] = [useDispatchLoad(), useStartLoad(), useUnassignLoad()];
  const [acknowledge, join] = [useAcknowledgeLoad(), useJoinLegs()];
  // What is done next builds on the answer to what was done before.
  const look = { size: useIsPhone() ? "sm" : "xs", disabled: useIsChanging(load.id) };
  const main = isSecondary ? "default" : "filled";
  if (!mayWrite) return null;

  const may = (action: LegAction) => leg.allowed_actions.includes(action);
  const params = { path: { load_id: load.id } };
  const step = { params, body: { version: load.version, leg_id: leg.id } };
  const answers = { onSuccess: () => onDone?.(), onError: (error: unknown) => toast.error(error) };
  const answer = (is_accepted: boolean) => acknowledge.mutate({ params, body: { ...step.body, is_accepted } }, answers);
  const sendOut = () =>
    acceptingCredit("dispatch", (accepts_credit_risk) =>
      dispatch.mutateAsync({ params, body: { ...step.body, accepts_credit_risk } }),
    ).then((sent) => sent && onDone?.(), answers.onError);
  const joinLegs = async () => {
    const agreed = await confirm({
      title: `Join legs ${leg.sequence} and ${leg.sequence + 1} of load ${load.number}?`,
      body: "The first leg's crew drives on to the end. A relay point between the legs is removed.",
      action: "Join legs",
    });
    if (agreed) join.mutate(step, answers);
  };

  return (
    <Group gap="xs">
      {may("assign") && (
        <Button {...look} variant={leg.driver ? "default" : main} onClick={() => setIsAssigning(true)}>
          {leg.driver ? "Change assignment" : "Assign"}
        </Button>
      )}
      {may("dispatch") && (
        <Button {...look} variant={main} loading={dispatch.isPending} onClick={() => void sendOut()}>
          Dispatch
        </Button>
      )}
      {may("acknowledge") && leg.acknowledgement !== "accepted" && (
        <Button {...look} variant="default" onClick={() => answer(true)}>
          Driver accepted
        </Button>
      )}
      {may("acknowledge") && leg.acknowledgement !== "declined" && (
        <Button {...look} variant="default" onClick={() => answer(false)}>
          Driver declined
        </Button>
      )}
      {may("start") && (
        <Button {...look} variant="default" loading={start.isPending} onClick={() => start.mutate(step, answers)}>
          {leg.sequence === 1 ? "En route to pickup" : "En route to relay"}
        </Button>
      )}
      {may("unassign") && (
        <Button {...look} variant="default" onClick={() => unassign.mutate(step, answers)}>
          Unassign
        </Button>
      )}
      {may("join") && (
        <Button {...look} variant="default" onClick={() => void joinLegs()}>
          Join with leg {leg.sequence + 1}
        </Button>
      )}
      {isAssigning && <AssignDialog load={load} leg={leg} onClose={() => setIsAssigning(false)} />}
    </Group>
  );
}
