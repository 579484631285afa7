import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { messages } from '../tasks.messages.ts';

interface TimeLimitFieldProps {
  /** Seconds; null for no limit. */
  readonly value: number | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (seconds: number | null) => void;
}

const MINUTE_S = 60;

/** Whole seconds of minutes as typed; null for nothing, and -1 for what is no time, which the server refuses. */
function secondsOf(text: string): number | null {
  if (text === '') return null;
  const minutes = Number(text.replace(',', '.'));
  return Number.isFinite(minutes) ? Math.round(minutes * MINUTE_S) : -1;
}

const minutesOf = (seconds: number | null) =>
  seconds === null || seconds < 0 ? '' : String(Math.round((seconds / MINUTE_S) * 100) / 100);

/** A time limit in minutes; empty for none. */
export function TimeLimitField({ value, error, disabled, onChange }: TimeLimitFieldProps) {
  const t = useText(messages);
  const [typed, setTyped] = useState('');
  // What was typed stays as it is while it means the value; a value from elsewhere replaces it.
  const shown = secondsOf(typed) === value ? typed : minutesOf(value);
  return (
    <TextInput
      id={fieldId('time_limit_s')}
      label={t('tasks.time.limit')}
      description={t('tasks.time.help')}
      placeholder={t('tasks.time.none')}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      error={error}
      value={shown}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim();
        setTyped(text);
        onChange(secondsOf(text));
      }}
    />
  );
}
