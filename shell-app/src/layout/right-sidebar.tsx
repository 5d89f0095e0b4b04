import { useAtom } from "jotai";
import { DEFAULT_LAYOUT, isRightSidebarOpenAtom, layoutAtom, type LayoutSettings } from "@haul/platform";
import { THEMES } from "./themes";
import { Button, Drawer, SegmentedControl, Stack, Text, useMounted } from "@haul/ui/core";

interface Setting<K extends keyof LayoutSettings> {
  readonly key: K;
  readonly label: string;
  readonly choices: readonly { readonly value: LayoutSettings[K]; readonly label: string }[];
}

const LIGHT_DARK_BRAND = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "brand", label: "Brand" },
] as const;

const SETTINGS = [
  {
    key: "theme",
    label: "Theme",
    choices: THEMES,
  } satisfies Setting<"theme">,
  {
    key: "direction",
    label: "Direction",
    choices: [
      { value: "ltr", label: "Left to right" },
      { value: "rtl", label: "Right to left" },
    ],
  } satisfies Setting<"direction">,
  {
    key: "width",
    label: "Width",
    choices: [
      { value: "default", label: "Fluid" },
      { value: "boxed", label: "Boxed" },
    ],
  } satisfies Setting<"width">,
  { key: "topbarTheme", label: "Top bar", choices: LIGHT_DARK_BRAND } satisfies Setting<"topbarTheme">,
  { key: "sidebarTheme", label: "Menu", choices: LIGHT_DARK_BRAND } satisfies Setting<"sidebarTheme">,
  {
    key: "sidebarType",
    label: "Menu view",
    choices: [
      { value: "default", label: "Default" },
      { value: "hover", label: "Opens on hover" },
      { value: "hover-active", label: "Always open" },
      { value: "sm", label: "Icons" },
      { value: "md", label: "Icons with labels" },
      { value: "mobile", label: "Drawer" },
      { value: "hidden", label: "Hidden" },
    ],
  } satisfies Setting<"sidebarType">,
  {
    key: "position",
    label: "Bars",
    choices: [
      { value: "fixed", label: "Fixed" },
      { value: "scrollable", label: "Scroll with the page" },
    ],
  } satisfies Setting<"position">,
];

/** Every layout setting; each applies at once and is remembered in this browser. */
export default function RightSidebar() {
  const [isOpen, setOpen] = useAtom(isRightSidebarOpenAtom);
  const [layout, setLayout] = useAtom(layoutAtom);
  // A drawer that is open from its first render does not know where to give the focus back.
  const isMounted = useMounted();
  return (
    <Drawer
      opened={isMounted && isOpen}
      onClose={() => {
        setOpen(false);
      }}
      title="Layout settings"
      size={340}
    >
      <Stack gap="lg">
        {SETTINGS.map((setting) => (
          <div key={setting.key} role="group" aria-label={setting.label}>
            <Text size="sm" fw={500} mb={6}>
              {setting.label}
            </Text>
            <SegmentedControl
              fullWidth
              aria-label={setting.label}
              orientation={setting.choices.length > 3 ? "vertical" : "horizontal"}
              data={[...setting.choices]}
              value={layout[setting.key]}
              onChange={(value) => {
                setLayout({ [setting.key]: value });
              }}
            />
          </div>
        ))}
        <Button
          variant="default"
          onClick={() => {
            setLayout(DEFAULT_LAYOUT);
          }}
        >
          Reset to defaults
        </Button>
      </Stack>
    </Drawer>
  );
}
