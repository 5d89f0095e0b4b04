import type { ReactNode } from "react";

/** Text that reads from left to right on a mirrored page too: a phone number, an address, a code. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
