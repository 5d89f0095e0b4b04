import { ActionIcon, Button, Group, Menu, UiLink, useIsPhone } from "@haul/ui/core";
import { IconDots, IconFileUpload, IconPlus, IconTag } from "@haul/ui/icons";

const IMPORT = "/apps/imports?kind=loads";

/** How an empty list and a full one begin. */
export function NewLoad() {
  return (
    <Button component={UiLink} href="/apps/loads/new" leftSection={<IconPlus size={16} aria-hidden />}>
      New load
    </Button>
  );
}

/** What can be done with loads as a whole. On a phone what is rare waits in a menu. */
export function LoadListActions({ onTags }: { onTags: () => void }) {
  const isPhone = useIsPhone();
  return (
    <Group gap="xs">
      {isPhone ? (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size="2.75rem" aria-label="More">
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconTag size={16} aria-hidden />} onClick={onTags}>
              Tags
            </Menu.Item>
            <Menu.Item component={UiLink} href={IMPORT} leftSection={<IconFileUpload size={16} aria-hidden />}>
              Import
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <>
          <Button variant="default" leftSection={<IconTag size={16} aria-hidden />} onClick={onTags}>
            Tags
          </Button>
          <Button
            component={UiLink}
            href={IMPORT}
            variant="default"
            leftSection={<IconFileUpload size={16} aria-hidden />}
          >
            Import
          </Button>
        </>
      )}
    </Group>
  );
}
