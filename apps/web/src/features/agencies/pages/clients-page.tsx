import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { noteAgencyFee } from '@tryout/contract/agencies/agency-positions';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FactList } from '../../../ui/lists/fact-list.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { type AgencyClient, clientsQuery, useNoteFee } from '../agencies.api.ts';
import { messages } from '../agencies.messages.ts';
import classes from '../components/agencies.module.css';

/** `/user/agency/clients`: what came of an agency's submissions, and its notes on fees. */
export function ClientsPage() {
  const t = useText(messages);
  const query = useQuery(clientsQuery());
  return (
    <Page>
      <PageHeader
        title={t('agencies.clients')}
        crumbs={[{ label: t('agencies.title'), to: '/user/agency/positions' }]}
      >
        <p className={classes.about}>{t('agencies.clients_about')}</p>
      </PageHeader>
      <QueryView query={query} skeleton={<CardSkeleton />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={t('agencies.clients_none')}
              text={t('agencies.clients_none_text')}
              action={<LinkButton to="/user/organization/recruiters">{t('agencies.none_go')}</LinkButton>}
            />
          ) : (
            <ul className={classes.list}>
              {items.map((client) => (
                <Client key={client.company_id} client={client} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Page>
  );
}

function Client({ client }: { client: AgencyClient }) {
  const t = useText(messages);
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  return (
    <Panel as="li">
      <Stack gap={3}>
        <h2 className={classes.title}>
          <bdi>{client.name}</bdi>
          <StatusChip
            status={client.is_active ? 'approved' : 'paused'}
            label={t(client.is_active ? 'agencies.client_active' : 'agencies.client_over')}
          />
        </h2>
        <FactList
          facts={[
            [t('agencies.client_shared'), format.number(client.shared)],
            [t('agencies.client_submitted'), format.number(client.submitted)],
            [t('agencies.client_accepted'), format.number(client.accepted)],
            [t('agencies.client_hired'), format.number(client.hired)],
            [t('agencies.fee_note'), client.fee_note || t('agencies.fee_note_none')],
          ]}
        />
        <div>
          <Button variant="default" onClick={() => setEditing(true)}>
            {t('agencies.fee_note_edit')}
          </Button>
        </div>
      </Stack>
      {editing && <FeeDialog client={client} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

function FeeDialog({ client, onClose }: { client: AgencyClient; onClose: () => void }) {
  const t = useText(messages);
  const keep = useNoteFee(client.company_id);
  const form = useForm(noteAgencyFee, {
    start: { fee_note: client.fee_note },
    error: keep.error,
    busy: keep.isPending,
  });
  const { fee_note: note } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('agencies.fee_note_title', { client: client.name })}
      form={form}
      onSubmit={() => keep.mutate(note, { onSuccess: onClose })}
    >
      <Textarea {...form.text('fee_note', t('agencies.fee_note'))} autosize minRows={4} maxLength={4000} />
    </FormDialog>
  );
}
