import { del, get, set } from "idb-keyval";

// The rate confirmation of a half-entered load stays in this browser, as `useFormDraft` keeps what was typed.
// Where there is no IndexedDB, or no room in it, the file lives as long as the page.

const keyOf = (userId: string) => `haul.draft.${userId}.load.rate_confirmation`;

/** Whether there is one, told at once: IndexedDB answers after the first paint, and then the page would jump. */
export function isFileKept(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return false;
  }
}

export async function keptFile(userId: string): Promise<File | null> {
  try {
    const kept: unknown = await get(keyOf(userId));
    return kept instanceof File ? kept : null;
  } catch {
    return null;
  }
}

export async function keepFile(userId: string, file: File): Promise<void> {
  try {
    localStorage.setItem(keyOf(userId), "kept");
    await set(keyOf(userId), file);
  } catch {
    // Otherwise the previous file would be restored in its place.
    await forgetFile(userId);
  }
}

export async function forgetFile(userId: string): Promise<void> {
  try {
    localStorage.removeItem(keyOf(userId));
    await del(keyOf(userId));
  } catch {
    // Nothing was stored, so there is nothing to delete.
  }
}
