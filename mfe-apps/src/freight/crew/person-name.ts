export interface PersonName {
  readonly first_name: string;
  readonly last_name: string;
}

/** `Luis Ortega`: the last word is the last name. A comma says it outright: `de la Cruz, Luis`. */
export function splitName(typed: string): PersonName {
  const name = typed.trim().replace(/\s+/g, " ");
  const comma = name.indexOf(",");
  if (comma !== -1) return { first_name: name.slice(comma + 1).trim(), last_name: name.slice(0, comma).trim() };
  const space = name.lastIndexOf(" ");
  return space === -1
    ? { first_name: name, last_name: "" }
    : { first_name: name.slice(0, space), last_name: name.slice(space + 1) };
}

/** How the name is kept, for the person who types it. */
export function nameWords(typed: string): string {
  const { first_name, last_name } = splitName(typed);
  if (first_name === "" && last_name === "") return "First and last name.";
  const named = `First name: ${first_name || "–"} · Last name: ${last_name || "–"}`;
  return first_name.includes(" ")
    ? `${named}. If the last name has several words, type it first: de la Cruz, Luis.`
    : named;
}
