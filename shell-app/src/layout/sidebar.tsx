import { useEffect, useRef } from "react";
import { useAtom } from "jotai";
import { config, isSidebarOpenAtom, Link, useLocation } from "@haul/platform";
import { Drawer } from "@haul/ui/core";
import { preparePage } from "../prepare-page";
import { currentEntry } from "./nav";
import { drawn } from "./nav-icons";
import classes from "./sidebar.module.css";
import { useMenu } from "./use-menu";
import { useSidebarType } from "./use-sidebar-type";

/** The left menu: a column, or a drawer on phones and where it is hidden. */
export default function Sidebar() {
  const type = useSidebarType();
  const [isOpen, setOpen] = useAtom(isSidebarOpenAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    setOpen(false);
  }, [pathname, setOpen]);

  if (type !== "mobile" && type !== "hidden") {
    return (
      <div className={classes.column}>
        <Menu />
      </div>
    );
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={() => {
        setOpen(false);
      }}
      position="left"
      size={264}
      padding={0}
      withCloseButton={false}
      classNames={{ content: classes.drawer, body: classes.drawerBody }}
      attributes={{ content: { "aria-label": "Menu" } }}
    >
      <Menu />
    </Drawer>
  );
}

function Menu() {
  const groups = useMenu();
  const { pathname } = useLocation();
  const current = currentEntry(
    groups.flatMap((group) => group.entries),
    pathname,
  );
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [current?.path]);
  return (
    <nav ref={menu} className={classes.menu} aria-label="Main">
      <Link to="/" className={classes.brand}>
        <Mark />
        <span className={classes.label}>{config().name}</span>
      </Link>
      <div className={classes.groups}>
        {groups.map((group) => (
          <section key={group.label} aria-label={group.label}>
            <div className={classes.heading} aria-hidden>
              {group.label}
            </div>
            <ul className={classes.list}>
              {group.entries.map((entry) => {
                const Icon = drawn(entry.icon);
                return (
                  <li key={entry.path}>
                    <Link
                      to={entry.path}
                      className={classes.entry ?? ""}
                      title={entry.label}
                      // A page's code is there by the time the finger has come down.
                      onPointerEnter={() => void preparePage(entry.path)}
                      onFocus={() => void preparePage(entry.path)}
                      {...(entry === current ? { "aria-current": "page" } : {})}
                    >
                      <Icon size={20} stroke={1.6} aria-hidden />
                      <span className={classes.label}>{entry.label}</span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-teal-6)" />
      <path d="M9 8v16M23 8v16M9 16h14" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}
