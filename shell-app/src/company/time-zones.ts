/** The zones in which carriers of the United States and Canada work, west to east. */
export const TIME_ZONES = [
  { value: "Pacific/Honolulu", label: "Hawaii (Honolulu)" },
  { value: "America/Anchorage", label: "Alaska (Anchorage)" },
  { value: "America/Los_Angeles", label: "Pacific (Los Angeles)" },
  { value: "America/Phoenix", label: "Arizona (Phoenix)" },
  { value: "America/Denver", label: "Mountain (Denver)" },
  { value: "America/Chicago", label: "Central (Chicago)" },
  { value: "America/New_York", label: "Eastern (New York)" },
  { value: "America/Halifax", label: "Atlantic (Halifax)" },
] as const;

/** The choices of a field; a zone that is not among them stays choosable. */
export function timeZoneOptions(current: string): { value: string; label: string }[] {
  const isListed = TIME_ZONES.some(({ value }) => value === current);
  return [...TIME_ZONES, ...(isListed || current === "" ? [] : [{ value: current, label: current }])];
}

export function timeZoneLabel(zone: string): string {
  return TIME_ZONES.find(({ value }) => value === zone)?.label ?? zone;
}
