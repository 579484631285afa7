import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type RecruiterLink, useChangeTerms, useMoveLink } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import { LastDayField, TermsFields, type WholeTerms } from './terms-fields.tsx';

interface TermsDialogProps {
  link: RecruiterLink;
  who: string;
  /** Approves the link with these terms; otherwise changes those of one in force. */
  approves?: boolean;
  onClose: () => void;
}

/** What a recruiter may do for the company, when it approves and later. */
export function TermsDialog({ link, who, approves = false, onClose }: TermsDialogProps) {
  const t = useText(messages);
  const move = useMoveLink(link);
  const change = useChangeTerms(link);
  const [terms, setTerms] = useState<WholeTerms>({
    scope: link.scope,
    position_ids: link.positions.map(({ position_id }) => position_id),
    permissions: link.permissions.filter((each) => each !== 'view'),
    valid_until: link.valid_until,
  });
  const isAgency = link.recruiter_kind === 'staffing_agency';
  const errors = formErrors(approves ? move.error : change.error);
  const save = () =>
    approves
      ? move.mutate({ to: 'approved', terms }, { onSuccess: onClose })
      : change.mutate(terms, { onSuccess: onClose });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(approves ? 'links.approve.title' : 'links.change.title', { who })}
      {...(approves ? { submitLabel: t('links.do.approve') } : {})}
      busy={move.isPending || change.isPending}
      onSubmit={save}
    >
      <FormErrorList errors={errors.list} />
      <p>{t(isAgency ? 'links.agency_scope_hint' : 'links.terms.about')}</p>
      {isAgency ? (
        <LastDayField terms={terms} onChange={setTerms} errors={errors} />
      ) : (
        <TermsFields terms={terms} onChange={setTerms} errors={errors} />
      )}
    </FormDialog>
  );
}
