import type { LoadCreate } from "./loads.queries";

export const LOAD_KINDS: readonly { value: LoadCreate["load_kind"]; label: string }[] = [
  { value: "full_truckload", label: "Full truckload" },
  { value: "less_than_truckload", label: "LTL" },
  { value: "partial", label: "Partial" },
  { value: "intermodal", label: "Intermodal" },
  { value: "power_only", label: "Power only" },
];
