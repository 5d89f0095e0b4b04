/**
 * What of one document breaks programs that were written for an earlier one.
 *
 * api-smart-diff finds the differences: it follows references, circular ones too, and pairs parameters, values and
 * alternatives. The verdicts are in the table below; the library's own are used only for keywords without an entry,
 * since they let the type of an answer change, and refuse a request's field that may now be null.
 */
import { placeOf } from "./place.mjs";

/** @typedef {{ what: string, remedy: string }} Break */
/** @typedef {import("./place.mjs").Place & { isAdded: boolean, isRemoved: boolean, was: any, is: any }} Change */

const WORDS = new Set(["description", "summary", "title", "example", "examples", "externalDocs"]);

const RETURN = "Put it back, marked as deprecated if something replaces it.";
const KEEP = "Leave it as it was; what is new becomes a field or an operation next to it.";
const OPTIONAL = "Let callers leave it out.";
const ACCEPT = "Keep accepting it.";
const NAMED = "generated clients have names made of it.";

/** Longer values are cut. */
const LONGEST = 80;

function text(value) {
  const all = typeof value === "string" ? value : (JSON.stringify(value) ?? "none");
  return all.length > LONGEST ? `${all.slice(0, LONGEST)} …` : all;
}

const gone = ({ isRemoved }) => isRemoved && { what: "is gone", remedy: RETURN };
const changed = ({ was, is }) => ({ what: `was ${text(was)} and is ${text(is)}`, remedy: KEEP });

/** In a request: the server must not ask for more. In an answer: programs must not get less. */
const asked = (rule) => (change) => !change.isAnswered && rule(change);
const either = (inRequest, inAnswer) => (change) => (change.isAnswered ? inAnswer : inRequest)(change);

const required = ({ isAdded, is }) =>
  (is === true || (isAdded && is?.required === true)) && { what: "is now required", remedy: OPTIONAL };
const tightens = (isTighter) =>
  asked(({ isAdded, isRemoved, was, is }) => !isRemoved && (isAdded || isTighter(was, is)) && changed({ was, is }));
const atMost = tightens((was, is) => is < was);
const atLeast = tightens((was, is) => is > was);
const alternatives = either(
  ({ isRemoved, was }) => isRemoved && { what: `no longer takes ${text(was)}`, remedy: ACCEPT },
  ({ isAdded, is }) => isAdded && { what: `may be ${text(is)} too`, remedy: KEEP },
);

/** By the kind of difference; `false` where it breaks nothing. @type {Record<string, (change: Change) => Break | false>} */
const RULES = {
  operation: gone,
  property: gone,
  header: gone,
  media: gone,
  parameter: (change) => gone(change) || required(change),
  requestBody: (change) => gone(change) || required(change),
  status: ({ isRemoved, isAdded, code }) =>
    (isRemoved && { what: "is gone", remedy: "Keep the statuses that programs know." }) ||
    (isAdded && code.startsWith("2") && { what: "is a success that programs don't know", remedy: KEEP }),
  operationId: ({ was, is }) => ({ what: `was ${was} and is ${text(is)}`, remedy: `Keep the id: ${NAMED}` }),
  tags: ({ was, is }) => ({ what: `was ${text(was)} and is ${text(is)}`, remedy: `Keep the tag: ${NAMED}` }),
  type: (change) => {
    const { isAnswered, isWhole, before, after } = change;
    const [was, is] = isWhole ? [change.was, change.is] : [before.type, after.type];
    return !(isAnswered ? includes(was, is) : includes(is, was)) && changed({ was, is });
  },
  required: either(
    (change) => (change.isWhole ? required(change) : change.isAdded && required({ is: true })),
    ({ isRemoved }) => isRemoved && { what: "was always there and may be missing now", remedy: KEEP },
  ),
  security: () => false,
  "x-permissions": () => false,
  enum: ({ isAnswered, isAdded, isRemoved, before, after, was }) => {
    if (before.enum && !after.enum) return isAnswered && { what: "may have any value now", remedy: KEEP };
    if (isAnswered) return false;
    if (isAdded && !before.enum) return { what: `takes nothing but ${text(after.enum)}`, remedy: ACCEPT };
    return isRemoved && { what: `no longer takes ${text(was)}`, remedy: ACCEPT };
  },
  anyOf: alternatives,
  oneOf: alternatives,
  format: changed,
  default: asked(({ isAdded, was, is }) => !isAdded && changed({ was, is })),
  pattern: asked(({ isRemoved, was, is }) => !isRemoved && changed({ was, is })),
  maxLength: atMost,
  maxItems: atMost,
  maxProperties: atMost,
  maximum: atMost,
  exclusiveMaximum: atMost,
  minLength: atLeast,
  minItems: atLeast,
  minProperties: atLeast,
  minimum: atLeast,
  exclusiveMinimum: atLeast,
};

/** Kinds that need not be named beside what happened. */
const SAYS_ITSELF = new Set(
  "operation property header media parameter requestBody status type required enum".split(" "),
);

