import { lazy, Suspense, useEffect, useEffectEvent, useState, type FunctionComponent, type ReactNode } from "react";
import { Loader } from "@haul/ui/core";

/** A dialog whose code is no part of the page's: it is loaded ahead, or with the first use. */
export function lazyDialog<Props extends object>(load: () => Promise<{ default: FunctionComponent<Props> }>) {
  const Loading = lazy(load);
  let loaded: FunctionComponent<Props> | undefined;

  function LazyDialog(props: Props) {
    // Code that is there opens with the click; suspending for it would hold the dialog back.
    const [Dialog] = useState<FunctionComponent<Props>>(() => loaded ?? Loading);
    return <Dialog {...props} />;
  }

  const loadAhead = async () => {
    try {
      loaded = (await load()).default;
    } catch {
      // Its use tries again, and says so if that fails too.
    }
  };
  return Object.assign(LazyDialog, { loadAhead });
}

interface DialogsProps {
  /** Those that are a click away. */
  ahead?: readonly { readonly loadAhead: () => Promise<void> }[];
  /** The one that is open, if any. */
  children: ReactNode;
}

/** The place of lazy dialogs: loads their code ahead, and shows a click that comes before it is there. */
export function Dialogs({ ahead = [], children }: DialogsProps) {
  const loadAhead = useEffectEvent(() => {
    for (const dialog of ahead) void dialog.loadAhead();
  });
  useEffect(() => loadAhead(), []);
  return <Suspense fallback={<Opening />}>{children}</Suspense>;
}

function Opening() {
  return <Loader role="status" aria-label="Opening" pos="fixed" top="45%" left="50%" style={{ zIndex: 1000 }} />;
}
