import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type Invite, invitesQuery, useResendInvite, useRevokeInvite } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';

/** Who is invited, and what became of it. */
export function InviteList() {
  const t = useText(messages);
  const [at, setAt] = useState<{ page: number; cursor: string | undefined }>({ page: 1, cursor: undefined });
  const query = useQuery(invitesQuery(at));
  const resend = useResendInvite();
  const revoke = useRevokeInvite();
  const actions = (invite: Invite) =>
    invite.status === 'new'
      ? [
          { label: t('organizations.invites.resend'), onClick: () => resend.mutate(invite.invite_id) },
          {
            label: t('organizations.invites.revoke'),
            danger: true,
            onClick: () => revoke.mutate(invite.invite_id),
          },
        ]
      : [];
  return (
    <Panel title={t('organizations.invites.title')}>
      <QueryView query={query}>
        {(data) =>
          data.items.length === 0 ? (
            <p>{t('organizations.invites.none')}</p>
          ) : (
            <>
              <DataTable
                label={t('organizations.invites.title')}
                rows={data.items}
                rowId={(invite) => invite.invite_id}
                rowLabel={(invite) => invite.email}
                columns={[
                  {
                    key: 'email',
                    header: t('organizations.people.email'),
                    cell: (invite) => <bdi>{invite.email}</bdi>,
                  },
                  {
                    key: 'role',
                    header: t('organizations.people.role'),
                    cell: (invite) => t(`organizations.role.${invite.role as 'employee'}`),
                  },
                  {
                    key: 'status',
                    header: t('organizations.state'),
                    width: '130px',
                    cell: (invite) => (
                      <StatusChip
                        status={invite.status}
                        label={t(`organizations.status.${invite.status as 'new'}`)}
                      />
                    ),
                  },
                  {
                    key: 'by',
                    header: t('organizations.invites.by'),
                    cell: (invite) => invite.invited_by_name,
                  },
                  {
                    key: 'expires',
                    header: t('organizations.invites.expires'),
                    width: '140px',
                    cell: (invite) => <TimeText at={invite.expires_at} style="date" />,
                  },
                ]}
                menu={actions}
              />
              <Pager
                page={at.page}
                recordsPerPage={data.recordsPerPage}
                total={data.total}
                totalIsCapped={data.total_is_capped}
                nextCursor={data.next_cursor}
                previousCursor={data.previous_cursor}
                onPage={(page, cursor) => setAt({ page, cursor })}
              />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}
