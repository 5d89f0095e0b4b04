import { useState } from "react";
import { Text, useDebouncedValue } from "@haul/ui/core";
import { Combobox, InputBase, useCombobox, useFormContext } from "@haul/ui/forms";
import { type PlaceFieldProps } from "@haul/ui/long-forms";
import { usePlaces, type Place } from "./places.queries";

interface Props extends Omit<PlaceFieldProps, "autoComplete"> {
  /** For what else follows from the place that was chosen. */
  onPlace?: ((place: Place) => void) | undefined;
}

/** A pause in typing. */
const PAUSE = 200;

/** City or ZIP of an address, with places to choose from while typing; the chosen one fills city, state and ZIP. */
export function PlaceField({ name, label, required, onPlace }: Props) {
  const { form, isSaving } = useFormContext();
  const address = name.slice(0, name.lastIndexOf("."));
  const isZip = name.endsWith(".postal_code");
  const valueOf = (path: string) => String(form.getInputProps(path).value ?? "");
  const value = valueOf(name);

  const [isTyping, setIsTyping] = useState(false);
  const [settled] = useDebouncedValue(value, PAUSE);
  const places = usePlaces(settled, isTyping && valueOf(`${address}.country`) === "US");
  const items = isTyping ? (places?.items ?? []) : [];
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });

  const close = () => {
    combobox.closeDropdown();
    setIsTyping(false);
  };
  const choose = (place: Place | undefined) => {
    close();
    if (!place) return;
    form.setFieldValue(`${address}.city`, place.name);
    form.setFieldValue(`${address}.state`, place.state);
    // A ZIP that was looked up is completed; one that was typed beside the city stays.
    if (place.postal_code && (isZip || valueOf(`${address}.postal_code`) === ""))
      form.setFieldValue(`${address}.postal_code`, place.postal_code);
    onPlace?.(place);
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(index) => choose(items[Number(index)])}
      shadow="md"
      transitionProps={{ duration: 0 }}
    >
      <Combobox.Target>
        <InputBase
          name={name}
          label={label}
          required={required}
          disabled={isSaving}
          error={form.errors[name]}
          data-path={name}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            form.setFieldValue(name, event.currentTarget.value);
            setIsTyping(true);
            combobox.openDropdown();
          }}
          onBlur={close}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={items.length === 0}>
        <Combobox.Options mah={280} style={{ overflowY: "auto" }}>
          {items.map((place, index) => (
            <Combobox.Option key={index} value={String(index)}>
              {isZip && place.postal_code ? `${place.postal_code} ` : ""}
              {place.name}, {place.state}
            </Combobox.Option>
          ))}
        </Combobox.Options>
        <Combobox.Footer>
          <Text size="xs" c="dimmed">
            {places?.attribution}
          </Text>
        </Combobox.Footer>
      </Combobox.Dropdown>
    </Combobox>
  );
}
