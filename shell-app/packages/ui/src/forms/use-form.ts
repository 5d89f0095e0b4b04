import { schemaResolver, useForm as useMantineForm, type FormErrors, type UseFormReturnType } from "@mantine/form";

/** A schema of `zod/mini`, or of any library that speaks Standard Schema. */
export type FormSchema = Parameters<typeof schemaResolver>[0];

export interface FormOptions<Values> {
  initialValues: Values;
  /** Rules of the fields; messages appear in red under them, along with the server's refusals. */
  schema?: FormSchema;
  /** Rules that a schema cannot say, by path. */
  validate?: (values: Values) => FormErrors;
}

export type FormState<Values> = UseFormReturnType<Values>;

/** State of a form: values, errors by path (`stops.0.facility_id`), lists, dirty. Give it to `Form`. */
export function useForm<Values extends Record<string, unknown>>({
  initialValues,
  schema,
  validate,
}: FormOptions<Values>): FormState<Values> {
  const bySchema = schema ? schemaResolver(schema, { sync: true }) : undefined;
  return useMantineForm<Values>({
    mode: "controlled",
    initialValues,
    validate: (values) => ({ ...bySchema?.(values), ...validate?.(values) }),
  });
}
