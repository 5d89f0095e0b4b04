import { useCallback, useMemo, useState } from "react";

/** A create's key, and how to get another once the create has succeeded. */
export interface IdempotencyKey {
  readonly key: string;
  /** The header to send: `params: { header: idempotency.header }`. */
  readonly header: { readonly "Idempotency-Key": string };
  /** Call after success when the form stays open for the next record. */
  readonly renew: () => void;
}

/** A key that stays the same while a form is open, so that pressing Save again after a lost answer creates nothing twice. */
export function useIdempotencyKey(): IdempotencyKey {
  const [key, setKey] = useState(() => crypto.randomUUID());
  const renew = useCallback(() => {
    setKey(crypto.randomUUID());
  }, []);
  return useMemo(() => ({ key, header: { "Idempotency-Key": key }, renew }), [key, renew]);
}
