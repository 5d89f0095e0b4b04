/** Between two facts. Where a line breaks, it ends the first one. */
export const DOT = "\u00a0· ";
