import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type SubmissionDetail, useMoveSubmission } from '../agencies.api.ts';
import { submissionMessages } from '../submissions.messages.ts';
import { personName } from './submission-marks.tsx';

interface MoveSubmissionDialogProps {
  submission: SubmissionDetail;
  to: 'approved' | 'rejected' | 'closed';
  onClose: () => void;
}

/** Accepts, declines or withdraws a submission; says what comes of it, with a message for the other side. */
export function MoveSubmissionDialog({ submission, to, onClose }: MoveSubmissionDialogProps) {
  const t = useText(submissionMessages);
  const move = useMoveSubmission(submission);
  const [reason, setReason] = useState('');
  const errors = formErrors(move.error);
  const label = t(to === 'rejected' ? 'submissions.reason_needed' : 'submissions.reason_label');
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`submissions.do.${to}`)}
      submitLabel={t(`submissions.do.${to}`)}
      busy={move.isPending}
      onSubmit={() => move.mutate({ to, reason }, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} labels={{ reason: label }} />
      <p>{t(`submissions.move.${to}`, { person: personName(submission), agency: submission.agency_name })}</p>
      <Textarea
        id={fieldId('reason')}
        label={label}
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
