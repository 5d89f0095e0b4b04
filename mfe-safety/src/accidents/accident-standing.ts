import { counted } from "@haul/platform/records";
import { addDays, wallClock } from "@haul/ui/format";
import type { Accident } from "./accidents.queries";

type Facts = Pick<Accident, "fatality_count" | "injury_count" | "is_towed" | "is_recordable" | "is_test_required">;

const DIED = { one: "person died", many: "people died" };
const TREATED = { one: "person was treated away from the scene", many: "people were treated away from the scene" };
const listed = new Intl.ListFormat("en-US");

/** Why the accident belongs in the register or not, 49 CFR 390.5. */
export function recordableReason({ fatality_count, injury_count, is_towed, is_recordable }: Facts): string {
  if (!is_recordable) return "Nobody died or was treated away from the scene, and no vehicle was towed away.";
  const facts = [
    fatality_count > 0 && counted(fatality_count, DIED),
    injury_count > 0 && counted(injury_count, TREATED),
    is_towed && "a disabled vehicle was towed away",
  ].filter((fact) => fact !== false);
  return sentence(listed.format(facts));
}

/** Why the driver has to be tested for drugs and alcohol or not, 49 CFR 382.303(a) and (b). */
export function testReason({ fatality_count, injury_count, is_test_required, is_recordable }: Facts): string {
  if (!is_recordable) return "Only a recordable accident can require one.";
  if (!is_test_required)
    return "Nobody died, and the driver got no citation for a moving violation. If one follows within 32 hours of the accident, a test is required.";
  if (fatality_count > 0) return "Someone died, so the driver must be tested, cited or not.";
  return `The driver was cited, and ${injury_count > 0 ? "someone was treated away from the scene" : "a disabled vehicle was towed away"}.`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** A test and until when it may be made. */
export interface TestWindow {
  readonly name: string;
  readonly hours: number;
  /** When it ends, on the clock of the place. */
  readonly endsLocal: string;
  readonly isOver: boolean;
}

/** Where the day of the United States ends last. */
const LAST_ZONE = "Pacific/Honolulu";

/**
 * The windows of 49 CFR 382.303(d), 8 hours for alcohol and 32 for drugs. Without the accident's time each is the
 * latest that is possible: counted from the end of the day.
 */
export function testWindows(
  { happened_on, local_time = "24:00" }: Pick<Accident, "happened_on" | "local_time">,
  now: Date = new Date(),
): readonly TestWindow[] {
  const clock = wallClock(now, LAST_ZONE);
  const [hour = 0, minute = 0] = local_time.split(":").map(Number);
  const after = (hours: number) => {
    const day = addDays(happened_on, Math.floor((hour + hours) / 24));
    return `${day}T${two((hour + hours) % 24)}:${two(minute)}`;
  };
  return [
    { name: "Alcohol", hours: 8 },
    { name: "Drugs", hours: 32 },
  ].map((window) => ({ ...window, endsLocal: after(window.hours), isOver: clock >= after(window.hours) }));
}

const two = (number: number) => String(number).padStart(2, "0");
