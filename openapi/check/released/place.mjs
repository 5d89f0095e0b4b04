/** Where a difference is, and what it is about. */

/** Maps and lists of parts with a name; anything else in a path is a keyword. */
const PARTS = {
  properties: "property",
  parameters: "parameter",
  responses: "status",
  headers: "header",
  content: "media",
};

/**
 * @typedef {object} Place
 * @property {string} kind what differs: a part such as `property`, or a keyword such as `maxLength`
 * @property {boolean} isWhole all of a keyword, and not one value of its list
 * @property {boolean} isAnswered programs read it, and not the server
 * @property {string | undefined} operation its id
 * @property {string} text `GET /api/loads, response 200`, or of a shared schema `Load.stops[].facility`
 * @property {{ type?: string | string[] }} before the part that holds it, in the earlier document
 * @property {{ type?: string | string[] }} after
 */

/**
 * @param {{ path: (string | number)[], before?: any, after?: any }} difference its path leads through references
 * @param {object} earlier
 * @param {object} later
 * @returns {Place}
 */
export function placeOf({ path, before, after }, earlier, later) {
  const [, address, method, ...rest] = path;
  const [last, container] = [path.at(-1), path.at(-2)];
  const isPart = container in PARTS;
  const isValue = !isPart && typeof last === "number";
  const ways = { before: wayTo(path, earlier), after: wayTo(laterPath(path, earlier, later), later) };
  const operation = (ways.before.parts[2] ?? ways.after.parts[2])?.operationId;
  const start = ways.before.schema ?? ways.after.schema;
  const inside = start ? path.slice(start.depth) : rest;
  // A value of `required` is the name of a property.
  const property = isValue && container === "required" ? ["properties", before ?? after] : [];
  const words = [...(isValue ? inside.slice(0, -2) : isPart ? inside : inside.slice(0, -1)), ...property];
  const parameter = rest[0] === "parameters" ? (ways.before.parts[4] ?? before ?? after) : undefined;
  return {
    kind: path.length === 3 ? "operation" : isPart ? PARTS[container] : isValue ? container : last,
    isWhole: !isValue,
    isAnswered: rest[0] === "responses",
    operation,
    text: start ? start.name + inSchema(words) : inOperation([method, address], words, parameter),
    before: ways.before.parts.at(isValue ? -3 : -2) ?? {},
    after: ways.after.parts.at(isValue ? -3 : -2) ?? {},
  };
}

/** Parameters are paired by name, and may have another number there. */
function laterPath(path, earlier, later) {
  const [, address, method, part, number, ...more] = path;
  const parameter = part === "parameters" && earlier.paths[address]?.[method]?.parameters?.[number];
  if (!parameter) return path;
  const parameters = later.paths[address]?.[method]?.parameters ?? [];
  const there = parameters.findIndex(({ name, in: place }) => name === parameter.name && place === parameter.in);
  return ["paths", address, method, part, there, ...more];
}

/** What is at each step of a path, and the last shared schema on it. */
function wayTo(path, document) {
  const way = { parts: [], schema: undefined };
  let node = document;
  path.forEach((key, index) => {
    node = node?.[key];
    const name = /^#\/components\/(\w+)\/(.+)$/.exec(node?.$ref ?? "");
    if (name) {
      node = document.components[name[1]][name[2]];
      // At the end of the path the difference is which schema it is, and not in it.
      if (name[1] === "schemas" && index < path.length - 1) way.schema = { name: name[2], depth: index + 1 };
    }
    way.parts.push(node);
  });
  return way;
}

function inOperation([method, address], words, parameter) {
  const place = address.startsWith("/") ? `${method.toUpperCase()} ${address}` : address;
  const [part, name, ...more] = words;
  if (part === "parameters") return `${place}, ${parameter.in} parameter ${parameter.name}`;
  if (part === "requestBody") return `${place}, body${inSchema(words.slice(1))}`;
  if (part === "responses") return `${place}, response ${name}${inSchema(more)}`;
  return place;
}

/** `.stops[].facility` */
function inSchema(words) {
  return words
    .map((word, index) => {
      if (words[index - 1] === "properties") return `.${word}`;
      if (words[index - 1] === "headers") return `, header ${word}`;
      if (words[index - 1] === "content" && index === words.length - 1) return `, ${word}`;
      return word === "items" ? "[]" : word === "additionalProperties" ? "[*]" : "";
    })
    .join("");
}
