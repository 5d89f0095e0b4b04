import { Alert, Button, Group, Stack, Text, type ButtonProps, type StackProps } from "@mantine/core";
import { IconAlertCircle } from "../icons";
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { sortServerErrors, type ServerErrors } from "./server-errors";
import type { FormState } from "./use-form";
import { useUnsavedGuard } from "./use-unsaved-guard";
import classes from "./form.module.css";

interface FormContextValue {
  // Fields address values by path, so the context need not know their shape.
  form: FormState<Record<string, unknown>>;
  isSaving: boolean;
  /** How often it was refused: each time the first invalid field gets the focus. */
  refusals: number;
  /** Before a person changes a value. */
  touch: () => void;
  /** The person wants to leave without saving. */
  release: () => void;
}

/** What the focus can go to: of several choices, their first button. */
const INVALID = "[aria-invalid=true]:not([role=radiogroup]), [role=radiogroup][aria-invalid=true] input";

const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error("A form field stands outside of a <Form>");
  return context;
}

export interface FormProps<Values extends Record<string, unknown>> {
  form: FormState<Values>;
  /** Saves. What it throws is shown: an API error's `fields` once, under their fields, the rest above the form; values stay. */
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
  /** The error of an attempt made before this form opened; shown like the form's own errors. */
  refusal?: unknown;
  /** So that a button outside (`form="id"`) can submit. */
  id?: string;
  gap?: StackProps["gap"];
  /** What is typed survives leaving (`useFormDraft`), so leaving needs no question. */
  keepsDraft?: boolean;
  "aria-label"?: string;
}

/**
 * A form: `Ctrl+Enter` saves, the first invalid field gets the focus, and nothing typed is lost on an error.
 * Leaving it with changes by a link, its dialog's cross, Escape, or with the tab asks first.
 */
export function Form<Values extends Record<string, unknown>>({
  form,
  onSubmit,
  children,
  refusal,
  id,
  gap = "sm",
  keepsDraft = false,
  ...rest
}: FormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<ServerErrors | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { touch, release } = useUnsavedGuard({ element, values: form.values, isSaving, isGuarded: !keepsDraft });

  // After the render that marks the fields, in page order.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [refusals]);

  const refuse = () => setRefusals((count) => count + 1);

  const show = (error: unknown) => {
    const isShown = (path: string) =>
      element.current?.querySelector(`[data-path="${CSS.escape(path)}"]:not([type=hidden])`) != null;
    const sorted = sortServerErrors(error, isShown);
    form.setErrors(sorted.fields);
    setFailure(sorted);
    refuse();
  };
  const showEarlier = useEffectEvent(() => {
    if (refusal != null) show(refusal);
  });
  useEffect(() => showEarlier(), []);

  const save = async (values: Values) => {
    setIsSaving(true);
    setFailure(null);
    try {
      await onSubmit(values);
      release();
    } catch (error) {
      show(error);
    } finally {
      setIsSaving(false);
    }
  };

  const saveOnCtrlEnter = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A dialog over a form is its child in React's tree, not in the page: only the inner one saves.
    event.stopPropagation();
    event.currentTarget.requestSubmit();
  };

  return (
    <FormContext value={{ form: form as unknown as FormContextValue["form"], isSaving, refusals, touch, release }}>
      <form
        ref={element}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          form.onSubmit((values) => (isSaving ? undefined : save(values)), refuse)(event);
        }}
        onKeyDown={saveOnCtrlEnter}
        {...rest}
      >
        <Stack gap={gap}>
          {failure?.message && <FormFailure failure={failure} />}
          {children}
        </Stack>
      </form>
    </FormContext>
  );
}

function FormFailure({ failure }: { failure: ServerErrors }) {
  return (
    <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle size={16} />} py="xs">
      <Text size="md">{failure.message}</Text>
      {failure.requestId && <Text size="xs">Request {failure.requestId}</Text>}
    </Alert>
  );
}

/** The button that saves the form around it. */
export function SubmitButton({
  children,
  ...props
}: ButtonProps & { children: ReactNode; title?: string; onClick?: () => void }) {
  const { isSaving } = useFormContext();
  return (
    <Button type="submit" loading={isSaving} {...props}>
      {children}
    </Button>
  );
}

export interface FormActionsProps {
  /** The verb: "Book load". */
  submitLabel: string;
  /** Saving takes something away: the button is red. */
  isDestructive?: boolean;
  onCancel?: () => void;
  cancelLabel?: string;
  /** The form's summary, such as a total. */
  summary?: ReactNode;
  /** Further buttons, at the start of the row. */
  children?: ReactNode;
}

/** The last row of a form. It sticks to the bottom of a long drawer, so that saving is never a scroll away. */
export function FormActions({
  submitLabel,
  isDestructive = false,
  onCancel,
  cancelLabel = "Cancel",
  summary,
  children,
}: FormActionsProps) {
  const { release } = useFormContext();
  const cancel = () => {
    release();
    onCancel?.();
  };
  return (
    <Group className={classes.actions} justify="flex-end" gap="xs">
      {children && <Group className={classes.more}>{children}</Group>}
      {summary && <div className={classes.summary}>{summary}</div>}
      {onCancel && (
        <Button variant="default" onClick={cancel}>
          {cancelLabel}
        </Button>
      )}
      <SubmitButton title="Ctrl+Enter" {...(isDestructive ? { color: "red" } : {})}>
        {submitLabel}
      </SubmitButton>
    </Group>
  );
}

export interface FormSectionProps {
  title: string;
  description?: string;
  /** A button beside the title, such as one that removes the group; the keyboard reaches it after the fields. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled group of fields in a longer form. */
export function FormSection({ title, description, action, children }: FormSectionProps) {
  return (
    <fieldset className={classes.section}>
      <legend className={classes.legend}>{title}</legend>
      {description && (
        <Text size="sm" c="dimmed" mb="xs">
          {description}
        </Text>
      )}
      <Stack gap="sm">{children}</Stack>
      {action && <div className={classes.action}>{action}</div>}
    </fieldset>
  );
}

/** Fields beside each other as long as there is room, under each other on a phone. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
