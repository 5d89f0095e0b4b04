import { Alert, Button, Group, Text } from "@haul/ui/core";
import { useFormContext } from "@haul/ui/forms";
import { Day } from "@haul/ui/freight";
import { IconRoute } from "@haul/ui/icons";
import { trimmed } from "../../../shared/decimal";
import { chargeValues } from "../charges/charge-values";
import { NO_PROGRAM, type LoadValues } from "./load-form-values";
import { ContractRate, useContractLane, type ContractLane } from "../../../shared/contract-lane";

/** The price agreed for the lane of the load that is being booked, and a button that takes it over. */
export function ContractPrice() {
  const { form } = useFormContext();
  const values = form.values as LoadValues;
  const [first, last] = [values.stops[0], values.stops.at(-1)];
  const lane = useContractLane({
    customerId: values.customer_id?.id,
    originId: first?.facility_id?.id,
    destinationId: last?.facility_id?.id,
    equipment: values.equipment,
    day: first?.earliest_local?.slice(0, 10),
  });
  if (!lane) return null;
  const take = () => {
    form.setFieldValue("charges", withContract(values.charges, lane));
    // A rate that includes fuel has no surcharge beside it.
    form.setFieldValue("fuel_program_id", lane.fuel_program?.id ?? NO_PROGRAM);
  };
  return (
    <Alert role="status" icon={<IconRoute size={16} aria-hidden />} title="Contract price">
      <Group justify="space-between" gap="xs">
        <Text size="md">
          <ContractRate lane={lane} />
          {lane.fuel_program ? ` plus fuel by ${lane.fuel_program.name}` : ", fuel included"}, until{" "}
          <Day on={lane.ends_on} />
        </Text>
        {isTaken(values, lane) ? (
          <Text size="md" c="dimmed">
            In the charges
          </Text>
        ) : (
          <Button size="xs" variant="default" onClick={take}>
            Use this price
          </Button>
        )}
      </Group>
    </Alert>
  );
}

type Charges = LoadValues["charges"];

/** The line haul at the contract's rate; other charges stay. */
export function withContract(charges: Charges, { basis, rate, lane }: ContractLane): Charges {
  const agreed = { ...chargeValues(), basis, rate: trimmed(rate), description: `Contract, ${lane}` };
  const others = charges.filter(({ code }) => code !== "LINE_HAUL");
  return [agreed, ...others];
}

function isTaken({ charges }: LoadValues, { basis, rate }: ContractLane): boolean {
  return charges.some(
    (charge) => charge.code === "LINE_HAUL" && charge.basis === basis && charge.rate === trimmed(rate),
  );
}
