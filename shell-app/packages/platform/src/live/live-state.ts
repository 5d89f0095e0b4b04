import { atom } from "jotai";

/**
 * Whether screens hear what colleagues change.
 *
 * ```text
 * connecting ─► live ◄─► lost
 * ```
 */
export type LiveState = "connecting" | "live" | "lost";

/** Written by the shell, which holds the one connection of this browser. */
export const liveStateAtom = atom<LiveState>("connecting");
