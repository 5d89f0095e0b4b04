import { type ReactNode, useState } from "react";
import { Code, Text, Title } from "@haul/ui/core";
import { type Field, fieldsOf, type OpenApiDocument, type Parameter, type Schema, typeName } from "../document";
import { Inline } from "../parts/prose";
import classes from "./schema-fields.module.css";

const PLACES = [
  { place: "path", title: "Path parameters" },
  { place: "query", title: "Query parameters" },
  { place: "header", title: "Headers" },
] as const;

interface ParameterFieldsProps {
  readonly document: OpenApiDocument;
  readonly parameters: readonly Parameter[];
}

/** What an operation takes beside its body, by the place where it is sent. */
export function ParameterFields({ document, parameters }: ParameterFieldsProps) {
  return PLACES.map(({ place, title }) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return null;
    const fields = here.map(({ name, required, description, schema }) => ({
      name,
      type: schema ? typeName(document, schema) : "string",
      isRequired: required ?? false,
      description,
      inner: undefined,
    }));
    return (
      <Titled key={place} title={title}>
        <Fields document={document} fields={fields} hasRequired />
      </Titled>
    );
  });
}

interface BodyFieldsProps {
  readonly document: OpenApiDocument;
  readonly title: string;
  readonly note?: string;
  readonly schema: Schema | undefined;
}

/** What a body holds. */
export function BodyFields({ document, title, note, schema }: BodyFieldsProps) {
  const fields = schema ? fieldsOf(document, schema) : [];
  return (
    <Titled title={title}>
      <Text size="sm" c="dimmed" mb="xs">
        {schema ? typeName(document, schema) : "No body"}
        {note && ": "}
        {note && <Inline text={note} />}
      </Text>
      {fields.length > 0 && <Fields document={document} fields={fields} hasRequired={title === "Body"} />}
    </Titled>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Title order={2} mb={4}>
        {title}
      </Title>
      {children}
    </section>
  );
}

interface FieldsProps {
  readonly document: OpenApiDocument;
  readonly fields: readonly Field[];
  /** Whether a caller decides what to send; an answer has what it has. */
  readonly hasRequired: boolean;
}

function Fields({ document, fields, hasRequired }: FieldsProps) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ name, type, isRequired, description, inner }) => (
        <div key={name}>
          <dt>
            <Code>{name}</Code>
            <Text span size="xs" c="dimmed">
              {type}
            </Text>
            {isRequired && hasRequired && <span className={classes.required}>required</span>}
          </dt>
          {(description ?? inner) && (
            <dd>
              {description && <Inline text={description} />}
              {inner && <InnerFields document={document} of={name} schema={inner} hasRequired={hasRequired} />}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

interface InnerFieldsProps {
  readonly document: OpenApiDocument;
  readonly of: string;
  readonly schema: Schema;
  readonly hasRequired: boolean;
}

/** Drawn when it is opened: a schema may contain itself. */
function InnerFields({ document, of, schema, hasRequired }: InnerFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        Fields of <Code>{of}</Code>
      </summary>
      {isOpen && <Fields document={document} fields={fieldsOf(document, schema)} hasRequired={hasRequired} />}
    </details>
  );
}
