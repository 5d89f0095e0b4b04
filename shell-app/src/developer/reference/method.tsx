import classes from "./method.module.css";

/** As short as a narrow list needs it. */
const SHORT: Readonly<Record<string, string>> = { DELETE: "DEL" };

/** The HTTP method of an operation. Not a badge: there are hundreds in a list. */
export function Method({ of, isShort = false }: { of: string; isShort?: boolean }) {
  return (
    <span className={classes.method} data-method={of} data-short={isShort} title={of}>
      {isShort ? (SHORT[of] ?? of) : of}
    </span>
  );
}
