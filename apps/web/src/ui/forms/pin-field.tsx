import { Button, TextInput } from '@mantine/core';
import { type FocusEvent, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useAccountRules } from '../../platform/session/account-rules.ts';
import { Stack } from '../layout/stack.tsx';
import { messages } from './account-parts.messages.ts';
import { fieldId } from './field-id.ts';

interface PinFieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  error?: string | undefined;
  /** Asks for a new code; the button waits a minute after each. */
  onResend: () => void;
}

const WAIT_S = 60;

/** The six digits from a mail. What is pasted may hold spaces. */
export function PinField({ value, onChange, onBlur, error, onResend }: PinFieldProps) {
  const t = useText(messages);
  const { pin_minutes } = useAccountRules();
  const [left, setLeft] = useState(WAIT_S);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Stack gap={2} align="start">
      <TextInput
        id={fieldId('pin')}
        name="pin"
        label={t('account_parts.pin')}
        description={
          pin_minutes === null
            ? t('account_parts.pin_digits')
            : t('account_parts.pin_hint', { minutes: pin_minutes })
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
        onBlur={onBlur}
        error={error}
      />
      <Button
        variant="subtle"
        disabled={left > 0}
        onClick={() => {
          setLeft(WAIT_S);
          onResend();
        }}
      >
        {left > 0 ? t('account_parts.resend_in', { seconds: left }) : t('account_parts.resend')}
      </Button>
    </Stack>
  );
}
