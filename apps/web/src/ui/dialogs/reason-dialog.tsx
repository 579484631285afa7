import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface ReasonDialogProps extends Omit<ConfirmDialogProps, 'onConfirm' | 'disabled'> {
  /** Without reasons only the note is asked for. */
  reasons?: readonly { value: string; label: string }[];
  noteLabel?: string;
  noteRequired?: boolean;
  onConfirm: (given: { reason: string | null; note: string }) => void;
}

/** As ConfirmDialog, with a reason to choose and a note to write. */
export function ReasonDialog({
  reasons = [],
  noteLabel,
  noteRequired = false,
  onConfirm,
  ...rest
}: ReasonDialogProps) {
  const t = useText(messages);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const ready = (reasons.length === 0 || reason !== '') && (!noteRequired || note.trim() !== '');
  return (
    <ConfirmDialog
      {...rest}
      disabled={!ready}
      onConfirm={() => onConfirm({ reason: reason || null, note: note.trim() })}
    >
      {rest.children}
      {reasons.length > 0 && (
        <NativeSelect
          mt={16}
          required
          label={t('ui.reason')}
          data={[{ value: '', label: '' }, ...reasons]}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <Textarea
        mt={16}
        required={noteRequired}
        label={noteLabel ?? t('ui.note')}
        autosize
        minRows={3}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
