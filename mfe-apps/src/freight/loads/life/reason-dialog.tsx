import * as z from "zod/mini";
import { useOpenedVersion } from "@haul/platform/lists";
import { Modal, Text } from "@haul/ui/core";
import { Form, FormActions, FormField, useForm, requiredText } from "@haul/ui/forms";
import { formatMoney } from "@haul/ui/freight";
import { isAssigned } from "./load-steps";
import { useBreakDownLoad, useCancelLoad, useHoldLoad, useMarkTonu, useReopenLoad, type Load } from "../loads.queries";

/** Actions that the history must give a reason for. */
export type Reasoned = "break_down" | "cancel" | "hold" | "reopen" | "tonu";

interface Words {
  title: (load: string) => string;
  /** What follows from it. */
  body: (load: Load) => string;
  submit: string;
}

const WORDS: Readonly<Record<Reasoned, Words>> = {
  break_down: {
    title: (load) => `Record breakdown for ${load}`,
    body: () => "This opens an exception. You can still record stop times or assign another truck.",
    submit: "Record breakdown",
  },
  cancel: {
    title: (load) => `Cancel ${load}`,
    body: (load) =>
      isAssigned(load)
        ? "The load leaves the board, and its driver, truck, and trailer become free. It can be reopened until it is invoiced."
        : "The load leaves the board. It can be reopened until it is invoiced.",
    submit: "Cancel load",
  },
  hold: {
    title: (load) => `Put ${load} on hold`,
    body: () => "This load will not move until it is released.",
    submit: "Put on hold",
  },
  reopen: {
    title: (load) => `Reopen ${load}`,
    body: () => "The load goes back to where its stops say it is.",
    submit: "Reopen",
  },
  tonu: {
    title: (load) => `Truck ordered, not used: ${load}`,
    body: (load) =>
      [
        "The customer ordered the truck and then didn’t use it. The load ends here.",
        ...deniedWords(load),
        "Detention charges stay. If you enter an amount, a TONU charge is added.",
      ].join(" "),
    submit: "Mark as TONU",
  },
};

/** What is no longer owed for a truck that was not used; detention of one that waited is. */
function deniedWords({ charges, currency }: Load): string[] {
  const denied = charges.filter(
    ({ code, status }) => code !== "TONU" && code !== "DETENTION" && (status === "pending" || status === "approved"),
  );
  if (denied.length === 0) return [];
  const sum = denied.reduce((total, { amount_cents }) => total + amount_cents, 0);
  return [`Its other charges, ${formatMoney(sum, currency)}, are denied and no longer billed.`];
}

const schema = z.object({ reason: requiredText("Say why; it stays in the load's history.") });

const EMPTY = { reason: "", amount_cents: null as number | null, approval_reference: "" };

export function ReasonDialog({ load, action, onClose }: { load: Load; action: Reasoned; onClose: () => void }) {
  const words = WORDS[action];
  const mutations = {
    break_down: useBreakDownLoad(),
    cancel: useCancelLoad(),
    hold: useHoldLoad(),
    reopen: useReopenLoad(),
    tonu: useMarkTonu(),
  };
  const saving = useOpenedVersion(load.version);
  const form = useForm({ initialValues: EMPTY, schema });

  const save = async ({ reason, amount_cents, approval_reference }: typeof EMPTY) => {
    const params = { path: { load_id: load.id } };
    const charge = {
      ...(amount_cents === null ? {} : { amount_cents }),
      ...(approval_reference.trim() === "" ? {} : { approval_reference: approval_reference.trim() }),
    };
    await saving((version) =>
      action === "tonu"
        ? mutations.tonu.mutateAsync({ params, body: { version, reason, ...charge } })
        : mutations[action].mutateAsync({ params, body: { version, reason } }),
    );
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={words.title(`load ${load.number}`)}>
      <Form form={form} onSubmit={save}>
        <Text size="md">{words.body(load)}</Text>
        <FormField
          name="reason"
          type="textarea"
          label={action === "break_down" ? "What happened, and where" : "Reason"}
          required
          autoFocus
        />
        {action === "tonu" && (
          <>
            <FormField
              name="amount_cents"
              type="money"
              label="TONU charge"
              description="As agreed in the rate confirmation. Without an amount, no charge is added."
            />
            <FormField
              name="approval_reference"
              label="Approved by"
              description="Customer contact or approval number. Without it the charge is pending and not in the total."
            />
          </>
        )}
        <FormActions
          submitLabel={words.submit}
          isDestructive={action === "cancel"}
          onCancel={onClose}
          cancelLabel={action === "cancel" ? "Keep load" : "Cancel"}
        />
      </Form>
    </Modal>
  );
}
