import { useSession } from "@haul/platform";
import { SegmentedControl, Table, Text, useIsPhone } from "@haul/ui/core";
import { type FormState, Switch, useFormContext } from "@haul/ui/forms";
import { NOTICE_MAIL } from "../words";
import type { NoticeChoice, SettingsValues } from "./notice-settings";
import { PriorityBadge } from "./priority-badge";
import classes from "./choices-table.module.css";

const MAIL = (["off", "digest", "at_once"] as const).map((value) => ({ value, label: NOTICE_MAIL[value] }));

/** Each kind of notice, and the channels by which it comes. On a phone each row stands as a card. */
export function ChoicesTable({ form }: { form: FormState<SettingsValues> }) {
  return (
    <Table className={classes.table} verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Notify me when</Table.Th>
          <Table.Th>Bell</Table.Th>
          <Table.Th>Email</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {form.values.choices.map((choice, index) => (
          <ChoiceRow key={choice.kind} form={form} choice={choice} index={index} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** Payment instructions: each step has an email of its own for Admins, whatever they choose. */
const ALWAYS_EMAILED = "banking";

function useIsAdmin(): boolean {
  const role = useSession()?.role;
  return role === "Admin" || role === "SuperAdmin";
}

interface ChoiceRowProps {
  readonly form: FormState<SettingsValues>;
  readonly choice: NoticeChoice;
  readonly index: number;
}

function ChoiceRow({ form, choice, index }: ChoiceRowProps) {
  const { touch } = useFormContext();
  const isPhone = useIsPhone();
  const isAlways = useIsAdmin() && choice.kind === ALWAYS_EMAILED;
  const path = `choices.${String(index)}`;
  const change = (value: Partial<NoticeChoice>) => {
    touch();
    form.setFieldValue(path, { ...choice, ...value });
  };
  const error = form.errors[`${path}.kind`];
  return (
    <Table.Tr>
      <Table.Td className={classes.kind} data-path={`${path}.kind`}>
        <Text component="span" display="block" mb={4}>
          {choice.sentence}
        </Text>
        <PriorityBadge priority={choice.priority} />
        {isAlways && (
          <Text size="sm" c="dimmed">
            Admins are always emailed about this.
          </Text>
        )}
        {error != null && (
          <Text c="red" size="sm" role="alert">
            {error}
          </Text>
        )}
      </Table.Td>
      <Table.Td className={classes.bell}>
        <Switch
          size={isPhone ? "md" : "sm"}
          label={isPhone ? "In Haul (bell)" : undefined}
          aria-label={`In Haul (bell): ${choice.sentence}`}
          checked={choice.is_in_bell}
          onChange={(event) => {
            change({ is_in_bell: event.currentTarget.checked });
          }}
        />
      </Table.Td>
      <Table.Td className={classes.mail}>
        <SegmentedControl
          size={isPhone ? "md" : "sm"}
          fullWidth={isPhone}
          aria-label={`Email: ${choice.sentence}`}
          data={MAIL}
          value={isAlways ? "at_once" : choice.mail}
          disabled={isAlways}
          onChange={(mail) => {
            change({ mail });
          }}
        />
      </Table.Td>
    </Table.Tr>
  );
}
