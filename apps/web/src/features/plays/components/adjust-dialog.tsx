import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { PlayView } from '../play-link.ts';
import type { Accommodations } from '../plays.api.ts';
import { messages } from '../plays.messages.ts';
import { AdjustmentFields } from './adjustment-fields.tsx';

interface AdjustDialogProps {
  readonly view: PlayView;
  readonly onClose: () => void;
  readonly onAdjust: (next: Accommodations) => Promise<void>;
}

/** Changes the adjustments between two tasks; those that were played keep theirs. */
export function AdjustDialog({ view, onClose, onAdjust }: AdjustDialogProps) {
  const t = useText(messages);
  const [value, setValue] = useState(view.accommodations);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const confirm = () => {
    setBusy(true);
    onAdjust(value).catch((problem: unknown) => {
      setError(problem);
      setBusy(false);
    });
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t('plays.adjust.title')}
      confirmLabel={t('plays.adjust.confirm')}
      busy={busy}
      error={error}
    >
      <Stack gap={4}>
        <p>{t('plays.adjust.text')}</p>
        <AdjustmentFields offered={view.accommodations_offered} value={value} onChange={setValue} />
      </Stack>
    </ConfirmDialog>
  );
}
