interface Lookup {
  find: (id: string | null | undefined) => { id: string; name: string } | undefined;
}

/** The record of that id as others refer to it. */
export function namedIn(lookup: Lookup, id: string | null | undefined): { id: string; name: string } | undefined {
  const row = lookup.find(id);
  return row && { id: row.id, name: row.name };
}
