import classes from "./dashboard.module.css";

const [WIDTH, HEIGHT, MARGIN] = [64, 24, 2];

export interface SparklineProps {
  /** Week by week, the oldest first; absent where a week has none. */
  values: readonly (number | undefined)[];
  show: (value: number) => string;
}

/** A figure's trend by week. Nothing is drawn without a trend to show, such as for zeros only. */
export function Sparkline({ values, show }: SparklineProps) {
  const known = values.filter((value) => value !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || first === undefined || last === undefined || (least === 0 && most === 0)) return null;
  const x = (at: number) => MARGIN + (at / (values.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - least) / (most - least)) * (HEIGHT - 2 * MARGIN);
  const points = values.flatMap((value, at) => (value === undefined ? [] : [{ x: x(at), y: y(value) }]));
  const end = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={`By week: first ${show(first)}, last ${show(last)}, lowest ${show(least)}, highest ${show(most)}`}
      className={classes.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
    >
      <polyline points={points.map((point) => `${point.x.toFixed(1)},${point.y.toFixed(1)}`).join(" ")} />
      {end && <circle cx={end.x} cy={end.y} r={2} />}
    </svg>
  );
}
