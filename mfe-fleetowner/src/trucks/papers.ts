import type { OwnerTruck } from "../owner.types";

/** Papers are named this many days before they end, as the carrier's own pages do. */
const WARNING_DAYS = 30;
const DAY_MS = 86_400_000;

export type Paper = "registration" | "inspection" | "insurance";

export interface ExpiringPaper {
  truck: OwnerTruck;
  paper: Paper;
  day: string;
  isExpired: boolean;
}

/** The papers of the trucks that have ended or end within thirty days, the most urgent first. */
export function expiringPapers(trucks: readonly OwnerTruck[], now: Date = new Date()): ExpiringPaper[] {
  const today = now.toLocaleDateString("en-CA");
  const limit = new Date(Date.parse(`${today}T00:00:00Z`) + WARNING_DAYS * DAY_MS).toISOString().slice(0, 10);
  return trucks
    .flatMap((truck) =>
      papersOf(truck)
        .filter(([, day]) => day <= limit)
        .map(([paper, day]) => ({ truck, paper, day, isExpired: day < today })),
    )
    .sort((one, other) => one.day.localeCompare(other.day));
}

function papersOf(truck: OwnerTruck): [Paper, string][] {
  const papers: [Paper, string | undefined][] = [
    ["registration", truck.registration_expires_on],
    ["inspection", truck.annual_inspection_expires_on],
    ["insurance", truck.insurance_expires_on],
  ];
  return papers.filter((entry): entry is [Paper, string] => entry[1] !== undefined);
}
