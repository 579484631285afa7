import { NativeSelect, Textarea } from '@mantine/core';
import { disputeSubmission } from '@tryout/contract/agencies/submissions';
import { DISPUTE_OUTCOMES, type DisputeOutcome } from '@tryout/domain/agencies/dispute';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type Dispute, type SubmissionDetail, useDispute } from '../agencies.api.ts';
import { submissionMessages } from '../submissions.messages.ts';

interface DisputeDialogProps {
  submission: SubmissionDetail;
  open: Dispute | undefined;
  onClose: () => void;
}

/** Opens a dispute, or says what the reader's side wants in the open one. */
export function DisputeDialog({ submission, open, onClose }: DisputeDialogProps) {
  const t = useText(submissionMessages);
  const dispute = useDispute(submission.submission_id);
  const isAgency = submission.side === 'agency';
  const said = isAgency ? open?.agency_wish : open?.company_wish;
  const form = useForm(disputeSubmission, {
    start: {
      wish: said ?? ((isAgency ? 'agency' : 'not_agency') as DisputeOutcome),
      statement: (isAgency ? open?.agency_statement : open?.company_statement) ?? '',
    },
    error: dispute.error,
    busy: dispute.isPending,
  });
  const { wish, statement } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(open ? 'submissions.dispute_answer' : 'submissions.dispute_open')}
      submitLabel={t(open ? 'submissions.dispute_answer' : 'submissions.dispute_open')}
      form={form}
      onSubmit={() => dispute.mutate({ wish, statement }, { onSuccess: onClose })}
    >
      <NativeSelect
        {...form.text('wish', t('submissions.dispute_wish'))}
        data={DISPUTE_OUTCOMES.map((value) => ({
          value,
          label: t(`submissions.wish.${value}`, { agency: submission.agency_name }),
        }))}
      />
      <Textarea
        {...form.text('statement', t('submissions.dispute_statement'))}
        description={t('submissions.dispute_statement_hint')}
        required
        withAsterisk={false}
        autosize
        minRows={3}
        maxLength={2000}
      />
    </FormDialog>
  );
}
