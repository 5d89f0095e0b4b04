import { atom, getDefaultStore } from "jotai";
import { authReducer, initialAuthState, type AuthAction, type AuthState } from "./auth-state";
import { readStoredUser } from "./stored-user";

const stateAtom = atom<AuthState>(initialAuthState(readStoredUser()));

/** The signed-in person and the auth request under way. Written by actions only. */
export const authAtom = atom(
  (get) => get(stateAtom),
  (get, set, action: AuthAction) => set(stateAtom, authReducer(get(stateAtom), action)),
);

/** The signed-in person, or null. */
export const storedUserAtom = atom((get) => get(stateAtom).user);

/** Sends an action from outside React, such as from the token manager's listener. */
export function dispatchAuth(action: AuthAction): void {
  getDefaultStore().set(authAtom, action);
}
