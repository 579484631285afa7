import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import {
  addSource,
  CHANNEL_NAME_LENGTH,
  type listSources,
  type SourceLink,
} from '@tryout/contract/sources/sources';
import { useState } from 'react';
import { useRequestKey } from '../../../platform/api/use-request-key.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { linkTo, sourcesQuery, useAddSource, useEndSource } from '../sources.api.ts';
import { sourcesMessages } from '../sources.messages.ts';
import { messages } from '../talent-pool.messages.ts';

/** `/user/candidates/sources`: a link for each channel, and what came of them. */
export function SourcesPage() {
  const t = useText(sourcesMessages);
  const w = useText(messages);
  const query = useQuery(sourcesQuery);
  const [adding, setAdding] = useState(false);
  return (
    <Page>
      <PageHeader
        title={t('sources.title')}
        crumbs={[{ label: w('talent-pool.title'), to: '/user/candidates' }]}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setAdding(true)}>
            {t('sources.add')}
          </Button>
        }
      >
        <p>{t('sources.text')}</p>
      </PageHeader>
      <QueryView query={query} skeleton={<TableSkeleton rows={6} />}>
        {(data) => <Links data={data} />}
      </QueryView>
      {adding && <AddChannel onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Links({ data }: { data: RouteResult<typeof listSources> }) {
  const t = useText(sourcesMessages);
  const format = useFormat();
  const [path, setPath] = useState(data.pages[0]?.path ?? '');
  const [ending, setEnding] = useState<SourceLink | null>(null);
  const end = useEndSource();
  const numbers = (counts: Pick<SourceLink, 'started' | 'applied' | 'approved'>) =>
    [counts.started, counts.applied, counts.approved].map((each) => format.number(each));
  const nameOf = ({ kind, name }: SourceLink) =>
    kind === 'referral' ? t('sources.referred_by', { name }) : name;
  return (
    <Stack gap={5}>
      <NativeSelect
        label={t('sources.page')}
        value={path}
        data={data.pages.map((page, place) => ({
          value: page.path,
          label: place === 0 ? t('sources.all_jobs', { name: page.title }) : page.title,
        }))}
        onChange={(event) => setPath(event.currentTarget.value)}
      />
      <SimpleTable
        caption={t('sources.title')}
        columns={[
          { key: 'name', header: t('sources.name') },
          { key: 'link', header: t('sources.link') },
          { key: 'started', header: t('sources.started') },
          { key: 'applied', header: t('sources.applied') },
          { key: 'approved', header: t('sources.approved') },
          { key: 'end', header: t('sources.use') },
        ]}
        rows={[
          ...data.items.map((link) => ({
            key: link.source_link_id,
            cells: [
              <bdi key="name">{nameOf(link)}</bdi>,
              link.ended_at === null ? (
                <CopyButton
                  key="link"
                  value={linkTo(path, link.code)}
                  label={t('sources.copy', { name: nameOf(link) })}
                />
              ) : (
                '–'
              ),
              ...numbers(link),
              link.ended_at !== null ? (
                t('sources.ended', { date: format.date(link.ended_at) })
              ) : link.kind === 'channel' ? (
                <Button key="end" size="xs" variant="default" onClick={() => setEnding(link)}>
                  {t('sources.end')}
                </Button>
              ) : (
                t('sources.in_use')
              ),
            ],
          })),
          { key: 'others', cells: [t('sources.others'), '–', ...numbers(data.others), '–'] },
        ]}
      />
      {ending && (
        <ConfirmDialog
          opened
          title={t('sources.end.title', { name: ending.name })}
          confirmLabel={t('sources.end')}
          busy={end.isPending}
          error={end.error}
          onClose={() => setEnding(null)}
          onConfirm={() => end.mutate(ending.source_link_id, { onSuccess: () => setEnding(null) })}
        >
          <p>{t('sources.end.text')}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function AddChannel({ onClose }: { onClose: () => void }) {
  const t = useText(sourcesMessages);
  const keyOf = useRequestKey();
  const add = useAddSource();
  const form = useForm(addSource, { start: { name: '' }, error: add.error, busy: add.isPending });
  const { name } = form.values;
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('sources.add')}
      submitLabel={t('sources.make')}
      form={form}
      onSubmit={() => add.mutate({ name, key: keyOf(name) }, { onSuccess: onClose })}
    >
      <TextInput
        {...form.text('name', t('sources.name'))}
        description={t('sources.name_hint')}
        required
        maxLength={CHANNEL_NAME_LENGTH}
      />
    </FormDialog>
  );
}
