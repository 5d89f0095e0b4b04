import { safeNext, useSearchParams } from "@haul/platform";

/** Where to go after signing in: the same-origin path of `next`, or the start page. */
export function useNextPath(): string {
  const [search] = useSearchParams();
  return safeNext(search.get("next")) ?? "/";
}
