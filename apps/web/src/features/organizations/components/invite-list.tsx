import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { type ListState, pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useOwnListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { type Invite, invitesQuery, useResendInvite, useRevokeInvite } from '../organizations.api.ts';
import { messages } from '../organizations.messages.ts';

const STATUSES = ['new', 'approved', 'rejected', 'closed'] as const;

interface InviteListState extends ListState<never> {
  readonly status?: (typeof STATUSES)[number] | undefined;
}

/** Who is invited, and what happened to each invitation; the page's address belongs to the members. */
export function InviteList() {
  const t = useText(messages);
  const at = useOwnListState<InviteListState>({});
  const query = useQuery({
    ...invitesQuery({ ...pagingOf(at.search), status: at.search.status }),
    placeholderData: keepPreviousData,
  });
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
      <ListView
        label={t('organizations.invites.title')}
        at={at}
        query={query}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: t('organizations.state'),
            all: t('organizations.people.any_state'),
            options: STATUSES.map((value) => ({ value, label: t(`organizations.status.${value}`) })),
          },
        ]}
        remember="invites"
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
        empty={{ title: t('organizations.invites.none') }}
        skeleton={<TableSkeleton rows={3} />}
      />
    </Panel>
  );
}
