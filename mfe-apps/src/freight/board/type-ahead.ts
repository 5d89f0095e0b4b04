/** Letters that come later than this begin a new name. */
export const PAUSE_MS = 700;

/**
 * Finds names as they are typed: each letter goes on from the letters before it, until there is a pause.
 * Any word of a name may begin with them, so drivers are found by first and last name, trucks by number.
 */
export function typeAhead(names: readonly string[]) {
  const words = names.map((name) => folded(name).split(/[\s-]+/));
  let typed = "";
  let lastAt = -Infinity;
  /** Takes a letter and when it was pressed, in milliseconds. The index is -1 where no name begins with the letters. */
  return (letter: string, at: number): { index: number; typed: string } => {
    typed = at - lastAt > PAUSE_MS ? letter : typed + letter;
    lastAt = at;
    const wanted = folded(typed);
    return { index: words.findIndex((of) => of.some((word) => word.startsWith(wanted))), typed };
  };
}

/** Without case and accents: "pena" finds Peña. */
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
