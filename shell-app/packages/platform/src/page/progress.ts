import { atom, getDefaultStore, useAtomValue } from "jotai";
import { useEffect } from "react";

const runningAtom = atom(0);

/** True while something that people wait for is loading: the thin bar on top shows it. */
export function useIsProgressing(): boolean {
  return useAtomValue(runningAtom) > 0;
}

/** Shows the bar while `isRunning`. */
export function useProgress(isRunning: boolean): void {
  useEffect(() => (isRunning ? startProgress() : undefined), [isRunning]);
}

/** Shows the bar until the returned function is called. */
export function startProgress(): () => void {
  const store = getDefaultStore();
  store.set(runningAtom, (count) => count + 1);
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    store.set(runningAtom, (count) => count - 1);
  };
}

/** Shows the bar while a promise is pending. May be called while React renders: the bar follows right after. */
export async function trackProgress<T>(work: Promise<T>): Promise<T> {
  await Promise.resolve();
  const stop = startProgress();
  try {
    return await work;
  } finally {
    stop();
  }
}
