import { createContext, useContext, type ReactNode } from "react";
import { Anchor, Stack, Text, Title } from "@haul/ui/core";
import { Link, usePageTitle } from "@haul/platform";
import { Brand } from "../../layout/brand";
import { Showcase } from "./showcase";
import classes from "./auth-layout.module.css";

/** Every auth page exists twice: on a centred card, and beside a panel that shows what the product does. */
export type AuthLayout = "card" | "split";

const LayoutContext = createContext<AuthLayout>("card");

export function AuthLayoutProvider({ layout, children }: { layout: AuthLayout; children: ReactNode }) {
  return <LayoutContext value={layout}>{children}</LayoutContext>;
}

export type AuthPageName = "login" | "register" | "logout" | "recover-password" | "lock-screen" | "confirm-mail";

/** The address of another auth page in the layout that the person is in. */
export function useAuthPath(): (page: AuthPageName) => string {
  const layout = useContext(LayoutContext);
  return (page) => `/auth/${page}${layout === "split" ? "2" : ""}`;
}

export interface AuthPageProps {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** The way to the neighboring page, under the form. */
  footer?: ReactNode;
}

/** The frame of an auth page: the product's name, a title, a form. */
export function AuthPage({ title, lead, children, footer }: AuthPageProps) {
  const layout = useContext(LayoutContext);
  usePageTitle(title);
  return (
    <div className={layout === "split" ? classes.split : classes.centred}>
      <main className={classes.side} id="main">
        <div className={layout === "split" ? classes.column : classes.card}>
          <Brand />
          <Stack gap="lg">
            <Stack gap={4}>
              <Title order={1}>{title}</Title>
              {lead && <Text c="dimmed">{lead}</Text>}
            </Stack>
            {children}
            {footer && (
              <Text size="md" c="dimmed" className={classes.footer}>
                {footer}
              </Text>
            )}
          </Stack>
        </div>
        <nav className={classes.legal} aria-label="Legal">
          <Anchor component={Link} to="/terms-of-service" size="xs">
            Terms
          </Anchor>
          <Anchor component={Link} to="/privacy-policy" size="xs">
            Privacy
          </Anchor>
          <Anchor component={Link} to="/end-user-license-agreement" size="xs">
            License agreement
          </Anchor>
        </nav>
      </main>
      {layout === "split" && <Showcase />}
    </div>
  );
}
