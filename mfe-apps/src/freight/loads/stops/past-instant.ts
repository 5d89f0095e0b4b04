import { instantsOf } from "@haul/ui/freight";

/**
 * The moment that a clock on the wall of a place meant, of something that has happened; none where the clocks skip it.
 * In the hour that an autumn change repeats it is the later of the two that is past.
 */
export function pastInstant(local: string, zone: string): Date | undefined {
  const instants = instantsOf(local, zone);
  return instants.filter((one) => one.getTime() <= Date.now()).at(-1) ?? instants[0];
}
