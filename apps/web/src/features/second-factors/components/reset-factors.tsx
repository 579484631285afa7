import { useText } from '../../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { useResetAccountFactors, useResetMemberFactors } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';

interface ResetProps {
  /** Who has lost every second step. */
  name: string;
  /** The member, for an organization's admin; the account, for the platform's people. */
  whom: { readonly employee_id: string } | { readonly user_id: string };
  onClose: () => void;
}

/** Removes the second factors of somebody who lost them, for a reason that they are told. */
export function ResetFactors({ name, whom, onClose }: ResetProps) {
  const t = useText(messages);
  const ofMember = useResetMemberFactors();
  const ofAccount = useResetAccountFactors();
  const done = { onSuccess: onClose };
  return (
    <ReasonDialog
      opened
      danger
      onClose={onClose}
      onConfirm={({ note }) => {
        if ('employee_id' in whom) ofMember.mutate({ ...whom, reason: note }, done);
        else ofAccount.mutate({ ...whom, reason: note }, done);
      }}
      title={t('factors.reset_of', { name })}
      confirmLabel={t('factors.reset.submit')}
      noteLabel={t('factors.reset.reason')}
      noteRequired
      busy={ofMember.isPending || ofAccount.isPending}
      error={ofMember.error ?? ofAccount.error}
    >
      <p>{t('factors.reset.text')}</p>
    </ReasonDialog>
  );
}
