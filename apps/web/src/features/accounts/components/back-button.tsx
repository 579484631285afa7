import { Button } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useStepBack } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';

/** One step back, as the server counts. */
export function BackButton() {
  const t = useText(messages);
  const back = useStepBack();
  return (
    <Button variant="default" loading={back.isPending} onClick={() => back.mutate(undefined)}>
      {t('accounts.back')}
    </Button>
  );
}
