import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "../icons";
import { useEffect, useRef, useState } from "react";
import type { FilterBarProps } from "./filter-bar";
import { SEARCH_PARAMETER, severalNumbers, withParameter } from "./filters";
import classes from "./filter-bar.module.css";

/** Long enough that a word typed in one go is one request. */
const SETTLE_MS = 250;

interface SearchBoxProps extends Pick<FilterBarProps, "params" | "onParamsChange"> {
  placeholder: string;
  /** The parameter for several numbers at once; without it they are a text like any other. */
  numbers?: string | undefined;
}

/** Searches as one types, a moment later. */
export function SearchBox({ placeholder, numbers, params, onParamsChange }: SearchBoxProps) {
  const inAddress = params.get(SEARCH_PARAMETER) ?? "";
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const write = (value: string) => {
    written.current = value;
    onParamsChange((current) => withParameter(current, SEARCH_PARAMETER, value), { replace: true });
  };
  const writeSoon = useDebouncedCallback(write, SETTLE_MS);
  const writeNow = (value: string) => {
    writeSoon.cancel();
    write(value);
  };
  /** Several numbers are a filter of their own; true if the text was that. */
  const takesNumbers = (value: string): boolean => {
    const several = numbers === undefined ? [] : severalNumbers(value);
    if (numbers === undefined || several.length === 0) return false;
    writeSoon.cancel();
    written.current = "";
    setText("");
    onParamsChange(
      (current) => withParameter(withParameter(current, SEARCH_PARAMETER, null), numbers, several.join()),
      {
        replace: true,
      },
    );
    return true;
  };
  const clear = () => {
    setText("");
    writeNow("");
  };

  // The address changed by other hands (back button, "Clear"): follow it. Our own echo is not other hands.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={`Search: ${placeholder}`}
      placeholder={placeholder}
      value={text}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={text ? <CloseButton size="sm" aria-label="Clear search" onClick={clear} /> : null}
      onChange={(event) => {
        setText(event.currentTarget.value);
        writeSoon(event.currentTarget.value.trim());
      }}
      onPaste={(event) => {
        if (takesNumbers(event.clipboardData.getData("text"))) event.preventDefault();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !takesNumbers(text)) writeNow(text.trim());
        if (event.key === "Escape" && text) {
          event.stopPropagation();
          clear();
        }
      }}
    />
  );
}
