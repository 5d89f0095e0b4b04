import { atom, getDefaultStore, useAtomValue } from "jotai";
import { clearOwnerSession, readOwnerSession, writeOwnerSession, type OwnerSession } from "@haul/platform";

const sessionAtom = atom<OwnerSession | null>(readOwnerSession());
const store = getDefaultStore();

/** The fleet owner's session; the staff's is another one and is never used here. */
export function useOwner(): OwnerSession | null {
  return useAtomValue(sessionAtom);
}

export function enterPortal(session: OwnerSession): void {
  writeOwnerSession(session);
  store.set(sessionAtom, session);
}

export function leavePortal(): void {
  clearOwnerSession();
  store.set(sessionAtom, null);
}
