import { Textarea } from '@mantine/core';
import { sendMessages } from '@tryout/contract/applicants/applicant-talk';
import type { ApplicantRow } from '@tryout/contract/applicants/applicants';
import { useState } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../../ui/forms/use-form.ts';
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
  const send = useSendMessages();
  // Pressed again after a lost answer, it stays one message.
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(sendMessages, {
    start: { body: '' },
    error: send.error,
    busy: send.isPending,
    missing: { body: t('applicants.message.empty') },
  });
  const { body } = form.values;
  const submit = () => {
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
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('applicants.message.title', { count: selected.length })}
      submitLabel={t('applicants.message.send')}
      form={form}
      onSubmit={submit}
    >
      <Textarea
        {...form.text('body', t('applicants.message.text'))}
        description={t('applicants.message.hint', { fields: format.list(FIELDS) })}
        dir="auto"
        autosize
        minRows={6}
        maxRows={14}
        maxLength={10_000}
      />
    </FormDialog>
  );
}
