import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type RecruiterLink, useMoveLink } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';

interface MoveLinkDialogProps {
  link: RecruiterLink;
  who: string;
  to: RecruiterLink['allowed'][number];
  label: string;
  onClose: () => void;
}

/** Answers, pauses, resumes or ends a link; says what comes of it, with a message for the other side. */
export function MoveLinkDialog({ link, who, to, label, onClose }: MoveLinkDialogProps) {
  const t = useText(messages);
  const move = useMoveLink(link);
  const [reason, setReason] = useState('');
  const errors = formErrors(move.error);
  const about = to === 'closed' && link.status === 'new' ? 'taken_back' : to;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('links.move.title', { label, who })}
      submitLabel={label}
      busy={move.isPending}
      onSubmit={() => move.mutate({ to, reason }, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} />
      <p>{t(`links.move.${about as 'approved'}.${link.side}`)}</p>
      <Textarea
        id={fieldId('reason')}
        label={t('links.reason.label')}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        error={errors.of('reason')}
      />
    </FormDialog>
  );
}
