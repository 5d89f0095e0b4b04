import type { ReactNode } from "react";
import { Button } from "@haul/ui/core";
import { IconChevronDown, IconChevronRight } from "@haul/ui/icons";

interface ToggleProps {
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** Shows what follows it, or hides it; in line with the text around it. */
export function Toggle({ isOpen, onToggle, children }: ToggleProps) {
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Button
      size="compact-sm"
      variant="transparent"
      color="gray"
      px={0}
      style={{ alignSelf: "flex-start" }}
      leftSection={<Chevron size={14} aria-hidden />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {children}
    </Button>
  );
}
