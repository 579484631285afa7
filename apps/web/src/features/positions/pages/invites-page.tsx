import { Button } from '@mantine/core';
import { IconMailForward, IconMailOff, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CandidateInvite } from '@tryout/contract/positions/candidate-invites';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import type { Column, RowAction } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { InviteDialog } from '../components/share/invite-dialog.tsx';
import { messages } from '../invites.messages.ts';
import { invitesQuery, useResendInvite, useRevokeInvite } from '../positions.api.ts';
import { readInvitesSearch } from '../positions-search.ts';
import { vocabulary } from '../vocabulary.messages.ts';
import classes from './positions-page.module.css';

const STATUSES = ['new', 'approved', 'rejected', 'closed'] as const;

/** `/user/invites`: all invitations to apply, and the form that sends more. */
export function InvitesPage() {
  const t = useText(messages);
  const v = useText(vocabulary);
  const at = useListState(readInvitesSearch);
  const { search, set } = at;
  const query = useQuery({ ...invitesQuery(search), placeholderData: keepPreviousData });
  const resend = useResendInvite();
  const revoke = useRevokeInvite();
  const [inviting, setInviting] = useState(search.position !== undefined);
  useShortcut('c', t('positions.invites.new'), () => setInviting(true));
  const close = () => {
    setInviting(false);
    set({ position: undefined });
  };
  const of = (row: CandidateInvite) => ({ position_id: row.position.id, candidate_invite_id: row.id });
  const menu = (row: CandidateInvite): RowAction[] => {
    const expired = row.status === 'closed' && row.closed_reason === 'expired';
    return [
      ...(row.status === 'new' || expired
        ? [
            {
              label: t('positions.invites.resend'),
              icon: IconMailForward,
              onClick: () => resend.mutate(of(row)),
            },
          ]
        : []),
      ...(row.status === 'new'
        ? [
            {
              label: t('positions.invites.revoke'),
              icon: IconMailOff,
              danger: true,
              onClick: () => revoke.mutate(of(row)),
            },
          ]
        : []),
    ];
  };
  const columns: Column<CandidateInvite>[] = [
    {
      key: 'person',
      header: t('positions.invites.person'),
      width: '30%',
      cell: (row) => {
        const name = `${row.first_name} ${row.last_name}`.trim();
        return (
          <span className={classes.person}>
            {name && <strong>{name} </strong>}
            <bdi>{row.email}</bdi>
          </span>
        );
      },
    },
    { key: 'position', header: t('positions.invites.position'), cell: (row) => row.position.title },
    {
      key: 'status',
      header: t('positions.invites.status'),
      cell: (row) => (
        <StatusChip
          status={row.status}
          label={
            row.status === 'closed' && row.closed_reason
              ? v(`positions.invite_end.${row.closed_reason as 'revoked'}`)
              : v(`positions.invite.${row.status}`)
          }
        />
      ),
    },
    {
      key: 'sent',
      header: t('positions.invites.sent'),
      cell: (row) =>
        row.sent_at ? (
          <span>
            <TimeText at={row.sent_at} /> ({t('positions.invites.times', { count: row.send_count })})
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'opened',
      header: t('positions.invites.opened'),
      cell: (row) =>
        row.opened_at ? <TimeText at={row.opened_at} style="relative" /> : t('positions.invites.not_opened'),
    },
    {
      key: 'expires',
      header: t('positions.invites.expires'),
      cell: (row) => <TimeText at={row.expires_at} />,
    },
  ];
  const invite = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setInviting(true)}>
      {t('positions.invites.new')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('positions.invites.title')} actions={invite} />
      <ListView
        label={t('positions.invites.title')}
        at={at}
        query={query}
        find={t('positions.invites.search')}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: t('positions.invites.filter'),
            all: t('positions.invites.any'),
            options: STATUSES.map((value) => ({ value, label: v(`positions.invite.${value}`) })),
          },
        ]}
        views="candidate_invites"
        remember="invites"
        columns={columns}
        rowId={(row) => row.id}
        rowLabel={(row) => row.email}
        menu={menu}
        empty={{
          title: t('positions.invites.empty'),
          text: t('positions.invites.empty_text'),
          action: invite,
        }}
      />
      {inviting && <InviteDialog positionId={search.position} onClose={close} />}
    </Page>
  );
}
