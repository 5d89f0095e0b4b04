import { useCan } from "@haul/platform";
import { optionsOf } from "@haul/platform/records";
import { Drawer, Group, SegmentedControl, Stack, Text, toast } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { words } from "@haul/ui/freight";
import { STRICTNESSES } from "../../words";
import { useAssignmentRules, useUpdateAssignmentRules } from "./board.queries";
import classes from "./rules-drawer.module.css";

/** How strict the gate is: whether breaking a rule warns or blocks, for the whole company. */
export function RulesDrawer({ onClose }: { onClose: () => void }) {
  const rules = useAssignmentRules();
  const update = useUpdateAssignmentRules();
  const mayChange = useCan("company:write");
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title="Assignment rules"
      classNames={{ close: classes.close }}
    >
      <Stack gap="md">
        <Text c="dimmed">
          “Block” stops the assignment for everyone. “Warn” asks first, and the load’s history records who accepted it.{" "}
          {!mayChange && "An Admin of your company can change this."}
        </Text>
        <QueryStates query={rules}>
          {({ items }) => (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
              {items.map(({ rule, description, strictness, default_strictness, is_fixed }) => (
                <Group key={rule} component="li" justify="space-between" wrap="nowrap" gap="md">
                  <div>
                    <Text fw={500}>{words(rule)}</Text>
                    <Text size="sm" c="dimmed">
                      {description} {strictness !== default_strictness && `By default ${USUALLY[default_strictness]}.`}
                    </Text>
                  </div>
                  <SegmentedControl
                    aria-label={words(rule)}
                    size="xs"
                    classNames={{ root: classes.choices, label: classes.choice }}
                    disabled={!mayChange || is_fixed || update.isPending}
                    value={strictness}
                    data={optionsOf(STRICTNESSES)}
                    onChange={(value) =>
                      update.mutate(
                        { body: { rules: [{ rule, strictness: value === "block" ? "block" : "warn" }] } },
                        { onError: (error) => toast.error(error) },
                      )
                    }
                  />
                </Group>
              ))}
            </Stack>
          )}
        </QueryStates>
      </Stack>
    </Drawer>
  );
}

const USUALLY = { warn: "it warns", block: "it blocks" } as const;
