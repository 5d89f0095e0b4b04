import { useAtom, useSetAtom } from "jotai";
import { isRightSidebarOpenAtom, isSidebarOpenAtom, layoutAtom, type LayoutSettings, useSession } from "@haul/platform";
import { ActionIcon, Tooltip } from "@haul/ui/core";
import { IconAdjustments, IconMenu2 } from "@haul/ui/icons";
import { LiveIndicator } from "../live/live-indicator";
import { NoticesButton } from "./notices";
import { SearchButton } from "./search-button";
import classes from "./topbar.module.css";
import { useSidebarType } from "./use-sidebar-type";
import { UserMenu } from "./user-menu";

export default function Topbar() {
  const session = useSession();
  return (
    <div className={classes.topbar}>
      <MenuButton />
      {session?.status === "active" && <SearchButton />}
      <div className={classes.tools}>
        <LiveIndicator />
        <SettingsButton />
        {session?.status === "active" && <NoticesButton />}
        <UserMenu />
      </div>
    </div>
  );
}

/** Opens the drawer where the menu is one; elsewhere makes it small or full again. */
function MenuButton() {
  const type = useSidebarType();
  const [layout, setLayout] = useAtom(layoutAtom);
  const [isOpen, setOpen] = useAtom(isSidebarOpenAtom);
  const isDrawer = type === "mobile" || type === "hidden";
  const onClick = () => {
    if (isDrawer) setOpen(!isOpen);
    else setLayout({ sidebarType: type === "default" ? "sm" : wider(layout) });
  };
  const label = isDrawer ? "Open the menu" : type === "default" ? "Make the menu small" : "Make the menu wide";
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-expanded={isDrawer ? isOpen : type === "default"} onClick={onClick} size="lg">
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

/** `hover-active` is the wide menu by choice, even where the default would be small. */
function wider(layout: LayoutSettings): LayoutSettings["sidebarType"] {
  return layout.sidebarType === "default" ? "hover-active" : "default";
}

function SettingsButton() {
  const setOpen = useSetAtom(isRightSidebarOpenAtom);
  return (
    <Tooltip label="Layout settings">
      <ActionIcon
        aria-label="Layout settings"
        size="lg"
        className={classes.wideOnly ?? ""}
        onClick={() => {
          setOpen(true);
        }}
      >
        <IconAdjustments size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
