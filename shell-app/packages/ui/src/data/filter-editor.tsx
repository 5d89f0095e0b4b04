import { Button, Checkbox, Group, Radio, ScrollArea, Stack } from "@mantine/core";
import { DateInput } from "../forms/inputs";
import { RecordSelect } from "../forms/record-select";
import type { Filter } from "./filters";

interface FilterEditorProps {
  filter: Filter;
  values: readonly string[];
  onSet: (values: readonly string[]) => void;
  onDone: () => void;
}

/** What opens under a filter's chip. Choices take effect at once. */
export default function FilterEditor({ filter, values, onSet, onDone }: FilterEditorProps) {
  switch (filter.kind) {
    case "flag":
      return null;
    case "select":
      return (
        <ScrollArea.Autosize mah={320}>
          <Radio.Group
            aria-label={filter.label}
            value={values[0] ?? null}
            onChange={(value) => {
              onSet([value]);
              onDone();
            }}
          >
            <Stack gap={6}>
              {filter.options.map((option) => (
                <Radio key={option.value} value={option.value} label={option.label} size="sm" />
              ))}
            </Stack>
          </Radio.Group>
        </ScrollArea.Autosize>
      );
    case "choices":
      return (
        <ScrollArea.Autosize mah={320}>
          <Checkbox.Group aria-label={filter.label} value={[...values]} onChange={onSet}>
            <Stack gap={6}>
              {filter.options.map((option) => (
                <Checkbox key={option.value} value={option.value} label={option.label} />
              ))}
            </Stack>
          </Checkbox.Group>
        </ScrollArea.Autosize>
      );
    case "days":
      return (
        <Stack gap="xs" miw={220}>
          <DateInput
            label="From"
            value={values[0] || null}
            clearable
            withinPortal={false}
            onChange={(from) => onSet([from ?? "", values[1] ?? ""])}
          />
          <DateInput
            label="Until"
            value={values[1] || null}
            clearable
            withinPortal={false}
            onChange={(to) => onSet([values[0] ?? "", to ?? ""])}
          />
          <Group justify="flex-end">
            <Button size="compact-sm" variant="default" onClick={onDone}>
              Done
            </Button>
          </Group>
        </Stack>
      );
    case "record":
      return (
        <RecordSelect
          aria-label={filter.label}
          placeholder={`Search ${filter.label.toLowerCase()}`}
          value={null}
          withinPortal={false}
          search={filter.search}
          autoFocus
          onChange={(option) => {
            if (option) onSet([option.id]);
            onDone();
          }}
        />
      );
  }
}
