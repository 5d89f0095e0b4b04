import { SEARCH_PARAMETER, SORT_PARAMETER } from "./filters";

interface ListQueryOptions<Text extends string, Flag extends string> {
  /** The order when the address names none. */
  sort: string;
  /** Filters whose parameter is passed on as it stands. */
  texts?: readonly Text[];
  /** Filters that are on or not there. */
  flags?: readonly Flag[];
}

export type ListQuery<Text extends string, Flag extends string> = { sort: string; q: string | undefined } & {
  [Name in Text]: string | undefined;
} & { [Name in Flag]: true | undefined };

/** The address as a list operation takes it: sort, search, and the filters that are named; the rest is the page's own. */
export function listQuery<Text extends string = never, Flag extends string = never>(
  params: URLSearchParams,
  { sort, texts = [], flags = [] }: ListQueryOptions<Text, Flag>,
): ListQuery<Text, Flag> {
  const text = (name: string) => params.get(name) ?? undefined;
  return {
    sort: text(SORT_PARAMETER) ?? sort,
    q: text(SEARCH_PARAMETER),
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    ...Object.fromEntries(flags.map((name) => [name, text(name) === "true" ? true : undefined])),
  } as ListQuery<Text, Flag>;
}
