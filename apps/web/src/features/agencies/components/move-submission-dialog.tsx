import { Textarea } from '@mantine/core';
import { moveSubmission } from '@tryout/contract/agencies/submissions';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const form = useForm(moveSubmission, { start: { reason: '' }, error: move.error, busy: move.isPending });
  const { reason } = form.values;
  const label = t(to === 'rejected' ? 'submissions.reason_needed' : 'submissions.reason_label');
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`submissions.do.${to}`)}
      submitLabel={t(`submissions.do.${to}`)}
      form={form}
      onSubmit={() => move.mutate({ to, reason }, { onSuccess: onClose })}
    >
      <p>{t(`submissions.move.${to}`, { person: personName(submission), agency: submission.agency_name })}</p>
      <Textarea {...form.text('reason', label)} autosize minRows={2} maxLength={1000} />
    </FormDialog>
  );
}
