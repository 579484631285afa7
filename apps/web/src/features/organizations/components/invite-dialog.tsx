import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { useInvite } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { invitableRoles, type MemberRole } from '../role-choices.ts';

/** Invites a colleague by e-mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const user = useCurrentUser();
  const invite = useInvite();
  const roles = invitableRoles(user.user_type, user.memberships[0]?.kind ?? '');
  const [key] = useState(() => crypto.randomUUID());
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>(roles[0] ?? 'employee');
  const [message, setMessage] = useState('');
  const errors = formErrors(invite.error);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('organizations.people.invite')}
      submitLabel={t('organizations.invites.send')}
      busy={invite.isPending}
      onSubmit={() => invite.mutate({ key, email, role, message }, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} labels={{ email: t('organizations.people.email') }} />
      <TextInput
        id={fieldId('email')}
        type="email"
        label={t('organizations.people.email')}
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={errors.of('email')}
      />
      <NativeSelect
        id={fieldId('role')}
        label={t('organizations.people.role')}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
        data={roles.map((value) => ({ value, label: t(`organizations.role.${value}`) }))}
        error={errors.of('role')}
      />
      <Textarea
        id={fieldId('message')}
        label={t('organizations.invites.message')}
        autosize
        minRows={3}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={errors.of('message')}
      />
    </FormDialog>
  );
}
