import { ApiError } from "@haul/platform";
import { wallClock } from "@haul/ui/freight";
import { pastInstant } from "../stops/past-instant";
import type { MissingTime, StopTimes } from "./times.queries";

/** A missing time as a form keeps it. */
export interface TimeValue extends Record<string, unknown> {
  /** On the wall clock of the stop; the server's complaints name the field so. */
  occurred_at: string | null;
  /** The person confirms that the known time is right. */
  is_right: boolean;
}

/** The clock of the time that is there, if there is one. */
export const knownClock = ({ occurred_at, time_zone }: MissingTime) =>
  occurred_at === undefined ? null : wallClock(occurred_at, time_zone);

export const timeValue = (time: MissingTime): TimeValue => ({ occurred_at: knownClock(time), is_right: false });

/** A time to send, and the row of the form that it comes from. */
export interface SentTime {
  readonly row: number;
  readonly time: StopTimes["times"][number];
}

/** What the form sends: entered times, and confirmed ones. Empty rows and unconfirmed times stay as they are. */
export function sentTimes(items: readonly MissingTime[], values: readonly TimeValue[]): SentTime[] {
  return items.flatMap((item, row) => {
    const { occurred_at: local = null, is_right = false } = values[row] ?? {};
    if (local === null) return [];
    const isKnown = local === knownClock(item);
    if (isKnown && !is_right) return [];
    // To confirm a time is to repeat it to the second, which the clock does not show.
    const occurred_at = isKnown ? item.occurred_at : pastInstant(local, item.time_zone)?.toISOString();
    if (occurred_at === undefined) return [];
    return [{ row, time: { load_id: item.load.id, stop_id: item.stop_id, kind: item.kind, occurred_at } }];
  });
}

/** The server counts the times that were sent; the form has a row for those that were not, too. */
export function complaintAtRows(error: unknown, sent: readonly SentTime[]): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, requestId } = error;
  const fields = error.fields.map(({ path, message }) => ({
    path: path.replace(/^times\.(\d+)\./, (whole, index) => {
      const row = sent[Number(index)]?.row;
      return row === undefined ? whole : `times.${row}.`;
    }),
    message,
  }));
  return new ApiError({ status, code, message, requestId, fields, cause: error });
}
