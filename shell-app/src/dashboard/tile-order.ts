import type { ApiData } from "@haul/platform";

export type Preference = ApiData<"/api/dashboard/preference", "get">;
export type Tiles = Preference["tiles"];

/** The keys that are shown, in the person's order; keys that the order does not name follow in the usual one. */
export function shownKeys(keys: readonly string[], { order, hidden }: Tiles): string[] {
  return orderedKeys(keys, order).filter((key) => !hidden.includes(key));
}

/** Every key, the hidden ones too. */
export function orderedKeys(keys: readonly string[], order: readonly string[]): string[] {
  const known = order.filter((key) => keys.includes(key));
  return [...known, ...keys.filter((key) => !known.includes(key))];
}

/** The tiles with one of this page's keys moved by a step among them; other pages' keys stay. */
export function movedTile(tiles: Tiles, keys: readonly string[], key: string, step: -1 | 1): Tiles {
  const own = orderedKeys(keys, tiles.order);
  const at = own.indexOf(key);
  const to = at + step;
  const [one, other] = [own[at], own[to]];
  if (one === undefined || other === undefined) return tiles;
  own[at] = other;
  own[to] = one;
  return { ...tiles, order: [...tiles.order.filter((name) => !keys.includes(name)), ...own] };
}

export function toggledTile(tiles: Tiles, key: string): Tiles {
  return { ...tiles, hidden: toggled(tiles.hidden, key) };
}

/** A figure that takes the room of two, or a chart that is higher than usual; and back. */
export function resizedTile(tiles: Tiles, size: "wide" | "tall", key: string): Tiles {
  return { ...tiles, [size]: toggled(tiles[size] ?? [], key) };
}

export const isWide = ({ wide = [] }: Tiles, key: string) => wide.includes(key);
export const isTall = ({ tall = [] }: Tiles, key: string) => tall.includes(key);

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key];
