import { createTheme } from "@mantine/core";
import type {
  ActionIcon,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Combobox,
  CSSVariablesResolver,
  Drawer,
  Input,
  Loader,
  Menu,
  Modal,
  NumberInput,
  Paper,
  PasswordInput,
  Popover,
  SegmentedControl,
  Skeleton,
  Table,
  Tabs,
  Textarea,
  TextInput,
  Tooltip,
} from "@mantine/core";
import { colors } from "./colors";

/** Motion stays under 150 ms; `respectReducedMotion` switches it off for those who ask for that. */
const QUICK = { duration: 120 } as const;

/** How much of a color its tint over the dark page holds. */
export const DARK_TINT = 0.2;

/** Controls share one height, 32 px with a mouse and 44 px on a phone; the value lives in `global.css`. */
const CONTROL_HEIGHT = "var(--haul-control-height)";

/** A title of two lines keeps off the edge. */
const ROOMY = { paddingBlock: "1rem" } as const;

/** Mantine's heads are `<header>`, which a screen reader takes for a second banner of the page. */
const NO_BANNER = { role: "presentation" } as const;

/**
 * A component's defaults, checked like `Button.extend` would but without importing the component:
 * the theme comes with the first screen, the components only with the page that uses them.
 */
function component<C extends { extend: (defaults: never) => unknown }>(
  defaults: Parameters<C["extend"]>[0],
): Parameters<C["extend"]>[0] {
  return defaults;
}

export const theme = createTheme({
  primaryColor: "teal",
  primaryShade: 7,
  colors,
  black: "#12181e",
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: "0.75rem", sm: "0.8125rem", md: "0.875rem", lg: "1rem", xl: "1.25rem" },
  lineHeights: { xs: "1.35", sm: "1.4", md: "1.45", lg: "1.5", xl: "1.5" },
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "1.25rem", lineHeight: "1.4" },
      h2: { fontSize: "1rem", lineHeight: "1.5" },
      h3: { fontSize: "0.875rem", lineHeight: "1.5" },
      h4: { fontSize: "0.875rem", lineHeight: "1.5" },
    },
  },
  spacing: { xs: "0.5rem", sm: "0.75rem", md: "1rem", lg: "1.5rem", xl: "2rem" },
  radius: { xs: "0.25rem", sm: "0.375rem", md: "0.5rem", lg: "0.75rem", xl: "1rem" },
  defaultRadius: "md",
  breakpoints: { xs: "30em", sm: "48em", md: "64em", lg: "71.25em", xl: "90em" },
  shadows: {
    xs: "0 1px 2px rgba(18, 24, 30, 0.05)",
    sm: "0 1px 3px rgba(18, 24, 30, 0.08)",
    md: "0 4px 12px rgba(18, 24, 30, 0.1)",
    lg: "0 8px 24px rgba(18, 24, 30, 0.12)",
    xl: "0 16px 40px rgba(18, 24, 30, 0.16)",
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  focusRing: "auto",
  components: {
    ActionIcon: component<typeof ActionIcon>({ defaultProps: { variant: "subtle", color: "gray", size: "md" } }),
    Anchor: component<typeof Anchor>({ defaultProps: { underline: "hover" } }),
    Badge: component<typeof Badge>({
      defaultProps: { variant: "light", radius: "sm", tt: "none", fw: 500 },
      styles: { root: { maxWidth: "none", overflow: "visible" }, label: { overflow: "visible" } },
    }),
    Button: component<typeof Button>({
      vars: (_, { size }) =>
        size === undefined || size === "sm"
          ? {
              root: {
                "--button-height": CONTROL_HEIGHT,
                "--button-padding-x": "0.75rem",
                "--button-fz": "var(--mantine-font-size-md)",
              },
            }
          : { root: {} },
    }),
    Checkbox: component<typeof Checkbox>({ defaultProps: { size: "sm", radius: "xs" } }),
    Combobox: component<typeof Combobox>({ defaultProps: { shadow: "md", transitionProps: QUICK } }),
    Drawer: component<typeof Drawer>({
      styles: { header: ROOMY, title: { fontSize: "var(--mantine-font-size-lg)", fontWeight: 600 } },
      defaultProps: {
        position: "right",
        size: "lg",
        transitionProps: QUICK,
        closeButtonProps: { "aria-label": "Close" },
        overlayProps: { backgroundOpacity: 0.35 },
      },
    }),
    DrawerHeader: component<typeof Drawer.Header>({ defaultProps: NO_BANNER }),
    Input: component<typeof Input>({
      vars: (_, { size }) =>
        size === undefined || size === "sm"
          ? {
              wrapper: {
                "--input-height": CONTROL_HEIGHT,
                "--input-fz": "var(--haul-input-font-size)",
                "--input-padding": "0.625rem",
              },
            }
          : { wrapper: {} },
    }),
    InputWrapper: component<typeof Input.Wrapper>({ defaultProps: { size: "sm" } }),
    Loader: component<typeof Loader>({ defaultProps: { size: "sm" } }),
    Menu: component<typeof Menu>({
      // A red item takes these in both schemes: too dark for a dark menu, and too strong under the pointer.
      styles: {
        item: {
          "--mantine-color-red-6": "var(--mantine-color-error)",
          "--mantine-color-red-light-hover": "var(--mantine-color-red-light)",
        },
      },
      // Without it the first item has the focus, and nothing but items is in the menu.
      defaultProps: { shadow: "md", transitionProps: QUICK, withinPortal: true, withInitialFocusPlaceholder: false },
    }),
    Modal: component<typeof Modal>({
      styles: {
        header: ROOMY,
        title: { fontSize: "var(--mantine-font-size-lg)", fontWeight: 600, lineHeight: 1.3 },
      },
      defaultProps: {
        centered: true,
        transitionProps: QUICK,
        closeButtonProps: { "aria-label": "Close" },
        overlayProps: { backgroundOpacity: 0.35 },
      },
    }),
    ModalHeader: component<typeof Modal.Header>({ defaultProps: NO_BANNER }),
    NumberInput: component<typeof NumberInput>({
      defaultProps: { hideControls: true, inputWrapperOrder: ["label", "input", "description", "error"] },
    }),
    Paper: component<typeof Paper>({ defaultProps: { withBorder: true } }),
    PasswordInput: component<typeof PasswordInput>({
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    }),
    Popover: component<typeof Popover>({ defaultProps: { shadow: "md", transitionProps: QUICK } }),
    SegmentedControl: component<typeof SegmentedControl>({ defaultProps: { size: "sm", transitionDuration: 120 } }),
    Skeleton: component<typeof Skeleton>({ defaultProps: { radius: "sm" } }),
    Table: component<typeof Table>({ defaultProps: { verticalSpacing: 6, horizontalSpacing: "sm" } }),
    // An arrow only moves: a tab is often a page of its own, which takes the focus when it opens.
    Tabs: component<typeof Tabs>({ defaultProps: { keepMounted: false, activateTabWithKeyboard: false } }),
    Textarea: component<typeof Textarea>({ defaultProps: { autosize: true, minRows: 2, maxRows: 12 } }),
    TextInput: component<typeof TextInput>({
      defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] },
    }),
    Tooltip: component<typeof Tooltip>({
      defaultProps: { openDelay: 300, transitionProps: QUICK, multiline: true, maw: 320 },
    }),
  },
});

