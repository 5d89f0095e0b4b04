import { ActionIcon, Badge } from "@haul/ui/core";
import { IconX } from "@haul/ui/icons";
import type { TagRef } from "./annotations.queries";
import classes from "./tag-chips.module.css";

interface TagChipsProps {
  tags: readonly TagRef[];
  size?: "sm" | "md";
  /** Takes one off; left out where that is not for this person. */
  onRemove?: ((tag: TagRef) => void) | undefined;
}

/** The company's own words. A dot, not a filled badge: those are for states. */
export function TagChips({ tags, size = "md", onRemove }: TagChipsProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Tags" data-removable={onRemove ? true : undefined}>
      {tags.map((tag) => (
        <li key={tag.id}>
          <Badge
            variant="dot"
            color={tag.color}
            size={size}
            tt="none"
            rightSection={
              onRemove && (
                <ActionIcon
                  size={18}
                  variant="transparent"
                  className={classes.remove}
                  color="gray"
                  aria-label={`Remove tag ${tag.name}`}
                  onClick={() => onRemove(tag)}
                >
                  <IconX size={12} aria-hidden />
                </ActionIcon>
              )
            }
          >
            {tag.name}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
