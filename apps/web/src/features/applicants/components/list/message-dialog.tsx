import { Textarea } from '@mantine/core';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { useState } from 'react';
import { useErrorText } from '../../../../platform/error-text.ts';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { toast } from '../../../../ui/states/toast.ts';
import { bulkMessages } from '../../bulk.messages.ts';
import { useSendMessages } from '../../talk.api.ts';

interface MessageDialogProps {
  positionId: string;
  selected: readonly Pick<ApplicantRow, 'application_id'>[];
  onClose: () => void;
}

const FIELDS = ['{{candidate_first_name}}', '{{position}}', '{{organization}}', '{{sender}}'];

/** Writes to chosen applicants, to each a message of their own. */
export function MessageDialog({ positionId, selected, onClose }: MessageDialogProps) {
  const t = useText(bulkMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const send = useSendMessages();
  const [body, setBody] = useState('');
  // Pressed again after a lost answer, it stays one message.
  const [key] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (body.trim() === '') return;
    send.mutate(
      { position_id: positionId, application_ids: selected.map((row) => row.application_id), body, key },
      {
        onSuccess: ({ sent, skipped_ids }) => {
          const said = t('applicants.message.sent', { count: sent });
          const more =
            skipped_ids.length > 0
              ? ` ${t('applicants.message.skipped', { count: skipped_ids.length })}`
              : '';
          toast.say({ message: said + more, tone: skipped_ids.length > 0 ? 'plain' : 'success' });
          onClose();
        },
      },
    );
  };
  const missing = isTried && body.trim() === '' ? t('applicants.message.empty') : undefined;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.message.title', { count: selected.length })}
      submitLabel={t('applicants.message.send')}
      busy={send.isPending}
      onSubmit={submit}
    >
      <Textarea
        label={t('applicants.message.text')}
        description={t('applicants.message.hint', { fields: format.list(FIELDS) })}
        dir="auto"
        autosize
        minRows={6}
        maxRows={14}
        maxLength={10_000}
        value={body}
        error={missing ?? (send.error ? errorText(send.error) : undefined)}
        onChange={(event) => {
          setBody(event.currentTarget.value);
          send.reset();
        }}
      />
    </FormDialog>
  );
}
