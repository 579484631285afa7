import { Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';

interface FieldProps {
  label: ReactNode;
  name: string;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** The control; give it `id={fieldId(name)}`. */
  children: ReactNode;
}

/** Label, description and error around a control that has no wrapper of its own. */
export function Field({ label, name, description, error, required, children }: FieldProps) {
  return (
    <Input.Wrapper
      id={fieldId(name)}
      label={label}
      description={description}
      error={error}
      required={required}
    >
      {children}
    </Input.Wrapper>
  );
}
