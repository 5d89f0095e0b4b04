import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "../icons";
import { useEffect, useRef, useState } from "react";
import type { FilterBarProps } from "./filter-bar";
import { SEARCH_PARAMETER, withParameter } from "./filters";
import classes from "./filter-bar.module.css";

/** Long enough that a word typed in one go is one request. */
const SETTLE_MS = 250;

interface SearchBoxProps extends Pick<FilterBarProps, "params" | "onParamsChange"> {
  placeholder: string;
}

/** Searches as one types, a moment later. */
export function SearchBox({ placeholder, params, onParamsChange }: SearchBoxProps) {
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
      onKeyDown={(event) => {
        if (event.key === "Enter") writeNow(text.trim());
        if (event.key === "Escape" && text) {
          event.stopPropagation();
          clear();
        }
      }}
    />
  );
}
