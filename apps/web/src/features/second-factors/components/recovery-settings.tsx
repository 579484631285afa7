import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type OwnFactors, useNewRecoveryCodes } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** How many recovery codes are left, and new ones. */
export function RecoverySettings({ factors }: { factors: OwnFactors }) {
  const t = useText(messages);
  const make = useNewRecoveryCodes();
  const [asking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Panel title={t('factors.codes')}>
      <Stack gap={4}>
        <p>{t('factors.codes.text')}</p>
        <p>{t('factors.codes.left', { count: factors.recovery_codes_left })}</p>
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('factors.codes.make')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          make.mutate(undefined, {
            onSuccess: ({ data }) => {
              setAsking(false);
              setCodes(data.recovery_codes);
            },
          })
        }
        title={t('factors.codes.make_title')}
        confirmLabel={t('factors.codes.make')}
        busy={make.isPending}
        error={make.error}
        focusConfirm
      >
        <p>{t('factors.codes.make.text')}</p>
      </ConfirmDialog>
      {codes && <RecoveryCodeList codes={codes} onClose={() => setCodes(null)} />}
    </Panel>
  );
}
