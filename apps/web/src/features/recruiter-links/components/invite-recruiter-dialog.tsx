import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { useAskRecruiter } from '../recruiter-links.api.ts';
import { messages } from '../recruiter-links.messages.ts';
import { FIRST_TERMS, TermsFields } from './terms-fields.tsx';

/** A company invites a recruiter or an agency by e-mail, with what they may do. */
export function InviteRecruiterDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const ask = useAskRecruiter();
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [terms, setTerms] = useState(FIRST_TERMS);
  const errors = formErrors(ask.error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('links.ask.company')}
      submitLabel={t('links.send_invitation')}
      busy={ask.isPending}
      onSubmit={() => ask.mutate({ email, message, ...terms }, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} labels={{ email: t('links.email') }} />
      <TextInput
        id={fieldId('email')}
        type="email"
        label={t('links.email')}
        description={t('links.email.hint')}
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={errors.of('email')}
      />
      <Textarea
        id={fieldId('message')}
        label={t('links.message')}
        autosize
        minRows={2}
        maxLength={1000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={errors.of('message')}
      />
      <TermsFields terms={terms} onChange={setTerms} errors={errors} />
    </FormDialog>
  );
}
