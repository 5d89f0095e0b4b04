import { useEffect, useId, useState, type ComponentType } from "react";
import { Skeleton, Text } from "@haul/ui/core";
import { ErrorState, PartBoundary } from "@haul/ui/data";
import type { MapProps } from "./map-props";
import classes from "./map.module.css";

const FAILED = "The map could not be shown";

/**
 * A map beside a list. The list says the same in words: keyboards can skip the map, and a browser that cannot draw it
 * goes on without.
 */
export function MapView(props: MapProps) {
  const [canDraw] = useState(hasWebGl);
  if (!canDraw)
    return (
      <section className={classes.none} aria-label={props.label}>
        <Text fw={500}>This browser cannot draw the map</Text>
        <Text c="dimmed">WebGL is switched off or missing. Everything else on this page works without it.</Text>
      </section>
    );
  return <Drawn {...props} />;
}

/** Loads the drawing, which is a chunk of its own. */
function Drawn(props: MapProps) {
  const [attempt, setAttempt] = useState(0);
  const [Canvas, setCanvas] = useState<ComponentType<MapProps>>();
  const [error, setError] = useState<unknown>();
  const end = useId();
  useEffect(() => {
    let isCurrent = true;
    import("./map-canvas").then(
      (module) => isCurrent && setCanvas(() => module.default),
      (cause: unknown) => isCurrent && setError(cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <section className={classes.frame} aria-label={props.label}>
      <a className={classes.skip} href={`#${end}`} onClick={skipTo(end)}>
        Skip the map
      </a>
      {error !== undefined ? (
        <ErrorState error={error} title={FAILED} onRetry={retry} />
      ) : Canvas ? (
        <PartBoundary title={FAILED}>
          <Canvas {...props} />
        </PartBoundary>
      ) : (
        <Skeleton height="100%" role="status" aria-label="Loading the map" />
      )}
      <span id={end} tabIndex={-1} />
    </section>
  );
}

/** Moves the focus and leaves the address alone, whose end may be a token. */
const skipTo = (id: string) => (event: { preventDefault: () => void }) => {
  event.preventDefault();
  document.getElementById(id)?.focus();
};

/** MapLibre draws with WebGL 2 and nothing else. */
function hasWebGl(): boolean {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}
