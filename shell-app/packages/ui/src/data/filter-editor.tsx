import { Button, Checkbox, Group, NumberInput, Radio, ScrollArea, Select, Stack, TextInput } from "@mantine/core";
import { type SyntheticEvent, useState } from "react";
import { DateInput } from "../forms/inputs";
import { RecordSelect } from "../forms/record-select";
import { type Filter, USUAL_RADIUS } from "./filters";

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
    case "text":
    case "number":
    case "around":
      return <TypedEditor filter={filter} values={values} onSet={onSet} onDone={onDone} />;
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

type Typed = Extract<Filter, { kind: "text" | "number" | "around" }>;

/** How far a truck goes empty for a load. */
const RADII = ["10", "25", "50", "100", "150", "250", "500"].map((miles) => ({
  value: miles,
  label: `${miles} miles`,
}));

/** A value that is typed takes effect when it is confirmed: half a word finds nothing. */
function TypedEditor({ filter, values, onSet, onDone }: FilterEditorProps & { filter: Typed }) {
  const [text, setText] = useState(values[0] ?? "");
  const [radius, setRadius] = useState(values[1] ?? USUAL_RADIUS);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const value = text.trim();
    onSet(value === "" ? [] : filter.kind === "around" ? [value, radius] : [value]);
    onDone();
  };
  return (
    <form onSubmit={apply}>
      <Stack gap="xs" miw={220}>
        {filter.kind === "number" ? (
          <NumberInput
            label={filter.label}
            suffix={` ${filter.unit}`}
            min={filter.min}
            max={filter.max}
            allowDecimal={false}
            allowNegative={false}
            value={text}
            data-autofocus
            onChange={(value) => setText(String(value))}
          />
        ) : (
          <TextInput
            label={filter.kind === "around" ? "City and state, or ZIP Code" : filter.label}
            placeholder={filter.kind === "around" ? "Joliet, IL" : filter.placeholder}
            value={text}
            data-autofocus
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {filter.kind === "around" && (
          <Select
            label="Within"
            data={RADII}
            value={radius}
            allowDeselect={false}
            comboboxProps={{ withinPortal: false }}
            onChange={(miles) => setRadius(miles ?? USUAL_RADIUS)}
          />
        )}
        <Group justify="flex-end">
          <Button size="compact-sm" type="submit">
            Apply
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
