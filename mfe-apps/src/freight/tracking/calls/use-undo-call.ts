import { toast } from "@haul/ui/core";
import { callName } from "../tracking-words";
import { useVoidCheckCall, type CheckCall } from "../tracking.queries";

/** Says that a call was logged with one press, and offers to take it back. It stays on record, crossed out. */
export function useUndoCall() {
  const voidCall = useVoidCheckCall();
  const undo = ({ id, load_id }: CheckCall) =>
    voidCall
      .mutateAsync({
        params: { path: { load_id, check_call_id: id } },
        body: { reason: "Undone right after it was logged" },
      })
      .then(
        () => toast.info("The check call is voided."),
        (error: unknown) => toast.error(error),
      );
  return (call: CheckCall, loadNumber: string) =>
    toast.success(`Check call for load ${loadNumber} logged at ${callName(call)}.`, {
      action: { label: "Undo", onClick: () => void undo(call) },
    });
}
