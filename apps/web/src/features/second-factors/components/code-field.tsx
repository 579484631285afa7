import { TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { fieldId } from '../../../ui/forms/field-id.ts';

interface CodeFieldProps {
  name: string;
  label: string;
  description?: string | undefined;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
}

/** Six digits from an authenticator app; devices fill them in. What is pasted may hold blanks. */
export function CodeField({ name, label, description, value, error, onChange, onBlur }: CodeFieldProps) {
  return (
    <TextInput
      id={fieldId(name)}
      name={name}
      label={label}
      description={description}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      withAsterisk={false}
      dir="ltr"
      data-autofocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
      onBlur={onBlur}
      error={error}
    />
  );
}
