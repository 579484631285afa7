import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/field-id.ts';
import { FlowPage } from '../../../ui/flow-page.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { toast } from '../../../ui/toast.ts';
import { messages } from '../start.messages.ts';

interface PinStepProps {
  email: string;
  error: unknown;
  busy: boolean;
  onPin: (pin: string) => void;
  onAgain: () => Promise<unknown>;
  onOther: () => void;
}

/** Seconds before a new code may be asked for. */
const WAIT_S = 60;

/** The address is known: the code from its mailbox shows that it is theirs. */
export function PinStep({ email, error, busy, onPin, onAgain, onOther }: PinStepProps) {
  const t = useText(messages);
  const errorText = useErrorText();
  const [pin, setPin] = useState('');
  const [left, setLeft] = useState(WAIT_S);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const again = async () => {
    setLeft(WAIT_S);
    await onAgain();
    toast.say({ message: t('applications.pin.sent'), tone: 'success' });
  };
  return (
    <FlowPage
      title={t('applications.pin.title')}
      intro={t('applications.pin.intro', { email })}
      onSubmit={() => onPin(pin)}
      buttons={
        <>
          <Button variant="default" onClick={onOther}>
            {t('applications.pin.other')}
          </Button>
          <Button type="submit" loading={busy} disabled={pin.length < 6}>
            {t('applications.start.continue')}
          </Button>
        </>
      }
    >
      <Stack align="start">
        <TextInput
          id={fieldId('pin')}
          label={t('applications.pin.label')}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          value={pin}
          error={error ? errorText(error) : undefined}
          onChange={(event) => setPin(event.currentTarget.value.replace(/\D/g, '').slice(0, 6))}
        />
        <Button variant="subtle" disabled={left > 0 || busy} onClick={() => void again()}>
          {left > 0 ? t('applications.pin.wait', { seconds: left }) : t('applications.pin.again')}
        </Button>
      </Stack>
    </FlowPage>
  );
}
