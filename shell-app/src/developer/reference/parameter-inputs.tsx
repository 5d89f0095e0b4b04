import { useState } from "react";
import { Stack } from "@haul/ui/core";
import { InputBase, Select } from "@haul/ui/forms";
import { type Operation, type Parameter, typesOf } from "../document";
import classes from "./parameter-inputs.module.css";
import type { CallDraft } from "./use-call-draft";

interface ParameterInputsProps {
  readonly operation: Operation;
  readonly draft: CallDraft;
}

/** The parameters of a call; a list takes dozens, of which most calls need none. */
export function ParameterInputs({ operation: { parameters }, draft }: ParameterInputsProps) {
  // As the call began: a field would jump out of the list with its first letter.
  const [exampleNames] = useState(() => Object.keys(draft.texts));
  const usual = parameters.filter(({ name, required }) => required || exampleNames.includes(name));
  const others = parameters.filter((parameter) => !usual.includes(parameter));
  const input = (parameter: Parameter) => (
    <ParameterInput
      key={parameter.name}
      parameter={parameter}
      value={draft.texts[parameter.name] ?? ""}
      onChange={(text) => draft.setText(parameter.name, text)}
    />
  );
  return (
    <>
      {usual.map(input)}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{others.length === 1 ? "1 optional parameter" : `${others.length} optional parameters`}</summary>
          <Stack gap="sm" mt="sm">
            {others.map(input)}
          </Stack>
        </details>
      )}
    </>
  );
}

interface ParameterInputProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ParameterInput({ parameter: { name, schema = {}, required = false }, value, onChange }: ParameterInputProps) {
  const choices = typesOf(schema).includes("boolean") ? ["true", "false"] : schema.enum?.map(String);
  if (choices)
    return (
      <Select
        label={name}
        data={choices}
        value={value === "" ? null : value}
        clearable={!required}
        onChange={(choice) => onChange(choice ?? "")}
      />
    );
  return (
    <InputBase
      label={name}
      dir="ltr"
      required={required}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
