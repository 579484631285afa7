import { TextInput } from '@mantine/core';
import { fieldId } from './field-id.ts';
import type { FormErrors } from './form-errors.ts';

interface FormFieldProps {
  /** The field's name in the request, by which errors find it. */
  name: string;
  label: string;
  description?: string;
  type?: 'text' | 'email';
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  errors: FormErrors;
}

/** A line of text that has to be filled in, with what is wrong about it. */
export function FormField({ name, errors, onChange, ...rest }: FormFieldProps) {
  return (
    <TextInput
      id={fieldId(name)}
      name={name}
      required
      withAsterisk={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={errors.of(name)}
      {...rest}
    />
  );
}
