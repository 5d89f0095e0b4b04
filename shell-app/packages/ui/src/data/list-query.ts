import { SEARCH_PARAMETER, SORT_PARAMETER } from "./filters";

interface ListQueryOptions<Text extends string, Flag extends string> {
  /** The order when the address names none. */
  sort: string;
  /** Filters whose parameter is passed on as it stands. */
  texts?: readonly Text[];
  /** Filters that are on or not there. */
  flags?: readonly Flag[];
}

/** Text of the address for a parameter that takes one value, or several with commas. The server says what it can't read. */
export type Asked = string & never[];

/** A parameter of the address. */
export const asked = (params: URLSearchParams, name: string) => (params.get(name) ?? undefined) as Asked | undefined;

export type ListQuery<Text extends string, Flag extends string> = { sort: Asked; q: string | undefined } & {
  [Name in Text]: Asked | undefined;
} & { [Name in Flag]: true | undefined };

/** The address as a list operation takes it: sort, search, and the filters that are named; the rest is the page's own. */
export function listQuery<Text extends string = never, Flag extends string = never>(
  params: URLSearchParams,
  { sort, texts = [], flags = [] }: ListQueryOptions<Text, Flag>,
): ListQuery<Text, Flag> {
  const text = (name: string) => asked(params, name);
  return {
    sort: text(SORT_PARAMETER) ?? sort,
    q: text(SEARCH_PARAMETER),
    ...Object.fromEntries(texts.map((name) => [name, text(name)])),
    ...Object.fromEntries(flags.map((name) => [name, text(name) === "true" ? true : undefined])),
  } as ListQuery<Text, Flag>;
}
