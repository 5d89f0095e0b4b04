/** Begins with a proper name, which keeps its capital. */
const PROPER = /^English/;

/** Someone's paper within a sentence: `Tamika Boyd's medical certificate`, `truck 119's IFTA license`. */
export function paperOf(owner: string, paper: string): string {
  const isWord = /^[A-Z][a-z]/.test(paper) && !PROPER.test(paper);
  return `${owner}'s ${isWord ? paper.charAt(0).toLowerCase() + paper.slice(1) : paper}`;
}