/**
 * @returns {Promise<{ breaking: { place: string, what: string, remedy: string, operations: string[] }[], isAddedTo: boolean }>}
 * each break once, with the ids of the operations where it shows
 */
export async function changesBetween(earlier, later) {
  const { apiCompare } = await import("api-smart-diff");
  const [before, after] = [contractOf(earlier), contractOf(later)];
  // It writes defaults into what it compares.
  const { diffs } = apiCompare(structuredClone(before), structuredClone(after));
  const changes = diffs
    .filter(({ path: [part] }) => part === "paths")
    .map((difference) => changeOf(difference, before, after))
    .filter(({ kind }) => !WORDS.has(kind));
  const breaks = changes.map((change) => ({ ...change, ...verdictOn(change) })).filter(({ what }) => what);
  breaks.push(...narrowedAccess(before, after), ...missingSchemas(before, after));
  return { breaking: together(breaks), isAddedTo: changes.length > 0 };
}

/** What programs rely on: references without words beside them, and webhooks as what they are: answers. */
function contractOf(document) {
  const { webhooks = {}, ...rest } = structuredClone(document);
  for (const [name, methods] of Object.entries(webhooks)) {
    for (const [method, webhook] of Object.entries(methods)) {
      const { operationId, tags, parameters = [], requestBody } = webhook;
      const headers = Object.fromEntries(parameters.map((parameter) => [parameter.name, { schema: parameter.schema }]));
      const responses = { body: { description: "", headers, content: requestBody?.content } };
      rest.paths[`webhook ${name}`] = { [method]: { operationId, tags, responses } };
    }
  }
  return withoutWordsBesideReferences(rest);
}

function withoutWordsBesideReferences(node) {
  if (node === null || typeof node !== "object") return node;
  for (const [key, value] of Object.entries(node)) {
    if (typeof node.$ref === "string" && WORDS.has(key)) delete node[key];
    else withoutWordsBesideReferences(value);
  }
  return node;
}

/** @returns {Change & { isBreaking: boolean }} */
function changeOf(difference, before, after) {
  const { path, action, type, before: was, after: is } = difference;
  if (action === "rename") return { kind: "path", text: was, was, is, isBreaking: true };
  const place = placeOf(difference, before, after);
  const isAdded = action === "add";
  return {
    ...place,
    code: path.at(-1),
    was,
    is,
    isAdded,
    isRemoved: action === "remove",
    isBreaking: type === "breaking",
  };
}

function verdictOn(change) {
  const { kind, isBreaking } = change;
  const verdict = RULES[kind] ? RULES[kind](change) : isBreaking && changed(change);
  return verdict && { ...verdict, what: SAYS_ITSELF.has(kind) ? verdict.what : `${kind} ${verdict.what}` };
}

/** Whether everything of the narrow type is of the wide one. */
function includes(wide, narrow) {
  if (wide === undefined) return true;
  const types = new Set([wide].flat());
  if (types.has("number")) types.add("integer");
  return narrow !== undefined && [narrow].flat().every((type) => types.has(type));
}

/** Each way in must stay: one of the alternatives of `security`, one of the permissions. None at all is for everyone. */
function* narrowedAccess(before, after) {
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, { operationId, ...old }] of Object.entries(methods)) {
      const operation = after.paths[path]?.[method];
      if (!operation) continue;
      for (const keyword of ["security", "x-permissions"]) {
        const [was, is] = [old[keyword] ?? [], operation[keyword] ?? []];
        const isKept = (one) => is.some((other) => JSON.stringify(one) === JSON.stringify(other));
        if (is.length === 0 || (was.length > 0 && was.every(isKept))) continue;
        const place = `${method.toUpperCase()} ${path}`;
        yield {
          text: place,
          operation: operationId,
          what: `${keyword} was ${text(was)} and is ${text(is)}`,
          remedy: "Keep every way in that programs use.",
        };
      }
    }
  }
}

function missingSchemas(before, after) {
  const names = Object.keys(before.components.schemas).filter((name) => !(name in after.components.schemas));
  return names.map((name) => ({ text: name, what: "is gone as a schema", remedy: `Keep the name: ${NAMED}` }));
}

/** The same break of a shared schema is one, wherever it shows. What is gone or is another type needs no second word. */
function together(breaks) {
  const found = new Map();
  for (const { kind, text: place, what, remedy, operation } of breaks) {
    const key = `${place} ${what}`;
    if (!found.has(key)) found.set(key, { kind, place, what, remedy, operations: new Set() });
    if (operation) found.get(key).operations.add(operation);
  }
  const all = [...found.values()];
  const lost = all.filter(({ kind, what }) => kind === "type" || what === "is gone").map(({ place }) => place);
  const isSaid = ({ kind, place, what }) =>
    lost.some((one) => (place === one && kind !== "type" && what !== "is gone") || place.startsWith(`${one}.`));
  return all
    .filter((one) => !isSaid(one))
    .map(({ place, what, remedy, operations }) => ({ place, what, remedy, operations: [...operations] }));
}
