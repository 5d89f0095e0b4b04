import { Fragment } from "react";

/** An email address that breaks after its `@` and its dots, where a narrow place makes it break at all. */
export function Email({ address }: { address: string }) {
  return address.split(/(?<=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
