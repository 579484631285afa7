import { Textarea } from '@mantine/core';
import { shareFeedback } from '@tryout/contract/agencies/submissions';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const form = useForm(shareFeedback, { start: { body: '' }, error: share.error, busy: share.isPending });
  const { body } = form.values;
  const label = t('submissions.feedback_body', { agency: submission.agency_name });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('submissions.feedback_add')}
      submitLabel={t('submissions.feedback_add')}
      form={form}
      onSubmit={() => share.mutate(body, { onSuccess: onClose })}
    >
      <Textarea
        {...form.text('body', label)}
        description={t('submissions.feedback_hint')}
        required
        withAsterisk={false}
        autosize
        minRows={4}
        maxLength={4000}
      />
    </FormDialog>
  );
}
