import { Ltr } from "../core/ltr";
import {
  IconArrowNarrowRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconContainer,
  IconTemperatureSnow,
  IconTruck,
} from "../icons";
import { formatMiles, formatNumber, formatTemperature, formatWeight } from "../format/measures";
import { formatMoney } from "../format/money";
import { daysUntil, formatDate, formatRelative, formatStopTime, formatStopWindow } from "../format/time";
import { codeWord } from "./codes";
import { ToneBadge } from "./status-badge";
import classes from "./freight.module.css";

/** An amount of whole cents. */
export function Money({ cents, currency = "USD" }: { cents: number; currency?: string }) {
  return <span className={classes.figure}>{formatMoney(cents, currency)}</span>;
}

/** The rate of a mile, an hour or a hundredweight, to the cent; the API sends it as decimal text. */
export function Rate({ rate, unit, currency = "USD" }: { rate: number | string; unit?: string; currency?: string }) {
  return (
    <span className={classes.figure}>
      {formatMoney(Math.round(Number(rate) * 100), currency)}
      {unit && `/${unit}`}
    </span>
  );
}

/** Miles; under a header that names the unit, without it. */
export function Miles({ miles, hasUnit = true }: { miles: number | string; hasUnit?: boolean }) {
  const value = Number(miles);
  return <span className={classes.figure}>{hasUnit ? formatMiles(value) : formatNumber(value)}</span>;
}

/** Pounds; under a header that names the unit, without it. */
export function Weight({ pounds, hasUnit = true }: { pounds: number; hasUnit?: boolean }) {
  return <span className={classes.figure}>{hasUnit ? formatWeight(pounds) : formatNumber(pounds)}</span>;
}

/** An instant at a stop: in the stop's zone, or else the reader's, with its abbreviation; how far away it is, on hover. */
export function StopTime({ at, zone }: { at: string; zone?: string | undefined }) {
  return (
    <time className={classes.figure} dateTime={at} title={formatRelative(at)}>
      {formatStopTime(at, zone)}
    </time>
  );
}

/** A window at a stop, in the stop's zone, or else the reader's. */
export function StopWindow({ from, to, zone }: { from: string; to: string; zone?: string | undefined }) {
  return (
    <time className={classes.figure} dateTime={from} title={formatRelative(from)}>
      {formatStopWindow(from, to, zone)}
    </time>
  );
}

/** `5 minutes ago`; the absolute time, in the reader's zone unless another is given, on hover. */
export function RelativeTime({ at, zone }: { at: string; zone?: string | undefined }) {
  return (
    <time dateTime={at} title={formatStopTime(at, zone)}>
      {formatRelative(at)}
    </time>
  );
}

/** A calendar day. */
export function Day({ on }: { on: string }) {
  return (
    <time className={classes.figure} dateTime={on}>
      {formatDate(on)}
    </time>
  );
}

/** A place of a load, as far as a lane needs it. */
export interface LanePlace {
  city: string;
  state: string;
}

/** An end of a lane: a place, or a whole state. */
type LaneEnd = LanePlace | { state: string };

const endName = (end: LaneEnd) => ("city" in end ? `${end.city}, ${end.state}` : end.state);

/** `Joliet, IL to Dallas, TX`: a lane in a name, a tooltip or a sentence. */
export const laneWords = (origin: LaneEnd, destination: LaneEnd) => `${endName(origin)} to ${endName(destination)}`;

interface LaneLabelProps {
  origin: LaneEnd;
  destination: LaneEnd;
  /** One line of text, which a narrow place may cut. */
  isLine?: boolean;
  /** What the arrow says, in the page's language. */
  arrow?: string;
}

/** `Joliet, IL → Dallas, TX`; a mirrored page mirrors the way, not the names. */
export function LaneLabel({ origin, destination, isLine = false, arrow = "to" }: LaneLabelProps) {
  const to = <IconArrowNarrowRight size={14} role="img" aria-label={arrow} />;
  if (isLine) {
    return (
      <span className={classes.laneLine}>
        <Ltr>{endName(origin)}</Ltr> {to} <Ltr>{endName(destination)}</Ltr>
      </span>
    );
  }
  return (
    <span className={classes.lane}>
      <span className={classes.place}>
        <Ltr>{endName(origin)}</Ltr>
      </span>{" "}
      <span className={classes.place}>
        {to} <Ltr>{endName(destination)}</Ltr>
      </span>
    </span>
  );
}

/** Equipment, with the set point of a reefer. */
export function EquipmentLabel({
  equipment,
  temperatureFahrenheit,
}: {
  equipment: string;
  temperatureFahrenheit?: number | undefined;
}) {
  const Glyph =
    equipment === "reefer"
      ? IconTemperatureSnow
      : equipment === "power_only" || equipment === "hotshot"
        ? IconTruck
        : IconContainer;
  return (
    <span className={classes.withIcon}>
      <Glyph size={14} aria-hidden />
      {codeWord("equipment", equipment)}
      {temperatureFahrenheit !== undefined && ` ${formatTemperature(temperatureFahrenheit)}`}
    </span>
  );
}

interface PaperPresenceProps {
  name: string;
  isPresent: boolean;
  /** `false` before the paper can exist, such as a proof of delivery before delivery: then it is not missing. */
  isDue?: boolean;
}

/** Whether a paper is there: icon and words. */
export function PaperPresence({ name, isPresent, isDue = true }: PaperPresenceProps) {
  const [Glyph, word] = isPresent
    ? [IconCircleCheck, "present"]
    : isDue
      ? [IconCircleX, "missing"]
      : [IconCircleDashed, "to come"];
  return (
    <span className={classes.paper} data-present={isPresent || undefined} data-awaited={!isDue || undefined}>
      <Glyph size={14} aria-hidden />
      {name} {word}
    </span>
  );
}

/** Days of warning before a paper expires. */
const EXPIRING_WITHIN_DAYS = 30;

/** A paper's last day: valid, expiring, expired or not on file. */
export function ExpiryBadge({ on, now = new Date() }: { on: string | null | undefined; now?: Date }) {
  if (!on) return <ToneBadge tone="neutral">Not on file</ToneBadge>;
  const days = daysUntil(on, now);
  if (days < 0)
    return (
      <ToneBadge tone="bad" icon={IconCircleX} title={`${-days} days ago`}>{`Expired ${formatDate(on)}`}</ToneBadge>
    );
  if (days <= EXPIRING_WITHIN_DAYS) {
    return (
      <ToneBadge tone="attention" title={`Expires ${formatDate(on)}`}>
        {days === 0 ? "Expires today" : `Expires in ${days} ${days === 1 ? "day" : "days"}`}
      </ToneBadge>
    );
  }
  return <Day on={on} />;
}
