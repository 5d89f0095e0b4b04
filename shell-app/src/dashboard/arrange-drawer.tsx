import { useState } from "react";
import { useOpenedVersion } from "@haul/platform/lists";
import { ActionIcon, Button, Drawer, Group, Stack, Text, VisuallyHidden, toast, useIsPhone } from "@haul/ui/core";
import { Checkbox, Switch } from "@haul/ui/forms";
import { QueryStates } from "@haul/ui/data";
import { formatStopTime } from "@haul/ui/format";
import { IconArrowDown, IconArrowUp } from "@haul/ui/icons";
import { usePreference, useSavePreference } from "./dashboard.queries";
import {
  isTall,
  isWide,
  movedTile,
  orderedKeys,
  resizedTile,
  toggledTile,
  type Preference,
  type Tiles,
} from "./tile-order";
import classes from "./dashboard.module.css";

interface ArrangeProps {
  /** The tiles of the page, in their usual order. */
  tiles: readonly { key: string; label: string }[];
  /** Charts below the figures, which stay where they are. */
  charts?: readonly { key: string; label: string }[];
  zone: string;
  onClose: () => void;
}

/** Which tiles a person sees, in which order and size, and whether the figures come by mail. */
export function ArrangeDrawer({ tiles, charts = [], zone, onClose }: ArrangeProps) {
  const preference = usePreference();
  return (
    <Drawer opened onClose={onClose} position="right" title="Arrange tiles and email">
      <QueryStates query={preference}>
        {(data) => <Arrange preference={data} tiles={tiles} charts={charts} zone={zone} onClose={onClose} />}
      </QueryStates>
    </Drawer>
  );
}

function Arrange({ preference, tiles: all, charts = [], zone, onClose }: ArrangeProps & { preference: Preference }) {
  const [tiles, setTiles] = useState(preference.tiles);
  const [isMailed, setIsMailed] = useState(preference.is_mailed_weekly);
  const [said, setSaid] = useState("");
  const save = useSavePreference();
  const saving = useOpenedVersion(preference.version);
  const arrowSize = useIsPhone() ? 44 : "md";
  const labels = new Map(all.map(({ key, label }) => [key, label]));
  const keys = [...labels.keys()];
  const ordered = orderedKeys(keys, tiles.order);

  const move = (key: string, step: -1 | 1) => {
    setTiles(movedTile(tiles, keys, key, step));
    setSaid(`${labels.get(key) ?? ""}: ${ordered.indexOf(key) + 1 + step} of ${ordered.length}`);
  };
  const send = async () => {
    try {
      await saving((version) => save.mutateAsync({ body: { version, tiles, is_mailed_weekly: isMailed } }));
      toast.success("Your dashboard settings are saved.");
      onClose();
    } catch (error) {
      toast.error(error);
    }
  };

  return (
    <Stack>
      <Switch
        label="Email me last week's figures every Monday"
        checked={isMailed}
        onChange={(event) => setIsMailed(event.currentTarget.checked)}
      />
      {preference.mail_at && isMailed && (
        <Text size="sm" c="dimmed">
          Next email: {formatStopTime(preference.mail_at, zone)}
        </Text>
      )}
      <ul className={classes.tileList} aria-label="Tiles">
        {ordered.map((key, at) => (
          <li key={key} className={classes.tileLine}>
            <Checkbox
              label={labels.get(key) ?? key}
              checked={!tiles.hidden.includes(key)}
              onChange={() => setTiles(toggledTile(tiles, key))}
            />
            <span className={classes.tileActions}>
              <SizeSwitch
                label={`${labels.get(key) ?? key}: wide`}
                checked={isWide(tiles, key)}
                onChange={() => setTiles(resizedTile(tiles, "wide", key))}
              >
                Wide
              </SizeSwitch>
              <ActionIcon
                size={arrowSize}
                variant="subtle"
                color="gray"
                aria-label={`Move ${labels.get(key) ?? key} up`}
                disabled={at === 0}
                onClick={() => move(key, -1)}
              >
                <IconArrowUp size={16} aria-hidden />
              </ActionIcon>
              <ActionIcon
                size={arrowSize}
                variant="subtle"
                color="gray"
                aria-label={`Move ${labels.get(key) ?? key} down`}
                disabled={at === ordered.length - 1}
                onClick={() => move(key, 1)}
              >
                <IconArrowDown size={16} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
      {charts.length > 0 && (
        <ul className={classes.tileList} aria-label="Charts">
          {charts.map(({ key, label }) => (
            <li key={key} className={classes.tileLine}>
              <Checkbox
                label={label}
                checked={!tiles.hidden.includes(key)}
                onChange={() => setTiles(toggledTile(tiles, key))}
              />
              <SizeSwitch
                label={`${label}: tall`}
                checked={isTall(tiles, key)}
                onChange={() => setTiles(resizedTile(tiles, "tall", key))}
              >
                Tall
              </SizeSwitch>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      <Group justify="space-between">
        <Button variant="subtle" onClick={() => setTiles(asUsual(tiles, [...keys, ...charts.map(({ key }) => key)]))}>
          Reset to default
        </Button>
        <Button onClick={() => void send()} loading={save.isPending}>
          Save
        </Button>
      </Group>
    </Stack>
  );
}

interface SizeSwitchProps {
  label: string;
  checked: boolean;
  onChange: () => void;
  children: string;
}

function SizeSwitch({ label, checked, onChange, children }: SizeSwitchProps) {
  return <Checkbox aria-label={label} label={children} checked={checked} onChange={onChange} />;
}

/** This page's tiles as they were at first; those of other pages stay. */
const asUsual = ({ order, hidden, wide = [], tall = [] }: Tiles, keys: readonly string[]): Tiles => ({
  order: without(order, keys),
  hidden: without(hidden, keys),
  wide: without(wide, keys),
  tall: without(tall, keys),
});

const without = (all: readonly string[], keys: readonly string[]) => all.filter((key) => !keys.includes(key));
