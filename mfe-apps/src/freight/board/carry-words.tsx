import { HINT_ID } from "./board-card";
import type { BoardLeg } from "./board.queries";
import type { Drag } from "./use-drag";
import classes from "./board.module.css";

export interface CarryWordsProps {
  drag: Drag<BoardLeg> | null;
  /** The name of what the card is over. */
  over: string | undefined;
}

/** How cards are moved by keyboard, and where the lifted one is: for screen readers, and for eyes while it is lifted. */
export function CarryWords({ drag, over }: CarryWordsProps) {
  const missed = drag?.missed === undefined ? "" : `No name begins with “${drag.missed}”. `;
  return (
    <>
      <p id={HINT_ID} hidden>
        Press Space to lift the card, arrow keys or the first letters of a name to choose where it goes, Enter to drop
        it, Escape to put it back.
      </p>
      <p role="status" className={classes.spoken}>
        {over === undefined ? "" : `${missed}Load ${drag?.item.number} over ${over}`}
      </p>
      {drag?.by === "keyboard" && (
        <p className={classes.keys} aria-hidden>
          {missed || "Choose with the arrow keys or type a name."} <kbd>Enter</kbd> drops the card, <kbd>Esc</kbd> puts
          it back.
        </p>
      )}
    </>
  );
}
