import type { ReactNode } from "react";
import type { Tone } from "@haul/ui/core";
import type { Icon } from "@haul/ui/icons";
import type { Circle, Place } from "./geometry";

/** A point on the map. */
export interface MapPoint extends Place {
  id: string;
  tone: Tone;
  icon: Icon;
  /** What a screen reader and a tooltip say: what it is, how it is, and how old that is. */
  label: string;
  /** A few letters under it, such as the age of an old position. */
  caption?: string | undefined;
  /** The position is old: drawn hollow. */
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
  /** Where the route continues, in a straight line. */
  ahead?: readonly Place[];
  /** The radius within which a truck counts as being at the center. */
  circle?: Circle | undefined;
}
