import { Text } from "@haul/ui/core";

interface CompleteCountProps {
  complete_count: number;
  required_count: number;
  hasExpired: boolean;
}

/** How many of the required papers are in order; red once one has expired, as the paper itself is. */
export function CompleteCount({ complete_count, required_count, hasExpired }: CompleteCountProps) {
  const isShort = complete_count < required_count;
  return (
    <Text span inherit {...(isShort ? { c: hasExpired ? "red" : "amber", fw: 600 } : {})}>
      {complete_count} of {required_count}
    </Text>
  );
}
