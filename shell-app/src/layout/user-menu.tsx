import { useAtom, useAtomValue, useSetAtom } from "jotai";
import {
  isRightSidebarOpenAtom,
  layoutAtom,
  type LayoutSettings,
  Link,
  storedUserAtom,
  useLocation,
  useSession,
} from "@haul/platform";
import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from "@haul/ui/core";
import { IconAdjustments, IconLock, IconLogout, IconUser } from "@haul/ui/icons";
import { THEMES } from "./themes";

/** Who is signed in, and the way out. */
export function UserMenu() {
  const user = useAtomValue(storedUserAtom);
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const setSettingsOpen = useSetAtom(isRightSidebarOpenAtom);
  if (!user) return null;
  const name = session?.full_name ?? (user.name || user.email);
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <UnstyledButton>
          <Avatar src={user.photoURL ?? user.profilePic ?? null} name={name} color="teal" size={32} alt="" />
          <VisuallyHidden>Your account: {name}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="var(--mantine-color-text)" truncate>
            {name}
          </Text>
          <Text size="xs" truncate>
            {session?.company ? `${session.role ?? "User"} at ${session.company.legal_name}` : user.email}
          </Text>
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item component={Link} to="/pages/profile" leftSection={<IconUser size={16} aria-hidden />}>
          Profile
        </Menu.Item>
        {/* On a phone the top bar has no room for it. */}
        <Menu.Item
          leftSection={<IconAdjustments size={16} aria-hidden />}
          onClick={() => {
            setSettingsOpen(true);
          }}
        >
          Layout settings
        </Menu.Item>
        <Menu.Divider />
        <ThemeChoice />
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to={`/auth/lock-screen?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`}
          leftSection={<IconLock size={16} aria-hidden />}
        >
          Lock screen
        </Menu.Item>
        <Menu.Item component={Link} to="/auth/logout" leftSection={<IconLogout size={16} aria-hidden />}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Applies at once; the menu stays open to try another one. */
function ThemeChoice() {
  const [{ theme }, setLayout] = useAtom(layoutAtom);
  return (
    <Menu.RadioGroup
      value={theme}
      onChange={(value) => {
        setLayout({ theme: value as LayoutSettings["theme"] });
      }}
    >
      <div role="group" aria-label="Theme">
        <Menu.Label aria-hidden>Theme</Menu.Label>
        {THEMES.map(({ value, label }) => (
          <Menu.RadioItem key={value} value={value}>
            {label}
          </Menu.RadioItem>
        ))}
      </div>
    </Menu.RadioGroup>
  );
}
