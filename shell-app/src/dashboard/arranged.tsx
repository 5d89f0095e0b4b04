import { Fragment, type ReactNode } from "react";
import { Figures } from "@haul/ui/data";
import { useTiles } from "./dashboard.queries";
import { shownKeys } from "./tile-order";

/** A figure that a person can hide and move, and what the list of tiles calls it. */
export interface Tile {
  key: string;
  label: string;
  figure: ReactNode;
}

interface ArrangedProps {
  label: string;
  tiles: readonly Tile[];
  perRow?: number;
  /** How narrow a figure may get. */
  narrowest?: string;
}

/** The figures as the person has arranged them; nothing where all are hidden. */
export function Arranged({ label, tiles, ...room }: ArrangedProps) {
  const arrangement = useTiles();
  const byKey = new Map(tiles.map((tile) => [tile.key, tile]));
  const shown = shownKeys([...byKey.keys()], arrangement);
  if (shown.length === 0) return null;
  return (
    <Figures label={label} {...room}>
      {shown.map((key) => (
        <Fragment key={key}>{byKey.get(key)?.figure}</Fragment>
      ))}
    </Figures>
  );
}
