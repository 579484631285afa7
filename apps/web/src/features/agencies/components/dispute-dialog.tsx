import { NativeSelect, Textarea } from '@mantine/core';
import { DISPUTE_OUTCOMES, type DisputeOutcome } from '@tryout/domain/agencies/dispute';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [wish, setWish] = useState<DisputeOutcome>(said ?? (isAgency ? 'agency' : 'not_agency'));
  const [statement, setStatement] = useState(
    (isAgency ? open?.agency_statement : open?.company_statement) ?? '',
  );
  const errors = formErrors(dispute.error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(open ? 'submissions.dispute_answer' : 'submissions.dispute_open')}
      submitLabel={t(open ? 'submissions.dispute_answer' : 'submissions.dispute_open')}
      busy={dispute.isPending}
      onSubmit={() => dispute.mutate({ wish, statement }, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} labels={{ statement: t('submissions.dispute_statement') }} />
      <NativeSelect
        id={fieldId('wish')}
        label={t('submissions.dispute_wish')}
        value={wish}
        onChange={(event) => setWish(event.currentTarget.value as DisputeOutcome)}
        data={DISPUTE_OUTCOMES.map((value) => ({
          value,
          label: t(`submissions.wish.${value}`, { agency: submission.agency_name }),
        }))}
      />
      <Textarea
        id={fieldId('statement')}
        label={t('submissions.dispute_statement')}
        description={t('submissions.dispute_statement_hint')}
        required
        withAsterisk={false}
        autosize
        minRows={3}
        maxLength={2000}
        value={statement}
        onChange={(event) => setStatement(event.currentTarget.value)}
        error={errors.of('statement')}
      />
    </FormDialog>
  );
}
