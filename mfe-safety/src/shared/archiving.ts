interface Busy {
  readonly current_load?: { readonly number: string } | undefined;
}

/** What the question before archiving a driver or unit says: the load that it is on comes first. */
export function archivingWords(kind: string, name: string, busy: Busy | undefined): string {
  const load = busy?.current_load;
  const underWay = load ? `${name} is on load ${load.number}. ` : "";
  return `${underWay}The ${kind} will no longer be offered for loads. The history is kept, and the ${kind} can be restored at any time.`;
}
