import { toast } from "@haul/ui/core";
import { acceptingCredit } from "../../../partners/credit/accept-credit";
import {
  useBookLoad,
  useDispatchLoad,
  useReleaseLoad,
  useRepairLoad,
  useResubmitLoad,
  useStartLoad,
  type Load,
} from "../loads.queries";
import type { Verb } from "./load-steps";

interface LoadVerbs {
  readonly run: (verb: Verb) => void;
  readonly isPending: boolean;
}

/** Takes a step with the version that was looked at; a refusal is said in a toast. */
export function useLoadVerbs(load: Load): LoadVerbs {
  const [book, dispatch] = [useBookLoad(), useDispatchLoad()];
  const plain = {
    start: useStartLoad(),
    release: useReleaseLoad(),
    repair: useRepairLoad(),
    resubmit: useResubmitLoad(),
  };
  const target = { params: { path: { load_id: load.id } }, body: { version: load.version } };
  const refused = (error: unknown) => toast.error(error);

  const sell = (sale: "book" | "dispatch", { mutateAsync }: typeof book | typeof dispatch) =>
    acceptingCredit(sale, (accepts_credit_risk) =>
      mutateAsync({ ...target, body: { ...target.body, accepts_credit_risk } }),
    ).catch(refused);

  return {
    isPending: [book, dispatch, ...Object.values(plain)].some((mutation) => mutation.isPending),
    run: (verb) => {
      if (verb === "book") void sell(verb, book);
      else if (verb === "dispatch") void sell(verb, dispatch);
      else plain[verb].mutate(target, { onError: refused });
    },
  };
}
