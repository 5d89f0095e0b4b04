import { useState, type DragEvent } from "react";

interface FileDrop {
  /** Files are held over the element. */
  readonly isOver: boolean;
  /** For the element that takes files. */
  readonly target: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** Takes files that are dropped on an element, besides a button that chooses them. */
export function useFileDrop(onFiles: (files: File[]) => void): FileDrop {
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!takes(event)) return;
    event.preventDefault();
    setIsOver(true);
  };
  return {
    isOver,
    target: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop: (event) => {
        if (!takes(event)) return;
        // Otherwise the browser leaves the page and opens the file.
        event.preventDefault();
        setIsOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files);
      },
    },
  };
}

/** Files, not dragged text, that no element inside takes. React also tells of its dialogs, which lie over the element. */
const takes = (event: DragEvent) =>
  event.dataTransfer.types.includes("Files") &&
  !event.isDefaultPrevented() &&
  event.target instanceof Node &&
  event.currentTarget.contains(event.target);
