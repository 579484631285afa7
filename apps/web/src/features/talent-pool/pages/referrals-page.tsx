import { Button, NativeSelect } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readReferrals } from '@tryout/contract/sources/sources';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { linkTo, referralsQuery, useMakeReferralLink } from '../sources.api.ts';
import { sourcesMessages } from '../sources.messages.ts';

/** `/user/referrals`: a personal link to refer people by, and whether what came of it is in progress or finished. */
export function ReferralsPage() {
  const t = useText(sourcesMessages);
  const query = useQuery(referralsQuery);
  return (
    <Page>
      <PageHeader title={t('referrals.title')}>
        <p>{t('referrals.text')}</p>
      </PageHeader>
      <QueryView query={query} skeleton={<CardSkeleton lines={6} />}>
        {(data) => (
          <Stack gap={5}>
            <Link data={data} />
            <Referred items={data.items} />
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}

type Referrals = RouteResult<typeof readReferrals>;

function Link({ data }: { data: Referrals }) {
  const t = useText(sourcesMessages);
  const make = useMakeReferralLink();
  const [path, setPath] = useState(data.pages[0]?.path ?? '');
  if (data.code === null) {
    return (
      <EmptyState
        title={t('referrals.no_link')}
        text={t('referrals.no_link_text')}
        action={
          <Button
            leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
            loading={make.isPending}
            onClick={() => make.mutate(undefined)}
          >
            {t('referrals.make')}
          </Button>
        }
      />
    );
  }
  const link = linkTo(path, data.code);
  return (
    <Panel title={t('referrals.link')}>
      <Stack gap={3}>
        <NativeSelect
          label={t('sources.page')}
          value={path}
          data={data.pages.map((page, place) => ({
            value: page.path,
            label: place === 0 ? t('sources.all_jobs', { name: page.title }) : page.title,
          }))}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
        <p style={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{link}</bdi>
        </p>
        <div>
          <CopyButton value={link} label={t('referrals.copy')} />
        </div>
      </Stack>
    </Panel>
  );
}

function Referred({ items }: { items: Referrals['items'] }) {
  const t = useText(sourcesMessages);
  const format = useFormat();
  if (items.length === 0) return <p>{t('referrals.none')}</p>;
  return (
    <SimpleTable
      caption={t('referrals.referred')}
      captionShown
      columns={[
        { key: 'position', header: t('referrals.position') },
        { key: 'began', header: t('referrals.began') },
        { key: 'state', header: t('referrals.state') },
      ]}
      rows={items.map(({ position_title, began_on, state }, place) => ({
        key: String(place),
        cells: [
          <bdi key="title">{position_title}</bdi>,
          format.date(`${began_on}T12:00:00`),
          t(`referrals.state.${state}`),
        ],
      }))}
    />
  );
}
