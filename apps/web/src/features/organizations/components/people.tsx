import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import type { RowAction } from '../../../ui/data-table/data-table-types.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { SearchField } from '../../../ui/lists/search-field.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Member, membersQuery, useUpdateMember } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberDialog } from './member-dialog.tsx';

const nameOf = (member: Member) => `${member.first_name} ${member.last_name}`.trim() || member.email;

/** R21: the people of the organization, and who is invited. */
export function People() {
  const t = useText(messages);
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { page = 1, cursor, search = '' } = useSearch({ from: '/user/organization/$part' });
  const query = useQuery(membersQuery({ page, cursor, search }));
  const update = useUpdateMember();
  const [inviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<Member | null>(null);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const go = (next: { page?: number; cursor?: string; search?: string }) =>
    void navigate({ to: '/user/organization/$part', params: { part: 'people' }, search: next });
  const mayChange = user.rights.includes('member.update');
  const mayInvite = user.rights.includes('member.invite');
  const move = (member: Member, from: 'active' | 'deactivated', to: 'active' | 'deactivated') =>
    update.mutate(
      { employee_id: member.employee_id, status: { from, to } },
      { onSuccess: () => setLeaving(null) },
    );
  const actions = (member: Member): RowAction[] => [
    { label: t('organizations.people.edit'), onClick: () => setEdited(member) },
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
      <Row justify="space-between">
        <SearchField
          label={t('organizations.people.search')}
          value={search}
          onChange={(value) => go(value ? { search: value } : {})}
        />
        {mayInvite && (
          <Button
            leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            {t('organizations.people.invite')}
          </Button>
        )}
      </Row>
      <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
        {(data) =>
          data.items.length === 0 ? (
            <EmptyState title={t('organizations.people.none')} />
          ) : (
            <>
              <DataTable
                label={t('organizations.people.title')}
                rows={data.items}
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
                  {
                    key: 'since',
                    header: t('organizations.people.since'),
                    width: '130px',
                    cell: (member) => <TimeText at={member.created_at} style="date" />,
                  },
                ]}
                {...(mayChange ? { menu: actions } : {})}
              />
              <Pager
                page={page}
                recordsPerPage={data.recordsPerPage}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                nextCursor={data.next_cursor}
                previousCursor={data.previous_cursor}
                onPage={(next, at) =>
                  go({ page: next, ...(at ? { cursor: at } : {}), ...(search ? { search } : {}) })
                }
              />
            </>
          )
        }
      </QueryView>
      {mayInvite && <InviteList />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {edited && <MemberDialog member={edited} name={nameOf(edited)} onClose={() => setEdited(null)} />}
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
