import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../applications.api.ts';
import classes from './question-field.module.css';

interface NumberAnswerProps {
  id: string;
  label: ReactNode;
  description: ReactNode;
  error: string | undefined;
  value: number | null;
  onChange: (value: Answer) => void;
}

/** A number as typed; a comma counts as the decimal point. What is no number is handed on as text and refused. */
export function NumberAnswer({ value, onChange, ...field }: NumberAnswerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === null ? '' : String(value));
  const change = (raw: string) => {
    setTyped(raw);
    const plain = raw.trim().replace(',', '.');
    if (plain === '') onChange(null);
    else onChange(/^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : plain);
  };
  return (
    <TextInput
      {...field}
      inputMode="decimal"
      dir="ltr"
      classNames={{ input: classes.short }}
      value={shown}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
