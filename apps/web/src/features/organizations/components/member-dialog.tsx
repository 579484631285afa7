import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
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
  const [role, setRole] = useState(member.role as MemberRole);
  const [title, setTitle] = useState(member.title);
  const errors = formErrors(update.error);
  const roles = new Set([
    member.role as MemberRole,
    ...invitableRoles(user.user_type, user.memberships[0]?.kind ?? ''),
  ]);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('organizations.people.edit_of', { name })}
      busy={update.isPending}
      onSubmit={() => update.mutate({ employee_id: member.employee_id, role, title }, { onSuccess: onClose })}
    >
      <FormErrorList errors={errors.list} />
      <NativeSelect
        id={fieldId('role')}
        label={t('organizations.people.role')}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
        data={[...roles].map((value) => ({ value, label: t(`organizations.role.${value}`) }))}
        error={errors.of('role')}
      />
      <TextInput
        id={fieldId('title')}
        label={t('organizations.people.job')}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={errors.of('title')}
      />
    </FormDialog>
  );
}
