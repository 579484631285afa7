import { Textarea, TextInput } from '@mantine/core';
import { askRecruiter } from '@tryout/contract/recruiter-links/recruiter-links';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useAskRecruiter } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import { FIRST_TERMS, TermsFields } from './terms-fields.tsx';

/** A company invites a recruiter or an agency by e-mail, with what they may do. */
export function InviteRecruiterDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const ask = useAskRecruiter();
  const form = useForm(askRecruiter, {
    start: { email: '', message: '', ...FIRST_TERMS },
    error: ask.error,
    busy: ask.isPending,
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('links.ask.company')}
      submitLabel={t('links.send_invitation')}
      form={form}
      onSubmit={() => ask.mutate(form.values, { onSuccess: onClose })}
    >
      <TextInput
        {...form.text('email', t('links.email'))}
        type="email"
        description={t('links.email.hint')}
        required
        withAsterisk={false}
      />
      <Textarea {...form.text('message', t('links.message'))} autosize minRows={2} maxLength={1000} />
      <TermsFields terms={form.values} onChange={form.set} errorOf={form.errorOf} />
    </FormDialog>
  );
}
