/** The zones of the United States, as people call them. */
export const timeZoneOptions = [
  { value: "America/New_York", label: "Eastern" },
  { value: "America/Chicago", label: "Central" },
  { value: "America/Denver", label: "Mountain" },
  { value: "America/Phoenix", label: "Mountain, no daylight saving (Arizona)" },
  { value: "America/Los_Angeles", label: "Pacific" },
  { value: "America/Anchorage", label: "Alaska" },
  { value: "Pacific/Honolulu", label: "Hawaii" },
  { value: "America/Indiana/Indianapolis", label: "Eastern (Indiana)" },
  { value: "America/Detroit", label: "Eastern (Michigan)" },
  { value: "America/Boise", label: "Mountain (Idaho)" },
];

/** The zone as people call it; a rarer one by its own name. */
export const timeZoneWord = (zone: string) =>
  timeZoneOptions.find(({ value }) => value === zone)?.label ?? zone.replaceAll("_", " ");

/** These, and the one that a facility has although it is rarer, such as `America/Kentucky/Louisville`. */
export function timeZonesWith(zone: string) {
  return timeZoneOptions.some(({ value }) => value === zone)
    ? timeZoneOptions
    : [...timeZoneOptions, { value: zone, label: zone.replaceAll("_", " ") }];
}
