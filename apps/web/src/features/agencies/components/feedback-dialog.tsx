import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type SubmissionDetail, useShareFeedback } from '../agencies.api.ts';
import { submissionMessages } from '../submissions.messages.ts';

/** A company tells an agency something about a person it submitted. */
export function FeedbackDialog({
  submission,
  onClose,
}: {
  submission: SubmissionDetail;
  onClose: () => void;
}) {
  const t = useText(submissionMessages);
  const [key] = useState(() => crypto.randomUUID());
  const share = useShareFeedback(submission.submission_id, key);
  const [body, setBody] = useState('');
  const errors = formErrors(share.error);
  const label = t('submissions.feedback_body', { agency: submission.agency_name });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('submissions.feedback_add')}
      submitLabel={t('submissions.feedback_add')}
      busy={share.isPending}
      onSubmit={() => share.mutate(body, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} labels={{ body: label }} />
      <Textarea
        id={fieldId('body')}
        label={label}
        description={t('submissions.feedback_hint')}
        required
        withAsterisk={false}
        autosize
        minRows={4}
        maxLength={4000}
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        error={errors.of('body')}
      />
    </FormDialog>
  );
}
