import { Badge, type BadgeProps } from "@mantine/core";
import type { ReactNode } from "react";
import { toneColor, type Tone } from "../theme/colors";
import type { Icon } from "../icons";
import { statusLook, type StatusKind, type StatusOf } from "./status";

export interface StatusBadgeProps<Kind extends StatusKind> {
  kind: Kind;
  status: StatusOf<Kind>;
  /** Why it is so; where nothing is said, what the status means. */
  title?: string;
  size?: BadgeProps["size"];
}

/** A status: color, icon and word, the same everywhere. */
export function StatusBadge<Kind extends StatusKind>({ kind, status, title, size = "md" }: StatusBadgeProps<Kind>) {
  const { word, tone, icon, explanation } = statusLook(kind, status);
  const told = title || explanation;
  return (
    <ToneBadge tone={tone} icon={icon} size={size} {...(told ? { title: told } : {})}>
      {word}
    </ToneBadge>
  );
}

export interface ToneBadgeProps {
  tone: Tone;
  icon?: Icon;
  title?: string;
  size?: BadgeProps["size"];
  children: ReactNode;
}

/** A badge for what is no status: "2 papers missing". */
export function ToneBadge({ tone, icon: Glyph, title, size = "md", children }: ToneBadgeProps) {
  return (
    <Badge color={toneColor[tone]} size={size} title={title} leftSection={Glyph && <Glyph size={13} aria-hidden />}>
      {children}
    </Badge>
  );
}
