const NAME = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

export const MONTHS: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  NAME.format(new Date(Date.UTC(2026, month, 1))),
);
