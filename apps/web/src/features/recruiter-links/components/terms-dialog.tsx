import { changeRecruiter } from '@tryout/contract/recruiter-links/recruiter-links';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const isAgency = link.recruiter_kind === 'staffing_agency';
  const form = useForm(changeRecruiter, {
    start: (): WholeTerms => ({
      scope: link.scope,
      position_ids: link.positions.map(({ position_id }) => position_id),
      permissions: link.permissions.filter((each) => each !== 'view'),
      valid_until: link.valid_until,
    }),
    error: approves ? move.error : change.error,
    busy: move.isPending || change.isPending,
  });
  /** With an approval they are named as a part of it. */
  const errorOf = (name: string) => form.errorOf(name) ?? form.errorOf(`terms.${name}`);
  const save = () =>
    approves
      ? move.mutate({ to: 'approved', terms: form.values }, { onSuccess: onClose })
      : change.mutate(form.values, { onSuccess: onClose });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(approves ? 'links.approve.title' : 'links.change.title', { who })}
      {...(approves ? { submitLabel: t('links.do.approve') } : {})}
      form={form}
      onSubmit={save}
    >
      <p>{t(isAgency ? 'links.agency_scope_hint' : 'links.terms.about')}</p>
      {isAgency ? (
        <LastDayField terms={form.values} onChange={form.set} errorOf={errorOf} />
      ) : (
        <TermsFields terms={form.values} onChange={form.set} errorOf={errorOf} />
      )}
    </FormDialog>
  );
}
