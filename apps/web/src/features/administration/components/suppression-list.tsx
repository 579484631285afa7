import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addSuppression,
  listSuppressions,
  readReturnAddress,
  removeSuppression,
} from '@tryout/contract/administration/mail-desk';
import type { RouteSend } from '@tryout/contract/define-route';
import { useState } from 'react';
import { callRouteForMessage } from '../../../platform/api/api-client.ts';
import { invalidateFeature } from '../../../platform/api/query-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { messages } from '../mail-desk.messages.ts';
import { useListSearch } from '../use-list-search.ts';

function useChange<T>(run: (given: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'administration');
    },
    meta: { showsError: true },
  });
}

/** Addresses that mails are not sent to any more, with why; adding one and sending again. */
export function SuppressionList() {
  const t = useText(messages);
  const at = useListSearch();
  const query = useQuery(
    routeQuery(listSuppressions, { query: { ...pagingOf(at.search), search: at.search.q } }),
  );
  const returns = useQuery(routeQuery(readReturnAddress)).data;
  const resume = useChange((email: string) => callRouteForMessage(removeSuppression, { query: { email } }));
  const [adding, setAdding] = useState(false);
  return (
    <Stack gap={4}>
      <Row>
        <Button onClick={() => setAdding(true)}>{t('mail-desk.add')}</Button>
      </Row>
      <ListView
        at={at}
        query={query}
        label={t('mail-desk.stopped')}
        remember="mail_suppressions"
        find={t('mail-desk.find')}
        empty={{ title: t('mail-desk.none') }}
        rowId={(row) => row.email}
        rowLabel={(row) => row.email}
        menu={(row) => [{ label: t('mail-desk.resume'), onClick: () => resume.mutate(row.email) }]}
        columns={[
          { key: 'email', header: t('mail-desk.email'), cell: (row) => <bdi>{row.email}</bdi> },
          {
            key: 'reason',
            header: t('mail-desk.reason'),
            cell: (row) => t(`mail-desk.reason.${row.reason}`),
          },
          { key: 'detail', header: t('mail-desk.detail'), cell: (row) => <bdi>{row.detail}</bdi> },
          {
            key: 'added',
            header: t('mail-desk.added'),
            width: '170px',
            cell: (row) => <TimeText at={row.added_at} />,
          },
        ]}
      />
      {returns && (
        <Panel title={t('mail-desk.returns')}>
          <Stack gap={3}>
            <p>{t('mail-desk.returns.about')}</p>
            <Row>
              <CopyButton value={returns.url} label={t('mail-desk.returns.copy')} />
            </Row>
          </Stack>
        </Panel>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(messages);
  const add = useChange((body: RouteSend<typeof addSuppression>['body']) =>
    callRouteForMessage(addSuppression, { body }),
  );
  const form = useForm(addSuppression, {
    start: { email: '', detail: '' },
    error: add.error,
    busy: add.isPending,
  });
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('mail-desk.add')}
      submitLabel={t('mail-desk.add')}
      busy={add.isPending}
      form={form}
      onSubmit={() => add.mutate(form.values, { onSuccess: onClose })}
    >
      <Stack gap={4}>
        <p>{t('mail-desk.add.about')}</p>
        <TextInput {...form.text('email', t('mail-desk.email'))} type="email" required maxLength={254} />
        <TextInput {...form.text('detail', t('mail-desk.detail.optional'))} maxLength={300} />
      </Stack>
    </FormDialog>
  );
}
