import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { ResetFactors } from '../../second-factors/public.ts';
import { MEMBER_STATES, readMembersSearch } from '../members-search.ts';
import { type Member, membersQuery, useUpdateMember } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { rolesIn } from '../role-choices.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { TeamLinks } from './team-links.tsx';

const nameOf = (member: Member) => `${member.first_name} ${member.last_name}`.trim() || member.email;

/** R21: the people of the organization, and who is invited. */
export function People() {
  const t = useText(messages);
  const user = useCurrentUser();
  const at = useListState(readMembersSearch);
  const { q, ...narrowed } = at.search;
  const query = useQuery({
    ...membersQuery({ ...narrowed, search: q }),
    placeholderData: keepPreviousData,
  });
  const update = useUpdateMember();
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<Member | null>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [lost, setLost] = useState<Member | null>(null);
  const mayChange = user.rights.includes('member.update');
  const mayInvite = user.rights.includes('member.invite');
  const move = (member: Member, from: 'active' | 'deactivated', to: 'active' | 'deactivated') =>
    update.mutate(
      { employee_id: member.employee_id, status: { from, to } },
      { onSuccess: () => setLeaving(null) },
    );
  const actions = (member: Member): RowAction[] => [
    { label: t('organizations.people.edit'), onClick: () => setEdited(member) },
    {
      label: t('organizations.people.reset_factors'),
      disabled: member.user_id === user.user_id || member.status !== 'active',
      onClick: () => setLost(member),
    },
    member.status === 'deactivated'
      ? { label: t('organizations.people.activate'), onClick: () => move(member, 'deactivated', 'active') }
      : {
          label: t('organizations.people.deactivate'),
          danger: true,
          disabled: member.user_id === user.user_id,
          onClick: () => setLeaving(member),
        },
  ];
  return (
    <Stack gap={5}>
      <ListView
        label={t('organizations.people.title')}
        at={at}
        query={query}
        find={t('organizations.people.search')}
        filters={[
          {
            kind: 'one',
            key: 'role',
            label: t('organizations.people.role'),
            all: t('organizations.people.any_role'),
            options: rolesIn(user.memberships[0]?.kind ?? '').map((value) => ({
              value,
              label: t(`organizations.role.${value}`),
            })),
          },
          {
            kind: 'one',
            key: 'status',
            label: t('organizations.state'),
            all: t('organizations.people.any_state'),
            options: MEMBER_STATES.map((value) => ({
              value,
              label: t(`organizations.people.status.${value}`),
            })),
          },
        ]}
        action={
          mayInvite && (
            <Button
              leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
              onClick={() => setInviting(true)}
            >
              {t('organizations.people.invite')}
            </Button>
          )
        }
        views="members"
        remember="members"
        rowId={(member) => member.employee_id}
        rowLabel={nameOf}
        columns={[
          { key: 'name', header: t('organizations.name'), cell: nameOf },
          {
            key: 'role',
            header: t('organizations.people.role'),
            cell: (member) => t(`organizations.role.${member.role as 'employee'}`),
          },
          { key: 'job', header: t('organizations.people.job'), cell: (member) => member.title },
          {
            key: 'email',
            header: t('organizations.people.email'),
            cell: (member) => <bdi>{member.email}</bdi>,
          },
          {
            key: 'status',
            header: t('organizations.state'),
            width: '130px',
            cell: (member) => t(`organizations.people.status.${member.status as 'active'}`),
          },
          ...(mayChange
            ? [
                {
                  key: 'factor',
                  header: t('organizations.people.factor'),
                  width: '130px',
                  cell: (member: Member) =>
                    t(`organizations.people.factor.${member.has_second_factor ? 'on' : 'off'}`),
                },
              ]
            : []),
          {
            key: 'since',
            header: t('organizations.people.since'),
            width: '130px',
            cell: (member) => <TimeText at={member.created_at} style="date" />,
          },
        ]}
        menu={mayChange ? actions : undefined}
        empty={{ title: t('organizations.people.none') }}
      />
      {mayInvite && <InviteList />}
      {mayInvite && <TeamLinks />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {edited && <MemberDialog member={edited} name={nameOf(edited)} onClose={() => setEdited(null)} />}
      {lost && (
        <ResetFactors
          name={nameOf(lost)}
          whom={{ employee_id: lost.employee_id }}
          onClose={() => setLost(null)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          opened
          danger
          title={t('organizations.people.deactivate.title', { name: nameOf(leaving) })}
          confirmLabel={t('organizations.people.deactivate')}
          busy={update.isPending}
          error={update.error}
          onClose={() => setLeaving(null)}
          onConfirm={() => move(leaving, 'active', 'deactivated')}
        >
          <p>{t('organizations.people.deactivate.text')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
