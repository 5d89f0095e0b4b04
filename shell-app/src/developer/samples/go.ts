import { addressOf, type Call, headersOf } from "./call";

/** The call with Go's own `net/http`. */
export function goSample(call: Call, origin: string): string {
  const { method, body, credentials } = call;
  const imports = ["fmt", "io", "net/http", ...(credentials ? ["os"] : []), ...(body === undefined ? [] : ["strings"])];
  return [
    "package main",
    "",
    "import (",
    ...imports.map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    ...(body === undefined ? [] : [`\tbody := strings.NewReader(${text(JSON.stringify(body, null, 2))})`]),
    `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(origin + addressOf(call))}, ${body === undefined ? "nil" : "body"})`,
    ...STOP,
    ...headers(call),
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...STOP,
    "\tdefer response.Body.Close()",
    "\tanswer, err := io.ReadAll(response.Body)",
    ...STOP,
    "\tfmt.Println(response.Status, string(answer))",
    "}",
  ].join("\n");
}

const STOP = ["\tif err != nil {", "\t\tpanic(err)", "\t}"];

function headers({ credentials, parameters, body }: Call): readonly string[] {
  const set = (name: string, value: string) => `\trequest.Header.Set(${JSON.stringify(name)}, ${value})`;
  return [
    ...(credentials ? [set("Authorization", `"${credentials.scheme} "+os.Getenv("${credentials.variable}")`)] : []),
    ...headersOf(parameters).map(({ name, value }) => set(name, JSON.stringify(String(value)))),
    ...(body === undefined ? [] : [set("Content-Type", `"application/json"`)]),
  ];
}

/** A text of several lines as it is, unless it has the one sign that a raw string cannot have. */
function text(value: string): string {
  return value.includes("`") ? JSON.stringify(value) : `\`${value}\``;
}
