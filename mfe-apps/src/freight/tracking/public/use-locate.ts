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
/** For actions that include the position but must not wait for it. */
export const BRIEFLY_MS = 8_000;
/** The API takes no position that is less exact: a city is about as wide. */
const LEAST_ACCURACY_METERS = 20_000;
/** A position that the phone already has is as good as a new one. */
const FRESH_ENOUGH_MS = 60_000;

/** Asks the browser where the phone is: once for each press, never by itself. */
export function useLocate() {
  const [isLocating, setIsLocating] = useState(false);
  const locate = async (timeout = WAIT_MS): Promise<Located | LocateProblem> => {
    if (!("geolocation" in navigator)) return "unsupported";
    setIsLocating(true);
    try {
      return await askBrowser(timeout);
    } finally {
      setIsLocating(false);
    }
  };
  return { isLocating, locate };
}

function askBrowser(timeout: number): Promise<Located | LocateProblem> {
  return new Promise((resolve) => {
    // The browser's own limit begins once its question is answered, and a driver may never look at it.
    setTimeout(() => resolve("timeout"), timeout);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve(
          accuracy > LEAST_ACCURACY_METERS
            ? "unavailable"
            : // A tenth of a meter is finer than any phone measures.
              { latitude: rounded(latitude), longitude: rounded(longitude), accuracy_meters: Math.round(accuracy) },
        ),
      (error) => resolve(problemOf(error)),
      { enableHighAccuracy: true, timeout, maximumAge: FRESH_ENOUGH_MS },
    );
  });
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function problemOf({ code }: GeolocationPositionError): LocateProblem {
  if (code === 1) return "denied";
  return code === 3 ? "timeout" : "unavailable";
}
