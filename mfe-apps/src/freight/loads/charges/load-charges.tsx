import { useState } from "react";
import { useCan } from "@haul/platform";
import { ActionIcon, Button, Group, Menu, Stack, confirm, toast, useIsPhone } from "@haul/ui/core";
import { ChargesTable, ToneBadge, chargeBasis, codeWord, formatMoney, type ChargeView } from "@haul/ui/freight";
import { IconDots, IconPencil, IconPlus, IconTrash } from "@haul/ui/icons";
import { ChargeDialog } from "./charge-dialog";
import { FuelProgramMenu, FuelReasons } from "./load-fuel";
import { useRemoveCharge, type Charge, type Load } from "../loads.queries";

/** What the load bills, and changes to it as long as billing has not approved it. */
export function LoadCharges({ load }: { load: Load }) {
  const mayWrite = useCan("loads:write") && load.allowed_actions.includes("edit_charges");
  const [editing, setEditing] = useState<Charge | "new" | null>(null);
  const remove = useRemoveCharge();
  const isPhone = useIsPhone();

  const drop = async (charge: Charge) => {
    const word = codeWord("charge", charge.code);
    const amount = formatMoney(charge.amount_cents, charge.currency);
    const agreed = await confirm({
      title: `Remove ${word.toLowerCase()}?`,
      body: [
        `${amount} comes off the load's total${charge.is_from_program ? ", and the load leaves its fuel program" : ""}; the history keeps it.`,
        charge.code === "LINE_HAUL" && load.charges.some(({ basis }) => basis === "percent")
          ? "Charges that are a percent of line haul change with it."
          : "",
      ]
        .filter(Boolean)
        .join(" "),
      action: "Remove charge",
      isDestructive: true,
    });
    if (!agreed) return;
    remove.mutate(
      { params: { path: { load_id: load.id, charge_id: charge.id } }, body: { version: load.version } },
      { onError: (error) => toast.error(error) },
    );
  };

  const chargeOf = (id: string) => load.charges.find((charge) => charge.id === id);
  return (
    <Stack gap="xs">
      <ChargesTable
        charges={load.charges.map(withoutProgram)}
        totalCents={load.total_cents}
        pendingCents={load.pending_cents}
        rateConfirmationCents={load.rate_confirmation_cents}
        currency={load.currency}
        hasStatus
        renderBasis={(charge) => <Basis charge={charge} known={chargeOf(charge.id)} />}
        {...(mayWrite
          ? {
              renderActions: ({ id, code }) => {
                const charge = chargeOf(id);
                return charge ? (
                  <RowActions
                    word={codeWord("charge", code)}
                    onChange={() => setEditing(charge)}
                    onRemove={() => void drop(charge)}
                  />
                ) : null;
              },
            }
          : {})}
      />
      <FuelReasons load={load} />
      {mayWrite && (
        <Group gap="xs">
          <Button
            size={isPhone ? "sm" : "xs"}
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => setEditing("new")}
          >
            Add charge
          </Button>
          <FuelProgramMenu load={load} />
        </Group>
      )}
      {editing && (
        <ChargeDialog load={load} charge={editing === "new" ? undefined : editing} onClose={() => setEditing(null)} />
      )}
    </Stack>
  );
}

/** What a fuel program writes on the invoice is said below the table at length. */
function withoutProgram(charge: Charge): Charge {
  return charge.is_from_program ? { ...charge, description: undefined } : charge;
}

interface RowActionsProps {
  /** What the charge is called. */
  word: string;
  onChange: () => void;
  onRemove: () => void;
}

/** A phone has room for only one button beside the amount. */
function RowActions({ word, onChange, onRemove }: RowActionsProps) {
  if (useIsPhone()) {
    return (
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="2.75rem" aria-label={`Actions of ${word}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onChange}>Change</Menu.Item>
          <Menu.Item color="red" onClick={onRemove}>
            Remove
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    );
  }
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon variant="subtle" aria-label={`Change ${word}`} onClick={onChange}>
        <IconPencil size={16} />
      </ActionIcon>
      <ActionIcon variant="subtle" aria-label={`Remove ${word}`} onClick={onRemove}>
        <IconTrash size={16} />
      </ActionIcon>
    </Group>
  );
}

/** What the amount is made of, and what changes it by itself. */
function Basis({ charge, known }: { charge: ChargeView; known: Charge | undefined }) {
  return (
    <>
      {chargeBasis(charge)}
      {known?.follows_miles && ", updates with miles"}{" "}
      {known?.is_from_program && (
        <ToneBadge tone="planned" size="sm">
          Fuel program
        </ToneBadge>
      )}
    </>
  );
}
