/** Forms: state and rules, the one generic field, inputs of the trade, and how a refused save is shown. */
export {
  Form,
  FormActions,
  FormRow,
  FormSection,
  SubmitButton,
  useFormContext,
  type FormActionsProps,
  type FormProps,
} from "./form";
export { BasicField, type BasicFieldProps } from "./basic-field";
export { FormField, type FormFieldProps, type SelectOption } from "./form-field";
export { DateInput, SearchInput, type InputProps } from "./inputs";
export { RecordSelect, type RecordOption, type RecordSelectProps } from "./record-select";
export { parseClock } from "./parse-clock";
export { requiredText } from "./rules";
export { confirmLeaving, hasUnsavedForms } from "./unsaved";
export { useForm, type FormOptions, type FormSchema, type FormState } from "./use-form";
export {
  Checkbox,
  Combobox,
  FileButton,
  InputBase,
  Select,
  Switch,
  Textarea,
  useCombobox,
  type SelectProps,
} from "@mantine/core";
