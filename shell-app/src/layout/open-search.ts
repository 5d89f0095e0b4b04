import { atom } from "jotai";

/** Opens the search over everything, where the top bar has it; pages without the bar have none. */
export const openSearchAtom = atom<{ readonly open: () => void } | null>(null);
