/** Why a remote cannot be shown. */
export type RemoteProblemKind = "unreachable" | "slow" | "tampered" | "contract" | "malformed" | "chunk" | "crashed";

/** A remote's failure, in words for the person who wanted the page. */
export class RemoteProblem extends Error {
  override readonly name = "RemoteProblem";

  constructor(
    readonly kind: RemoteProblemKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const TITLES: Readonly<Record<RemoteProblemKind, string>> = {
  unreachable: "This part of the product cannot be reached",
  slow: "This part of the product is taking too long",
  tampered: "This part of the product was changed in transit",
  contract: "This part of the product does not fit this version",
  malformed: "This part of the product is not what was expected",
  chunk: "A piece of this page could not be loaded",
  crashed: "This page has stopped working",
};

export function titleOf(problem: RemoteProblem): string {
  return TITLES[problem.kind];
}

/** Any error a remote threw, classified by what can be done about it. */
export function toRemoteProblem(cause: unknown): RemoteProblem {
  if (cause instanceof RemoteProblem) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof Error && cause.name === "ChunkLoadError") {
    return new RemoteProblem(
      "chunk",
      "The server did not send it, or it does not match its published hash. Nothing was run from it.",
      { cause },
    );
  }
  return new RemoteProblem("crashed", message, { cause });
}

/** True for the reason of `timeoutAfter`. */
export function isTimeout(cause: unknown): boolean {
  return typeof cause === "object" && cause !== null && "name" in cause && cause.name === "TimeoutError";
}
