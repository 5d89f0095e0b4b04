import type { AnalyticsDashboard } from "./analytics.page";
import { ANALYTICS_TILES, shownValue } from "./analytics-tiles";

/** Pixels of the picture; twice as many are drawn, so that it is sharp on every screen and in print. */
const [WIDTH, SCALE, MARGIN, PER_ROW, TILE_HEIGHT, GAP, CHART_HEIGHT] = [1200, 2, 32, 4, 96, 12, 260];
const FONT = "system-ui, sans-serif";

/** The figures that are shown and the revenue of the weeks, drawn as a picture to paste into a mail or a slide. */
export function drawAnalytics(
  analytics: AnalyticsDashboard,
  keys: readonly string[],
  title: string,
): HTMLCanvasElement {
  const tiles = keys.flatMap((key) => ANALYTICS_TILES.filter((tile) => tile.key === key));
  const lines = Math.ceil(tiles.length / PER_ROW);
  const chartTop = MARGIN + 72 + lines * (TILE_HEIGHT + GAP);
  const height = chartTop + CHART_HEIGHT + MARGIN;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw pictures.");
  pen.scale(SCALE, SCALE);
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, WIDTH, height);
  write(pen, title, MARGIN, MARGIN + 24, `600 24px ${FONT}`, "#1a1b1e");
  write(pen, `${analytics.from} to ${analytics.to}, beside the same days before`, MARGIN, MARGIN + 50, `15px ${FONT}`);

  const width = (WIDTH - 2 * MARGIN - (PER_ROW - 1) * GAP) / PER_ROW;
  tiles.forEach((tile, at) => {
    const x = MARGIN + (at % PER_ROW) * (width + GAP);
    const y = MARGIN + 72 + Math.floor(at / PER_ROW) * (TILE_HEIGHT + GAP);
    pen.strokeStyle = "#dee2e6";
    pen.strokeRect(x, y, width, TILE_HEIGHT);
    const [now, before] = [tile.value(analytics), tile.value(analytics.previous)];
    const shown = (value: number | undefined) =>
      value === undefined ? "–" : shownValue(tile.unit, value, analytics.currency);
    write(pen, tile.label, x + 12, y + 24, `15px ${FONT}`);
    write(pen, shown(now), x + 12, y + 56, `600 26px ${FONT}`, "#1a1b1e");
    write(pen, `before ${shown(before)}`, x + 12, y + 80, `14px ${FONT}`);
  });
  drawWeeks(pen, analytics, chartTop);
  return canvas;
}

function drawWeeks(pen: CanvasRenderingContext2D, { weeks, currency }: AnalyticsDashboard, top: number): void {
  write(pen, "Revenue by week", MARGIN, top + 20, `600 17px ${FONT}`, "#1a1b1e");
  const most = Math.max(1, ...weeks.map(({ revenue_cents }) => revenue_cents));
  const step = (WIDTH - 2 * MARGIN) / Math.max(weeks.length, 1);
  const floor = top + CHART_HEIGHT - 24;
  weeks.forEach(({ revenue_cents: cents, week_start_on: week }, at) => {
    const height = (Math.max(cents, 0) / most) * (CHART_HEIGHT - 88);
    const bar = Math.min(step * 0.7, 48);
    const x = MARGIN + at * step + (step - bar) / 2;
    pen.fillStyle = "#0ca678";
    pen.fillRect(x, floor - height, bar, height);
    // As many labels as do not touch one another.
    if (at % Math.ceil(weeks.length / 14) !== 0) return;
    write(pen, week.slice(5), x, floor + 18, `12px ${FONT}`);
    write(pen, shownValue("money", cents, currency), x, floor - height - 6, `12px ${FONT}`);
  });
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, color = "#5c636a") {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}
