import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import {
  Link,
  loginPath,
  NavigationType,
  NavLink,
  useAccess,
  useLocation,
  useNavigationType,
  usePageTitle,
} from "@haul/platform";
import { Anchor, Group, Stack, Text, Title } from "@haul/ui/core";
import { Brand } from "../../layout/brand";
import classes from "./developer-layout.module.css";

/** The pages for developers, in the order in which a newcomer needs them. */
const PAGES = [
  { to: "/developer", label: "Start" },
  { to: "/developer/reference", label: "API reference" },
  { to: "/developer/errors", label: "Errors" },
  { to: "/developer/keys", label: "API keys" },
  { to: "/developer/webhooks", label: "Webhooks" },
  { to: "/developer/changelog", label: "Changelog" },
  { to: "/developer/front-ends", label: "Front-ends" },
] as const;

/** What is around every page for developers. They are public, so the menu of the product is not there. */
export function DeveloperLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useStartOfPage(main);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Brand />
        <Pages />
        <WayOut />
      </header>
      <main id="main" className={classes.main} ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** A link leads to the beginning of a page, for eyes and for screen readers; the way back leads to where one was. */
function useStartOfPage(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const shown = useRef("");
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack || hash !== "") return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [main, pathname, hash, isBack]);
}

function Pages() {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // On a phone the row scrolls, and the open page may stand outside of it.
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <nav ref={list} className={classes.pages} aria-label="For developers">
      {PAGES.map(({ to, label }) => (
        <NavLink key={to} to={to} end={to === "/developer"}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

function WayOut() {
  const access = useAccess();
  const { pathname, search } = useLocation();
  const isAnonymous = access.kind === "anonymous";
  return (
    <Anchor
      component={Link}
      to={isAnonymous ? loginPath(`${pathname}${search}`) : "/"}
      size="sm"
      className={classes.wayOut}
    >
      {isAnonymous ? "Sign in" : "Go to your start page"}
    </Anchor>
  );
}

interface ArticleProps {
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page that is read from top to bottom. */
export function Article({ title, lead, children }: ArticleProps) {
  usePageTitle(title);
  return (
    <Stack gap="xl" className={classes.article}>
      <Stack gap="xs">
        <Title order={1}>{title}</Title>
        {lead && <Text>{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  /** At the end of the title's line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of an article; its id is its address. */
export function Part({ id, title, action, children }: PartProps) {
  return (
    <Stack component="section" gap="sm" id={id} aria-label={title} className={classes.part}>
      <Group justify="space-between">
        <Title order={2}>{title}</Title>
        {action}
      </Group>
      {children}
    </Stack>
  );
}
