import type { MantineColorsTuple } from "@mantine/core";

/** Deep teal around `#0F766E` (shade 7), the brand's color and that of everything one may press. */
export const teal: MantineColorsTuple = [
  "#f0fdfa",
  "#ccfbf1",
  "#99f6e4",
  "#5eead4",
  "#2dd4bf",
  "#14b8a6",
  "#0d9488",
  "#0f766e",
  "#115e59",
  "#134e4a",
];

/** Draft, inactive, not started. Also borders and secondary text in the light scheme. */
export const gray: MantineColorsTuple = [
  "#f8fafb",
  "#f1f4f6",
  "#e5e9ec",
  "#d3d9de",
  "#87929d",
  "#66717c",
  "#4c5762",
  "#38424c",
  "#222a32",
  "#12181e",
];

/** Surfaces and text of the dark scheme, lightest first: 0 text, 2 secondary text, 4 borders, 6 raised, 7 page. */
export const dark: MantineColorsTuple = [
  "#d7dce1",
  "#b6bec7",
  "#929ca7",
  "#76818d",
  "#38414b",
  "#2a323a",
  "#1f262d",
  "#161b21",
  "#11151a",
  "#0b0e12",
];

/** Planned. */
export const blue: MantineColorsTuple = [
  "#eff6ff",
  "#dbeafe",
  "#bfdbfe",
  "#93c5fd",
  "#60a5fa",
  "#3b82f6",
  "#2563eb",
  "#1d4ed8",
  "#1e40af",
  "#1e3a8a",
];

/** Moving. */
export const violet: MantineColorsTuple = [
  "#f5f3ff",
  "#ede9fe",
  "#ddd6fe",
  "#c4b5fd",
  "#a78bfa",
  "#8b5cf6",
  "#7c3aed",
  "#6d28d9",
  "#5b21b6",
  "#4c1d95",
];

/** At risk, expiring, needs a look. */
export const amber: MantineColorsTuple = [
  "#fffbeb",
  "#fef3c7",
  "#fde68a",
  "#fcd34d",
  "#fbbf24",
  "#f59e0b",
  "#d97706",
  "#b45309",
  "#92400e",
  "#78350f",
];

/** Done, valid. */
export const green: MantineColorsTuple = [
  "#f0fdf4",
  "#dcfce7",
  "#bbf7d0",
  "#86efac",
  "#4ade80",
  "#22c55e",
  "#16a34a",
  "#15803d",
  "#166534",
  "#14532d",
];

/** Late, expired, blocked, destructive. */
export const red: MantineColorsTuple = [
  "#fef2f2",
  "#fee2e2",
  "#fecaca",
  "#fca5a5",
  "#f87171",
  "#ef4444",
  "#dc2626",
  "#b91c1c",
  "#991b1b",
  "#7f1d1d",
];

export const colors = { teal, gray, dark, blue, violet, amber, green, red };

/** One meaning, one color, everywhere. Color never stands alone: a word or an icon says the same. */
export type Tone = "neutral" | "planned" | "moving" | "attention" | "good" | "bad";

/** The color of the theme behind each meaning. */
export const toneColor: Readonly<Record<Tone, keyof typeof colors>> = {
  neutral: "gray",
  planned: "blue",
  moving: "violet",
  attention: "amber",
  good: "green",
  bad: "red",
};
