import { useState } from "react";
import { Alert, Button, Menu, Stack, Text, toast, useIsPhone } from "@haul/ui/core";
import { formatDate, formatRate } from "@haul/ui/freight";
import { IconAlertTriangle } from "@haul/ui/icons";
import { DOT } from "../../../shared/dot";
import { programOptions, useFuelPrograms, useMayReadPrograms } from "../../../shared/fuel-programs";
import { useUpdateLoad, type Load } from "../loads.queries";

type Surcharge = NonNullable<Load["fuel_surcharge"]>;

/** What the fuel surcharge rests on. */
export function FuelReasons({ load: { fuel_surcharge: surcharge } }: { load: Load }) {
  if (!surcharge) return null;
  const { weeks_old = 0, problem } = surcharge;
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed">
        {surchargeWords(surcharge)}
      </Text>
      {weeks_old > 0 && (
        <Text size="sm" c="dimmed">
          Price is {weeks_old} {weeks_old === 1 ? "week" : "weeks"} older than the pickup.
        </Text>
      )}
      {surcharge.is_by_hand && (
        <Text size="sm" c="dimmed">
          A fuel charge was entered by hand, so the program adds none.
        </Text>
      )}
      {problem && (
        <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} py="xs">
          {problem}
        </Alert>
      )}
    </Stack>
  );
}

/** `Standard: diesel $3.887, week of Nov 16 · peg $1.25 · $0.4395 a mile`. */
function surchargeWords({ program, price, week_on, peg, rate }: Surcharge): string {
  const diesel = [price && `diesel ${formatRate(price)}`, week_on && `week of ${dayWords(week_on)}`];
  const parts = [diesel.filter(Boolean).join(", "), `peg ${formatRate(peg)}`, rate && `${formatRate(rate)} a mile`];
  return `${program}: ${parts.filter(Boolean).join(DOT)}`;
}

/** The year is said only where it is another one. */
const dayWords = (day: string) => formatDate(day).replace(`, ${new Date().getFullYear()}`, "");

/** Puts the load on a program, or takes it off. The programs are read once the menu opens. */
export function FuelProgramMenu({ load }: { load: Load }) {
  const update = useUpdateLoad();
  const mayRead = useMayReadPrograms();
  const isPhone = useIsPhone();
  const [isOpen, setIsOpen] = useState(false);
  const isOn = load.fuel_program_id !== undefined;
  if (!isOn && !mayRead) return null;
  const change = (fuel_program_id: string | null) =>
    update.mutate(
      { params: { path: { load_id: load.id } }, body: { version: load.version, fuel_program_id } },
      { onError: (error) => toast.error(error) },
    );
  return (
    <Menu position="bottom-start" opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <Button size={isPhone ? "sm" : "xs"} variant="default" loading={update.isPending}>
          {isOn ? "Change fuel program" : "Apply a fuel program"}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {isOpen && mayRead && <OtherPrograms current={load.fuel_program_id} onChoose={change} />}
        {isOn && <Menu.Item onClick={() => change(null)}>Remove the fuel program</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}

interface OtherProgramsProps {
  current: string | undefined;
  onChoose: (id: string) => void;
}

function OtherPrograms({ current, onChoose }: OtherProgramsProps) {
  const programs = useFuelPrograms();
  if (!programs) return <Menu.Label>Loading programs…</Menu.Label>;
  const others = programOptions(programs).filter(({ value }) => value !== current);
  if (others.length === 0) return <Menu.Label>{current ? "No other program" : "No fuel program yet"}</Menu.Label>;
  return others.map(({ value, label }) => (
    <Menu.Item key={value} onClick={() => onChoose(value)}>
      {label}
    </Menu.Item>
  ));
}
