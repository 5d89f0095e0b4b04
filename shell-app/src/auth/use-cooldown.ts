import { useEffect, useState } from "react";

/** The provider refuses a second email that follows the first too soon. */
export const SEND_AGAIN_AFTER_SECONDS = 30;

/** Counts down to the moment at which something may be done again. `left` is in whole seconds; zero when it may. */
export function useCooldown(seconds: number, isStarted: boolean): { left: number; restart: () => void } {
  const [until, setUntil] = useState(() => (isStarted ? Date.now() + seconds * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const isRunning = now < until;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const restart = () => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return { left: Math.max(0, Math.ceil((until - now) / 1000)), restart };
}
