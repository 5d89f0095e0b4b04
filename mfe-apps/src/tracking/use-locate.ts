import { useState } from "react";

export interface Located {
  latitude: number;
  longitude: number;
  accuracy_meters: number;
}

/** Why a phone does not say where it is. */
export type LocateProblem = "denied" | "unavailable" | "timeout" | "unsupported";

/** Long enough for a phone that wakes its receiver in a truck's cab. */
const WAIT_MS = 30_000;
/** A position that the phone already has is as good as a new one. */
const FRESH_ENOUGH_MS = 60_000;

/** Asks the browser where the phone is: once for each press, never by itself. */
export function useLocate() {
  const [isLocating, setIsLocating] = useState(false);
  const locate = async (): Promise<Located | LocateProblem> => {
    if (!("geolocation" in navigator)) return "unsupported";
    setIsLocating(true);
    try {
      return await askBrowser();
    } finally {
      setIsLocating(false);
    }
  };
  return { isLocating, locate };
}

function askBrowser(): Promise<Located | LocateProblem> {
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          // A tenth of a metre is more than any phone knows.
          latitude: rounded(coords.latitude),
          longitude: rounded(coords.longitude),
          accuracy_meters: Math.round(coords.accuracy),
        }),
      (error) => resolve(problemOf(error)),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: FRESH_ENOUGH_MS },
    );
  });
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function problemOf({ code }: GeolocationPositionError): LocateProblem {
  if (code === 1) return "denied";
  return code === 3 ? "timeout" : "unavailable";
}
