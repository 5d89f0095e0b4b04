import { Button, Menu } from "@haul/ui/core";
import { IconDots } from "@haul/ui/icons";

interface MoreMenuProps<Action extends string> {
  /** What each does, the words for it, whether it is offered, and whether it can't be undone. */
  entries: readonly (readonly [Action, string, boolean, true?])[];
  onChoose: (action: Action) => void;
}

/** The steps beside the next one; nothing where none is offered. */
export function MoreMenu<Action extends string>({ entries, onChoose }: MoreMenuProps<Action>) {
  const offered = entries.filter(([, , isOffered]) => isOffered);
  if (offered.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<IconDots size={14} aria-hidden />}>
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(([action, words, , isFinal]) => (
          <Menu.Item key={action} onClick={() => onChoose(action)} {...(isFinal ? { color: "red" } : {})}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
