import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { makeTeamLink } from '@tryout/contract/organizations/team-links';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { ListState } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useOwnListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages } from '../organizations.messages.ts';
import { invitableRoles, type MemberRole } from '../role-choices.ts';
import { type TeamLink, teamLinksQuery, useMakeTeamLink, useRevokeTeamLink } from '../team-links.api.ts';
import { teamLinkMessages } from '../team-links.messages.ts';

/** How the styles of statuses show a link's state. */
const LOOKS = { open: 'approved', full: 'closed', expired: 'closed', revoked: 'closed' };

/** The links by which teams join, and making one. */
export function TeamLinks() {
  const t = useText(teamLinkMessages);
  const o = useText(messages);
  const format = useFormat();
  const at = useOwnListState<ListState<never>>({});
  const query = useQuery(teamLinksQuery(at.search.page ?? 1, at.search.cursor));
  const revoke = useRevokeTeamLink();
  const [making, setMaking] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const [ending, setEnding] = useState<TeamLink | null>(null);
  const actions = (row: TeamLink) =>
    row.state === 'open' ? [{ label: t('team_links.end'), danger: true, onClick: () => setEnding(row) }] : [];
  return (
    <Panel
      title={t('team_links.title')}
      actions={
        <Button variant="default" onClick={() => setMaking(true)}>
          {t('team_links.make')}
        </Button>
      }
    >
      <ListView
        label={t('team_links.title')}
        at={at}
        query={query}
        rowId={(row) => row.team_link_id}
        rowLabel={(row) => row.name}
        empty={{ title: t('team_links.none') }}
        columns={[
          { key: 'name', header: t('team_links.name'), cell: (row) => row.name },
          {
            key: 'role',
            header: o('organizations.people.role'),
            cell: (row) => o(`organizations.role.${row.role as 'employee'}`),
          },
          {
            key: 'domain',
            header: t('team_links.domain'),
            cell: (row) => (row.domain ? <bdi>@{row.domain}</bdi> : t('team_links.any_domain')),
          },
          {
            key: 'uses',
            header: t('team_links.uses'),
            cell: (row) =>
              t('team_links.uses_of', {
                uses: format.number(row.uses),
                most: format.number(row.max_uses),
              }),
          },
          {
            key: 'state',
            header: o('organizations.state'),
            cell: (row) => (
              <StatusChip status={LOOKS[row.state]} label={t(`team_links.state.${row.state}`)} />
            ),
          },
          {
            key: 'expires',
            header: o('organizations.invites.expires'),
            cell: (row) => <TimeText at={row.expires_at} style="date" />,
          },
        ]}
        menu={actions}
      />
      {making && (
        <MakeDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setLink(made);
          }}
        />
      )}
      {link !== null && (
        <Dialog
          opened
          onClose={() => setLink(null)}
          title={t('team_links.made')}
          footer={<Button onClick={() => setLink(null)}>{t('team_links.done')}</Button>}
        >
          <Stack gap={3}>
            <p>{t('team_links.made_text')}</p>
            <TextInput label={t('team_links.link')} value={link} readOnly />
            <CopyButton value={link} label={t('team_links.copy')} />
          </Stack>
        </Dialog>
      )}
      {ending && (
        <ConfirmDialog
          opened
          danger
          title={t('team_links.end_title', { name: ending.name })}
          confirmLabel={t('team_links.end')}
          busy={revoke.isPending}
          error={revoke.error}
          onClose={() => setEnding(null)}
          onConfirm={() => revoke.mutate(ending.team_link_id, { onSuccess: () => setEnding(null) })}
        >
          <p>{t('team_links.end_text')}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function MakeDialog({ onClose, onMade }: { onClose: () => void; onMade: (link: string) => void }) {
  const t = useText(teamLinkMessages);
  const o = useText(messages);
  const user = useCurrentUser();
  const make = useMakeTeamLink();
  const roles = invitableRoles(user.user_type, user.memberships[0]?.kind ?? '');
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(makeTeamLink, {
    start: { name: '', role: roles[0] ?? ('employee' as MemberRole), max_uses: '10', days: '14', domain: '' },
    error: make.error,
    busy: make.isPending,
  });
  const { name, role, max_uses: most, days, domain } = form.values;
  const labels = {
    name: t('team_links.name'),
    domain: t('team_links.domain_label'),
    max_uses: t('team_links.max_uses'),
    days: t('team_links.days'),
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('team_links.make')}
      submitLabel={t('team_links.make')}
      form={form}
      onSubmit={() =>
        make.mutate(
          { key, name, role, domain, max_uses: Number(most), days: Number(days) },
          { onSuccess: ({ link }) => onMade(`${window.location.origin}${link}`) },
        )
      }
    >
      <p>{t('team_links.about')}</p>
      <TextInput
        {...form.text('name', labels.name)}
        description={t('team_links.name_hint')}
        required
        withAsterisk={false}
        maxLength={120}
      />
      <NativeSelect
        {...form.text('role', o('organizations.people.role'))}
        data={roles.map((value) => ({ value, label: o(`organizations.role.${value}`) }))}
      />
      <TextInput {...form.text('max_uses', labels.max_uses)} type="number" min={1} max={500} />
      <TextInput {...form.text('days', labels.days)} type="number" min={1} max={90} />
      <TextInput
        {...form.text('domain', labels.domain)}
        description={t('team_links.domain_hint')}
        maxLength={200}
      />
    </FormDialog>
  );
}
