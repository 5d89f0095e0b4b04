/**
 * The way to Mantine for every page: layout, text, buttons, overlays, feedback, hooks.
 * Add a name here when a page needs one; a shared module cannot be tree-shaken, so the list stays chosen.
 */
/// <reference path="../css.d.ts" />
export { UiProvider, TOAST_MS, type UiProviderProps } from "../theme/provider";
export { cspNonce } from "../theme/nonce";
export { colors, toneColor, type Tone } from "../theme/colors";

export {
  Accordion, ActionIcon, Alert, Anchor, Avatar, Badge, Box, Breadcrumbs, Burger, Button, Card, Center, Chip, CloseButton, Code, Collapse,
  Container, CopyButton, Dialog, Divider, Drawer, Flex, FocusTrap, Grid, Group, Highlight, HoverCard, Image, Indicator, Kbd, List, Loader,
  LoadingOverlay, Menu, Modal, NavLink, Overlay, Pagination, Paper, Pill, Popover, Portal, Progress, RingProgress, ScrollArea,
  SegmentedControl, SimpleGrid, Skeleton, Space, Stack, Stepper, Table, Tabs, Text, ThemeIcon, Title, Tooltip, Transition, UnstyledButton,
  VisuallyHidden, createPolymorphicComponent, useComputedColorScheme, useDirection, useMantineTheme,
  type ActionIconProps, type AnchorProps, type BadgeProps, type BoxProps, type ButtonProps, type DrawerProps, type GroupProps, type MenuProps,
  type ModalProps, type StackProps, type TextProps,
} from "@mantine/core";
export {
  useClickOutside, useClipboard, useDebouncedCallback, useDebouncedValue, useDisclosure, useDocumentTitle, useElementSize, useFocusTrap,
  useHotkeys, useId, useInterval, useLocalStorage, useMediaQuery, useMergedRef, useOs, usePrevious, useReducedMotion, useViewportSize,
  useWindowEvent, getHotkeyHandler,
} from "@mantine/hooks";
export { ModalsProvider, modals } from "@mantine/modals";

export { errorMessage, isApiError, type ApiErrorLike } from "./api-error";
export { confirm, type ConfirmOptions } from "./confirm";
export { UiLink, UiNavigationProvider, isPlainClick, type Navigate } from "./link";
export { toast } from "./toasts";
export { useIsPhone } from "./use-is-phone";
