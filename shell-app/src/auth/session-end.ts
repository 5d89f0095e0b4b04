import { atom } from "jotai";
import type { SessionEnd } from "@haul/platform";

/** Why the last session ended by itself; the sign-in page says it. */
export const sessionEndAtom = atom<SessionEnd | null>(null);
