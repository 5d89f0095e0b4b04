/** How a language writes a JSON value. */
export interface LiteralStyle {
  readonly constants: Readonly<Record<"true" | "false" | "null", string>>;
  /** A key as a property name. */
  readonly key: (name: string) => string;
  readonly indent: string;
}

export const TYPESCRIPT: LiteralStyle = {
  constants: { true: "true", false: "false", null: "null" },
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)),
  indent: "  ",
};

export const PYTHON: LiteralStyle = {
  constants: { true: "True", false: "False", null: "None" },
  key: (name) => JSON.stringify(name),
  indent: "    ",
};

/** Longer than this an object or a list takes a line for each of its parts. */
const LINE = 72;

/** A JSON value as source text; lines after the first are indented by `depth` steps. */
export function literal(value: unknown, style: LiteralStyle, depth = 0): string {
  const { constants } = style;
  if (value === null) return constants.null;
  if (typeof value === "boolean") return value ? constants.true : constants.false;
  if (typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((one: unknown) => literal(one, style, depth + 1))
    : Object.entries(value).map(([name, one]) => `${style.key(name)}: ${literal(one, style, depth + 1)}`);
  return enclosed(parts, isList ? ["[", "]"] : ["{", "}"], style, depth);
}

function enclosed(
  parts: readonly string[],
  [open, close]: readonly [string, string],
  { indent }: LiteralStyle,
  depth: number,
): string {
  if (parts.length === 0) return open + close;
  const padding = open === "{" && indent === TYPESCRIPT.indent ? " " : "";
  const line = `${open}${padding}${parts.join(", ")}${padding}${close}`;
  if (line.length + depth * indent.length <= LINE && !line.includes("\n")) return line;
  const inner = indent.repeat(depth + 1);
  return [open, ...parts.map((part) => `${inner}${part},`), indent.repeat(depth) + close].join("\n");
}
