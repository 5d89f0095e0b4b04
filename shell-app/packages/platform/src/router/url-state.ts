import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

/** How one value is written in the URL's search. */
export interface UrlCodec<T> {
  /** The value of a parameter; a parameter that is missing or senseless gives the default. */
  readonly parse: (text: string | null) => T;
  /** The parameter for a value, or null to leave it out: defaults stay out of the URL. */
  readonly format: (value: T) => string | null;
}

/** Any text; empty is the default. */
export function urlText(fallback = ""): UrlCodec<string> {
  return {
    parse: (text) => text ?? fallback,
    format: (value) => (value === fallback ? null : value),
  };
}

/** A text that may be absent, such as the id of the record in the drawer. */
export function urlOptional(): UrlCodec<string | undefined> {
  return {
    parse: (text) => (text === null || text === "" ? undefined : text),
    format: (value) => value ?? null,
  };
}

/** One of a few words. */
export function urlChoice<const T extends string>(choices: readonly T[], fallback: NoInfer<T>): UrlCodec<T> {
  return {
    parse: (text) => choices.find((choice) => choice === text) ?? fallback,
    format: (value) => (value === fallback ? null : value),
  };
}

/** Several words, comma-separated as the API takes them. */
export function urlList(): UrlCodec<readonly string[]> {
  return {
    parse: (text) => (text ? text.split(",").filter(Boolean) : []),
    format: (value) => (value.length === 0 ? null : value.join(",")),
  };
}

/** On or off. */
export function urlFlag(fallback = false): UrlCodec<boolean> {
  return {
    parse: (text) => (text === null ? fallback : text === "true"),
    format: (value) => (value === fallback ? null : String(value)),
  };
}

/** A whole number. */
export function urlInteger(fallback: number): UrlCodec<number> {
  return {
    parse: (text) => (text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : fallback),
    format: (value) => (value === fallback ? null : String(value)),
  };
}

/** A codec of any type: `format` takes what `parse` returns. */
interface AnyCodec {
  readonly parse: (text: string | null) => unknown;
  readonly format: (value: never) => string | null;
}
type Codecs = Readonly<Record<string, AnyCodec>>;
type StateOf<C> = { readonly [K in keyof C]: C[K] extends UrlCodec<infer T> ? T : never };

export interface SetUrlStateOptions {
  /** Replace the history entry, as typing in a search field should; opening a drawer should not. */
  readonly replace?: boolean;
}

/**
 * State that lives in the URL, so that a link shows a colleague the same rows.
 * `codecs` must be a constant outside of the component. Parameters that it does not name are kept.
 *
 * ```ts
 * const FILTERS = { q: urlText(), status: urlList(), truck: urlOptional() };
 * const [filters, setFilters] = useUrlState(FILTERS);
 * setFilters({ q: "denver" }, { replace: true });
 * ```
 */
export function useUrlState<C extends Codecs>(
  codecs: C,
): [StateOf<C>, (change: Partial<StateOf<C>>, options?: SetUrlStateOptions) => void] {
  const [search, setSearch] = useSearchParams();

  const state = useMemo(() => parseUrlState(codecs, search), [codecs, search]);

  const setState = useCallback(
    (change: Partial<StateOf<C>>, options?: SetUrlStateOptions) => {
      setSearch((current) => formatUrlState(codecs, current, change), { replace: options?.replace ?? false });
    },
    [codecs, setSearch],
  );

  return [state, setState];
}

/** Reads every codec's parameter. */
export function parseUrlState<C extends Codecs>(codecs: C, search: URLSearchParams): StateOf<C> {
  const entries = Object.entries(codecs).map(([name, codec]) => [name, codec.parse(search.get(name))]);
  return Object.fromEntries(entries) as StateOf<C>;
}

/** The search with some values changed. */
export function formatUrlState<C extends Codecs>(
  codecs: C,
  search: URLSearchParams,
  change: Partial<StateOf<C>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    const text = codecs[name]?.format(value as never) ?? null;
    if (text === null) next.delete(name);
    else next.set(name, text);
  }
  return next;
}
