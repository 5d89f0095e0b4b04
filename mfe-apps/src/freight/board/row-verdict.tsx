import { IconAlertTriangle, IconBan, IconCircleCheck } from "@haul/ui/icons";
import { DeadheadLine } from "../loads/legs/deadhead-line";
import { useCheck, type BoardLeg, type BoardRow } from "./board.queries";
import { crewFor } from "./use-board-moves";
import classes from "./board.module.css";

/** What the gate would say if the card were dropped here. Asked for the row below the card, remembered for the others. */
export function RowVerdict({ leg, row, isOver }: { leg: BoardLeg; row: BoardRow; isOver: boolean }) {
  const { data, isFetching, isError } = useCheck(leg, crewFor(leg, row), isOver);
  if (!data) {
    if (isOver && isError) return <span className={classes.verdict}>Could not be checked</span>;
    return isOver && isFetching ? <span className={classes.verdict}>Checking…</span> : null;
  }
  const blocking = data.verdicts.filter(({ is_blocking }) => is_blocking);
  const shown = blocking.length > 0 ? blocking : data.verdicts;
  const [Glyph, tone, word] =
    blocking.length > 0
      ? ([IconBan, "bad", "Not allowed"] as const)
      : shown.length > 0
        ? ([IconAlertTriangle, "attention", "Check first"] as const)
        : ([IconCircleCheck, "good", "Fits"] as const);
  return (
    <span className={classes.verdict} data-tone={tone} data-short={!isOver || undefined}>
      <strong>
        <Glyph size={14} aria-hidden /> {word}
      </strong>
      {shown.map(({ subject, code, message }) => (
        <span key={`${subject}.${code}`}>{message}</span>
      ))}
      {isOver && data.deadhead && <DeadheadLine deadhead={data.deadhead} />}
    </span>
  );
}
