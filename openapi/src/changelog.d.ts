export interface Release {
  readonly version: string;
  /** Day of the release, such as `2026-11-25`. */
  readonly date: string;
  /** Markdown, as are the items of `changes`. */
  readonly summary: string;
  readonly changes: readonly {
    readonly kind: "Added" | "Changed" | "Deprecated" | "Removed" | "Fixed";
    readonly items: readonly string[];
  }[];
}

/** The releases in a changelog's Markdown, the newest first. It throws at a line that it can't read. */
export function releasesOf(markdown: string): readonly Release[];
