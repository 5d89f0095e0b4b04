import { DirectionProvider, MantineProvider, useDirection } from "@mantine/core";
import { DatesProvider } from "@mantine/dates";
import { useEffect, type ReactNode } from "react";
import { Overlays } from "../core/overlays";
import { cspNonce } from "./nonce";
import { cssVariablesResolver, theme } from "./theme";
import "./styles";

export interface UiProviderProps {
  /** Light or dark, from the person's settings. `auto` follows the operating system. */
  colorScheme?: "light" | "dark" | "auto";
  direction?: "ltr" | "rtl";
  /** `test` switches off transitions, portals and the theme's style sheet. */
  env?: "default" | "test";
  children: ReactNode;
}

/** Theme, direction, dates, dialogs and toasts for everything below. Once per page, in the shell (or a remote's own dev page). */
export function UiProvider({ colorScheme = "light", direction = "ltr", env = "default", children }: UiProviderProps) {
  return (
    <DirectionProvider initialDirection={direction} detectDirection={false}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        getStyleNonce={cspNonce}
        env={env}
        // jsdom would parse it again for each test and lays nothing out.
        withCssVariables={env !== "test"}
        deduplicateInlineStyles
        {...(colorScheme === "auto" ? { defaultColorScheme: "auto" as const } : { forceColorScheme: colorScheme })}
      >
        <FollowDirection direction={direction} />
        <DatesProvider settings={{ firstDayOfWeek: 0, weekendDays: [0, 6] }}>
          {children}
          <Overlays />
        </DatesProvider>
      </MantineProvider>
    </DirectionProvider>
  );
}

/** `DirectionProvider` neither follows later changes nor marks the document at first. */
function FollowDirection({ direction }: { direction: "ltr" | "rtl" }) {
  const { setDirection } = useDirection();
  useEffect(() => {
    setDirection(direction);
    // `setDirection` is a new function on each render; only a new direction matters.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [direction]);
  return null;
}
