import { useEffect, useState } from "react";

const MINUTE = 60_000;

/** The current time, updated each minute, for running clocks on the page. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Whole minutes from an instant until now; negative before it. */
export function minutesSince(at: string, now: number): number {
  return Math.floor((now - new Date(at).getTime()) / MINUTE);
}
