import type { RecordOption } from "../forms/record-select";
import { formatDate } from "../format/time";

/** A filter of a list; its value lives in the address under `name`, so a link shows a colleague the same rows. */
export type Filter =
  | { kind: "select"; name: string; label: string; options: readonly { value: string; label: string }[] }
  /** Several values at once, kept with commas between them, as the API takes them. */
  | { kind: "choices"; name: string; label: string; options: readonly { value: string; label: string }[] }
  /** On or off: `name=true` or absent. */
  | { kind: "flag"; name: string; label: string }
  /** A span of days, kept as `{name}_from` and `{name}_to`, both inclusive. */
  | { kind: "days"; name: string; label: string }
  /** A text that a person types, or several with commas between them. */
  | { kind: "text"; name: string; label: string; placeholder?: string }
  /** A whole number with its unit. */
  | { kind: "number"; name: string; label: string; unit: string; min: number; max: number }
  /** A circle: the place under `name`, the miles around it under `radius`. */
  | { kind: "around"; name: string; label: string; radius: string }
  /** One record; `resolve` finds the label of an id that came with a link. */
  | {
      kind: "record";
      name: string;
      label: string;
      search: (query: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;
      resolve: (id: string) => Promise<RecordOption | null>;
    };

/** A filter that is in effect. `value` is the id of a record whose label is not known yet, otherwise ready to read. */
export interface ActiveFilter {
  filter: Filter;
  values: readonly string[];
  text: string;
}

/** What becomes of the address, from what it is by then: the one that a page was drawn with may be out of date. */
export type ParamsChange = (current: URLSearchParams) => URLSearchParams;

/** The parameters that a filter owns. */
export function parametersOf(filter: Filter): string[] {
  if (filter.kind === "days") return [`${filter.name}_from`, `${filter.name}_to`];
  return filter.kind === "around" ? [filter.name, filter.radius] : [filter.name];
}

/** Miles around a place, until a person chooses otherwise; the API's own default. */
export const USUAL_RADIUS = "50";

/** Which filters the address sets, in the order of their definition. Values that no option has are left out. */
export function activeFilters(filters: readonly Filter[], params: URLSearchParams): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const active = read(filter, params);
    return active ? [active] : [];
  });
}

function read(filter: Filter, params: URLSearchParams): ActiveFilter | null {
  switch (filter.kind) {
    case "flag":
      return params.get(filter.name) === "true" ? { filter, values: ["true"], text: filter.label } : null;
    case "days": {
      const [from, to] = parametersOf(filter).map((name) => day(params.get(name)));
      if (!from && !to) return null;
      const span =
        from && to
          ? from === to
            ? formatDate(from)
            : `${formatDate(from)} – ${formatDate(to)}`
          : from
            ? `from ${formatDate(from)}`
            : `until ${formatDate(to ?? "")}`;
      return { filter, values: [from ?? "", to ?? ""], text: `${filter.label}: ${span}` };
    }
    case "text": {
      const text = params.get(filter.name)?.trim() ?? "";
      return text ? { filter, values: [text], text: `${filter.label}: ${text.replaceAll(",", ", ")}` } : null;
    }
    case "number": {
      const text = params.get(filter.name) ?? "";
      return /^\d+$/.test(text) ? { filter, values: [text], text: `${filter.label}: ${text} ${filter.unit}` } : null;
    }
    case "around": {
      const place = params.get(filter.name)?.trim() ?? "";
      const miles = params.get(filter.radius) ?? USUAL_RADIUS;
      return place ? { filter, values: [place, miles], text: `Within ${miles} mi of ${place}` } : null;
    }
    case "record": {
      const id = params.get(filter.name);
      return id ? { filter, values: [id], text: filter.label } : null;
    }
    default: {
      const value = params.get(filter.name) ?? "";
      const wanted = filter.kind === "select" ? [value] : value.split(",");
      const known = filter.options.filter((option) => wanted.includes(option.value));
      if (known.length === 0) return null;
      return {
        filter,
        values: known.map((option) => option.value),
        text: `${filter.label}: ${known.map((option) => option.label).join(", ")}`,
      };
    }
  }
}

function day(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null;
}

/** The address with a filter set to these values; none takes it off. For days: `[from, to]`, either may be empty. */
export function withFilter(params: URLSearchParams, filter: Filter, values: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params);
  const names = parametersOf(filter);
  for (const name of names) next.delete(name);
  if (filter.kind === "days" || filter.kind === "around") {
    names.forEach((name, index) => {
      const value = values[index];
      if (value) next.set(name, value);
    });
  } else {
    const value = values.join(",");
    if (value) next.set(filter.name, value);
  }
  return next;
}

/** More are refused. */
const MOST_NUMBERS = 100;
/** Longer words are no numbers of a load or an order. */
const LONGEST_NUMBER = 40;

/** The numbers of a text that holds nothing but several, as people paste them from a mail; none of any other text. */
export function severalNumbers(text: string): readonly string[] {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  const areNumbers = words.every((word) => /\d/.test(word) && word.length <= LONGEST_NUMBER);
  return words.length > 1 && words.length <= MOST_NUMBERS && areNumbers ? words : [];
}

/** The address without any filter and without a search; what else it says stays. */
export function withoutFilters(params: URLSearchParams, filters: readonly Filter[]): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(SEARCH_PARAMETER);
  for (const filter of filters) for (const name of parametersOf(filter)) next.delete(name);
  return next;
}

/** The parameter of the search box. */
export const SEARCH_PARAMETER = "q";
/** The parameter of the sort. */
export const SORT_PARAMETER = "sort";

/** The address with one parameter set, or taken off. */
export function withParameter(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
