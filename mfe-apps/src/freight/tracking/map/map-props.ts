import type { ReactNode } from "react";
import type { Tone } from "@haul/ui/core";
import type { Icon } from "@haul/ui/icons";
import type { Circle, Place } from "./geometry";

/** Something that stands on the map. */
export interface MapPoint extends Place {
  id: string;
  tone: Tone;
  icon: Icon;
  /** What a screen reader and a tooltip say: what it is, how it is, and how old that is. */
  label: string;
  /** A few letters under it, such as the age of an old position. */
  caption?: string | undefined;
  /** Nobody knows whether it is still there: drawn hollow. */
  isStale?: boolean;
}

export interface MapProps {
  /** What the map shows, for people who do not see it. */
  label: string;
  points: readonly MapPoint[];
  selectedId?: string | null;
  onSelect?: (id: string | null) => void;
  /** Beside the selected point. */
  popup?: ReactNode;
  /** Where it came along, oldest first. */
  trail?: readonly Place[];
  /** Where the way goes on, as the crow flies. */
  ahead?: readonly Place[];
  /** Within which somebody counts as being at the place in its middle. */
  circle?: Circle | undefined;
}
