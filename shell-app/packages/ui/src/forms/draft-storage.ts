/** Where this browser keeps a draft. */
export interface DraftPlace {
  /** The form: `load`. */
  name: string;
  /** Whose it is: people who share a browser do not see each other's. */
  userId: string;
}

export const draftKey = ({ name, userId }: DraftPlace) => `haul.draft.${userId}.${name}`;

/** The draft as far as it still fits the form; what no longer does is as good as none. */
export function readDraft<Values>(place: DraftPlace, parse: (stored: unknown) => Values | null): Values | null {
  try {
    const text = localStorage.getItem(draftKey(place));
    return text === null ? null : parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function writeDraft(place: DraftPlace, values: unknown): void {
  try {
    localStorage.setItem(draftKey(place), JSON.stringify(values));
  } catch {
    // Private windows and full disks: what was typed lives as long as the page.
  }
}

export function dropDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(draftKey(place));
  } catch {
    // Nothing was stored, so nothing is left behind.
  }
}
