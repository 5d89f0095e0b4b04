import { useEffect, useState, type ComponentType } from "react";
import { trackProgress } from "./progress";

interface PartModule<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A part of a page whose code is loaded when it is first shown: a drawer, the actions for marked rows. Until then
 * nothing stands in its place and the page around it stays as it is. What fails is the page's failure; shown again
 * after "Try again", the part loads again.
 *
 * ```tsx
 * const LoadDrawer = lazyPart(() => import("./load-drawer"));
 * ```
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>): ComponentType<Props> {
  let loaded: PartModule<Props> | undefined;

  return function LazyPart(props: Props) {
    const [part, setPart] = useState(loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (part) return;
      trackProgress(load()).then(
        (module) => {
          loaded = module;
          setPart(module);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, [part]);
    if (failure) throw failure.error;
    return part ? <part.default {...props} /> : null;
  };
}
