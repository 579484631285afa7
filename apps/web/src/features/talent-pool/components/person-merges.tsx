import { Button } from '@mantine/core';
import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { useUndoMerge } from '../duplicates.api.ts';
import { duplicatesMessages } from '../duplicates.messages.ts';

/** Whom this person was merged with, as long as it can be taken back. */
export function PersonMerges({ merges }: { merges: PersonDetails['merges'] }) {
  const t = useText(duplicatesMessages);
  const format = useFormat();
  const undo = useUndoMerge();
  const [asked, setAsked] = useState<PersonDetails['merges'][number] | null>(null);
  return (
    <Panel title={t('duplicates.merges')}>
      <Stack gap={3}>
        {merges.map((merge) => (
          <div key={merge.person_merge_id}>
            <p>
              <bdi>{merge.name}</bdi>
            </p>
            <p>
              <small>
                {t(merge.merged_by ? 'duplicates.merged_by' : 'duplicates.merged_on', {
                  date: format.date(merge.merged_at),
                  name: merge.merged_by ?? '',
                })}{' '}
                {t('duplicates.undo_until', { date: format.date(merge.undo_until) })}
              </small>
            </p>
            <Button size="xs" variant="default" onClick={() => setAsked(merge)}>
              {t('duplicates.undo')}
            </Button>
          </div>
        ))}
      </Stack>
      {asked && (
        <ConfirmDialog
          opened
          title={t('duplicates.undo.title', { name: asked.name })}
          confirmLabel={t('duplicates.undo')}
          busy={undo.isPending}
          error={undo.error}
          onClose={() => setAsked(null)}
          onConfirm={() =>
            undo.mutate(asked.person_merge_id, {
              onSuccess: ({ message }) => {
                if (message) toast.say({ message, tone: 'success' });
                setAsked(null);
              },
            })
          }
        >
          <p>{t('duplicates.undo.text')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
