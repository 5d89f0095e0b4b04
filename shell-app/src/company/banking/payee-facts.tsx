import { useState } from "react";
import { useCan } from "@haul/platform";
import { Button, Email, Group, Text, toast } from "@haul/ui/core";
import { DescriptionList } from "@haul/ui/data";
import { addressLine } from "@haul/ui/format";
import { IconEye, IconEyeOff } from "@haul/ui/icons";
import { ACCOUNT_KINDS } from "../../words";
import { type RemittanceChange, useRevealAccount } from "./banking.queries";

/** Name, address and account that customers pay to. */
export function PayeeFacts({ change }: { change: RemittanceChange }) {
  const { remit_name, address, email, bank } = change;
  return (
    <DescriptionList
      items={[
        { label: "Pay to", value: remit_name },
        { label: "Checks to", value: addressLine(address) },
        { label: "Remittance advice", value: email && <Email address={email} /> },
        ...(bank
          ? [
              { label: "Bank", value: bank.bank_name },
              { label: "Account", value: <AccountNumbers change={change} bank={bank} /> },
            ]
          : [{ label: "Bank", value: "No account: customers pay by check" }]),
      ]}
    />
  );
}

interface AccountNumbersProps {
  change: RemittanceChange;
  bank: NonNullable<RemittanceChange["bank"]>;
}

function AccountNumbers({ change, bank }: AccountNumbersProps) {
  const mayReveal = useCan("banking:reveal");
  const reveal = useRevealAccount();
  // Shown here only; the answer is in no cache.
  const [shown, setShown] = useState<{ routing_number: string; account_number: string } | null>(null);
  const look = async () => {
    try {
      setShown(await reveal.mutateAsync({ params: { path: { remittance_change_id: change.id } } }));
    } catch (error) {
      toast.error(error);
    }
  };
  const hide = () => {
    setShown(null);
    reveal.reset();
  };
  return (
    <Group gap="sm">
      <div>
        <Text>
          {ACCOUNT_KINDS[bank.kind]} {shown?.account_number ?? `…${bank.account_last4}`}
        </Text>
        <Text size="sm" c="dimmed">
          Routing {shown?.routing_number ?? `…${bank.routing_last4}`}
        </Text>
      </div>
      {mayReveal && (
        <Button
          size="xs"
          variant="default"
          loading={reveal.isPending}
          leftSection={shown ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
          onClick={() => {
            if (shown) hide();
            else void look();
          }}
        >
          {shown ? "Hide full numbers" : "Show full numbers"}
        </Button>
      )}
    </Group>
  );
}
