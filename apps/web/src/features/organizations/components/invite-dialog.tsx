import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { inviteMember } from '@tryout/contract/organizations/members';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const form = useForm(inviteMember, {
    start: { email: '', role: roles[0] ?? ('employee' as MemberRole), message: '' },
    error: invite.error,
    busy: invite.isPending,
  });
  const { email, role, message } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('organizations.people.invite')}
      submitLabel={t('organizations.invites.send')}
      form={form}
      onSubmit={() => invite.mutate({ key, email, role, message }, { onSuccess: onClose })}
    >
      <TextInput
        {...form.text('email', t('organizations.people.email'))}
        type="email"
        required
        withAsterisk={false}
      />
      <NativeSelect
        {...form.text('role', t('organizations.people.role'))}
        data={roles.map((value) => ({ value, label: t(`organizations.role.${value}`) }))}
      />
      <Textarea {...form.text('message', t('organizations.invites.message'))} autosize minRows={3} />
    </FormDialog>
  );
}
