import { NativeSelect, TextInput } from '@mantine/core';
import { updateMember } from '@tryout/contract/organizations/members';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type Member, useUpdateMember } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { invitableRoles, type MemberRole } from '../role-choices.ts';

/** Role and title of a member. */
export function MemberDialog({
  member,
  name,
  onClose,
}: {
  member: Member;
  name: string;
  onClose: () => void;
}) {
  const t = useText(messages);
  const user = useCurrentUser();
  const update = useUpdateMember();
  const form = useForm(updateMember, {
    start: { role: member.role as MemberRole, title: member.title },
    error: update.error,
    busy: update.isPending,
  });
  const roles = new Set([
    member.role as MemberRole,
    ...invitableRoles(user.user_type, user.memberships[0]?.kind ?? ''),
  ]);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('organizations.people.edit_of', { name })}
      form={form}
      onSubmit={() =>
        update.mutate({ employee_id: member.employee_id, ...form.values }, { onSuccess: onClose })
      }
    >
      <NativeSelect
        {...form.text('role', t('organizations.people.role'))}
        data={[...roles].map((value) => ({ value, label: t(`organizations.role.${value}`) }))}
      />
      <TextInput {...form.text('title', t('organizations.people.job'))} />
    </FormDialog>
  );
}
