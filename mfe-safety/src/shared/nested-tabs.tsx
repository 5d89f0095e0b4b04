import type { ReactNode } from "react";
import { useIsPhone } from "@haul/ui/core";
import { TabStrip } from "@haul/ui/data";
import { IconArrowLeft } from "@haul/ui/icons";

interface NestedTabsProps<Value extends string> {
  /** The tabs, of which one has these views. */
  outer: ReactNode;
  /** Where the way back leads, in a word, and what goes there. */
  back: string;
  onBack: () => void;
  label: string;
  views: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onOpen: (value: Value) => void;
}

const BACK = "back";

/** The views of a tab, below the tabs. A phone shows them in place of the tabs, so that a list begins high up. */
export function NestedTabs<Value extends string>({
  outer,
  back,
  onBack,
  label,
  views,
  ...shown
}: NestedTabsProps<Value>) {
  const isPhone = useIsPhone();
  if (!isPhone) {
    return (
      <>
        {outer}
        <TabStrip label={label} tabs={views} {...shown} />
      </>
    );
  }
  return (
    <TabStrip<Value | typeof BACK>
      label={label}
      tabs={[{ value: BACK, label: back, icon: <IconArrowLeft size={14} aria-hidden /> }, ...views]}
      value={shown.value}
      onOpen={(next) => (next === BACK ? onBack() : shown.onOpen(next))}
    />
  );
}
