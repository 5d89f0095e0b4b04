/**
 * The way to Mantine for every page: layout, text, buttons, overlays, feedback, hooks.
 * Add a name here when a page needs one; a shared module cannot be tree-shaken, so the list stays chosen.
 */
export { UiProvider, type UiProviderProps } from "../theme/provider";
export { cspNonce } from "../theme/nonce";
export { colors, toneColor, type Tone } from "../theme/colors";

export {
  ActionIcon,
  Alert,
  Anchor,
  Avatar,
  Badge,
  Button,
  Center,
  Code,
  Container,
  CopyButton,
  Divider,
  Drawer,
  Group,
  Indicator,
  List,
  Loader,
  Menu,
  Modal,
  Paper,
  Popover,
  Progress,
  ScrollArea,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Tabs,
  Text,
  Title,
  Tooltip,
  UnstyledButton,
  VisuallyHidden,
  useComputedColorScheme,
  type ActionIconProps,
  type AnchorProps,
  type BadgeProps,
  type BoxProps,
  type ButtonProps,
  type DrawerProps,
  type GroupProps,
  type MenuProps,
  type ModalProps,
  type StackProps,
  type TextProps,
} from "@mantine/core";
export { useDebouncedValue, useHotkeys, useMounted, useOs } from "@mantine/hooks";

export { errorMessage, isApiError, type ApiErrorLike } from "./api-error";
export { CarrierBrand } from "./carrier-brand";
export { confirm, type ConfirmOptions } from "./confirm";
export { Email } from "./email";
export { UiLink, UiNavigationProvider, type Navigate } from "./link";
export { Ltr } from "./ltr";
export { preloadOverlays } from "./overlays";
export { stateOptions } from "./states";
export { toast } from "./toasts";
export { useIsNarrow, useIsPhone } from "./use-is-phone";
