import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { messages } from '../profiles.messages.ts';

/** The fields of one part with Save and Cancel, within its form. */
export function EditorFields({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const t = useText(messages);
  return (
    <Stack gap={3}>
      {children}
      <Row gap={2}>
        <Button type="submit">{t('profiles.save')}</Button>
        <Button variant="default" onClick={onCancel}>
          {t('profiles.cancel')}
        </Button>
      </Row>
    </Stack>
  );
}
