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
export { AddressFields } from "./address-fields";
export { addressOf, addressValues, type AddressValues } from "./address-values";
export { BasicField, type BasicFieldProps } from "./basic-field";
export { FormField, type FormFieldProps, type SelectOption } from "./form-field";
export { DateTimeInput, type DateTimeInputProps } from "./date-time-input";
export {
  DateInput,
  MoneyInput,
  NumberField,
  PhoneInput,
  SearchInput,
  StateSelect,
  parseDay,
  type InputProps,
} from "./inputs";
export { PasswordField } from "./password-field";
export { RecordSelect, type RecordOption, type RecordSelectProps } from "./record-select";
export { fieldPath, sortServerErrors, type ServerErrors } from "./server-errors";
export { parseClock } from "./parse-clock";
export { requiredText } from "./rules";
export { stateOptions } from "./states";
export { useForm, type FormOptions, type FormSchema, type FormState } from "./use-form";
export {
  Checkbox,
  FileButton,
  Input,
  MultiSelect,
  NumberInput,
  Select,
  Switch,
  TagsInput,
  Textarea,
  TextInput,
  type SelectProps,
  type TextInputProps,
} from "@mantine/core";
