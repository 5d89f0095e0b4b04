import { Figure, Figures, type FigureProps } from "@haul/ui/data";
import { useResizeTile, useTiles } from "./dashboard.queries";
import { isWide, shownKeys } from "./tile-order";

/** A figure that a person can hide, move and resize, and what the list of tiles calls it. */
export interface Tile {
  key: string;
  label: string;
  figure: FigureProps;
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
  const resize = useResizeTile();
  const byKey = new Map(tiles.map((tile) => [tile.key, tile]));
  const shown = shownKeys([...byKey.keys()], arrangement);
  if (shown.length === 0) return null;
  return (
    <Figures label={label} {...room}>
      {shown.map((key) => {
        const tile = byKey.get(key);
        const width = { isWide: isWide(arrangement, key), onResize: () => void resize("wide", key) };
        return tile && <Figure key={key} {...tile.figure} width={width} />;
      })}
    </Figures>
  );
}
