import { ActionIcon, Button } from "@haul/ui/core";
import { IconX } from "@haul/ui/icons";
import type { MoveNote } from "./use-board-moves";
import classes from "./move-note.module.css";

/** What the last move came to. It floats over the page's end, so that the board stays where it is. */
export function Note({ note, onDismiss }: { note: MoveNote; onDismiss: () => void }) {
  return (
    <div className={classes.note} data-tone={note.tone} role={note.tone === "refused" ? "alert" : "status"}>
      <span>{note.text}</span>
      {note.undo && (
        <Button variant="default" onClick={note.undo}>
          Undo
        </Button>
      )}
      <ActionIcon className={classes.dismiss} aria-label="Dismiss" onClick={onDismiss}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}
