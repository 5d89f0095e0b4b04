import { Code, Stack, Text } from "@haul/ui/core";
import { objectIn, type OpenApiDocument, type Operation, type Schema, typeName } from "./openapi-document";
import classes from "./operation-details.module.css";

interface DetailsProps {
  readonly document: OpenApiDocument;
  readonly operation: Operation;
}

/** Parameters, body and answers of one operation. */
export function OperationDetails({ document, operation }: DetailsProps) {
  return (
    <Stack gap="md">
      {operation.description !== undefined && <Text>{operation.description}</Text>}
      <Text size="sm" c="dimmed">
        Operation <Code>{operation.id}</Code>
      </Text>
      {operation.parameters.length > 0 && (
        <Fields
          label="Parameters"
          rows={operation.parameters.map((parameter) => ({
            name: parameter.name,
            note: parameter.in,
            type: parameter.schema ? typeName(document, parameter.schema) : "string",
            isRequired: parameter.required ?? false,
            description: parameter.description,
          }))}
        />
      )}
      {operation.body && <Properties document={document} label="Body" schema={operation.body} />}
      {operation.answers.map(({ status, description, schema }) => {
        const isSuccess = status.startsWith("2");
        return schema && isSuccess ? (
          <Properties key={status} document={document} label={`Answer ${status}`} schema={schema} />
        ) : (
          <Text key={status} size="sm">
            <Code>{status}</Code> {description}
          </Text>
        );
      })}
    </Stack>
  );
}

function Properties({ document, label, schema }: { document: OpenApiDocument; label: string; schema: Schema }) {
  const object = objectIn(document, schema);
  const title = `${label}: ${typeName(document, schema)}`;
  if (!object?.properties) return <Text fw={500}>{title}</Text>;
  const rows = Object.entries(object.properties).map(([name, property]) => ({
    name,
    note: undefined,
    type: typeName(document, property),
    isRequired: object.required?.includes(name) ?? false,
    description: property.description,
  }));
  return <Fields label={title} rows={rows} />;
}

interface Field {
  readonly name: string;
  readonly note: string | undefined;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string | undefined;
}

function Fields({ label, rows }: { label: string; rows: readonly Field[] }) {
  return (
    <div>
      <Text fw={500} mb={4}>
        {label}
      </Text>
      <dl className={classes.fields}>
        {rows.map((row) => (
          <div key={`${row.name} ${row.note ?? ""}`}>
            <dt>
              <Code>{row.name}</Code>
              <Text size="xs" c="dimmed">
                {[row.note, row.isRequired ? "required" : "optional"].filter(Boolean).join(", ")}
              </Text>
            </dt>
            <dd>
              <Text size="sm" c="dimmed">
                {row.type}
              </Text>
              {row.description !== undefined && <Text size="sm">{row.description}</Text>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