/** Badges and light buttons of the dark scheme: Mantine's own are nearly black, and colors cannot be told apart. */
const darkTints = Object.fromEntries(
  Object.keys(colors)
    .filter((name) => name !== "dark")
    .flatMap((name) => [
      [
        `--mantine-color-${name}-light`,
        `color-mix(in srgb, var(--mantine-color-${name}-5) ${DARK_TINT * 100}%, var(--mantine-color-dark-7))`,
      ],
      [
        `--mantine-color-${name}-light-hover`,
        `color-mix(in srgb, var(--mantine-color-${name}-5) ${DARK_TINT * 150}%, var(--mantine-color-dark-7))`,
      ],
      [`--mantine-color-${name}-light-color`, `var(--mantine-color-${name}-2)`],
    ]),
);

/** Where Mantine's own choices miss AA or our surfaces: secondary text, errors, borders, selection. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-dimmed": "var(--mantine-color-gray-5)",
    "--mantine-color-placeholder": "var(--mantine-color-gray-5)",
    "--mantine-color-error": "var(--mantine-color-red-7)",
    "--mantine-color-default-border": "var(--mantine-color-gray-3)",
    "--haul-border": "var(--mantine-color-gray-2)",
    "--haul-surface": "var(--mantine-color-gray-0)",
    "--haul-row-hover": "var(--mantine-color-gray-0)",
    "--haul-row-active": "var(--mantine-color-teal-0)",
    "--haul-focus": "var(--mantine-color-teal-7)",
  },
  dark: {
    ...darkTints,
    "--mantine-color-dimmed": "var(--mantine-color-dark-2)",
    "--mantine-color-placeholder": "var(--mantine-color-dark-2)",
    "--mantine-color-error": "var(--mantine-color-red-4)",
    "--mantine-color-default-border": "var(--mantine-color-dark-4)",
    "--haul-border": "var(--mantine-color-dark-5)",
    "--haul-surface": "var(--mantine-color-dark-6)",
    "--haul-row-hover": "var(--mantine-color-dark-6)",
    "--haul-row-active": "#12302e",
    "--haul-focus": "var(--mantine-color-teal-4)",
  },
});
