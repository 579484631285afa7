import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { DossierKeysPanel, LogCheck } from '../../dossiers/public.ts';
import { securityLogQuery, useVerifyLog } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { readLogSearch } from '../log-search.ts';
import { messages as lineMessages } from '../security-log.messages.ts';
import { actionWords, detailWords, lineWord } from '../security-words.ts';
import classes from './security-log-page.module.css';

const TYPES = ['action', 'create', 'update', 'delete', 'access'] as const;

/** Where the lines that the filters find are exported. */
function exportUrl(format: string, filters: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams({ format });
  for (const [key, value] of Object.entries(filters)) if (value) params.set(key, value);
  return `/api/security/logs/export?${params}`;
}

/** A21: the security log; admins see their own organization's. */
export function SecurityLogPage() {
  const t = useText(messages);
  const words = useText(lineMessages);
  const format = useFormat();
  const user = useCurrentUser();
  const at = useListState(readLogSearch);
  const { search } = at;
  const event_type = TYPES.find((one) => one === search.status);
  const filters = {
    ...(search.q ? { performer: search.q } : {}),
    ...(event_type ? { event_type } : {}),
    ...(search.action ? { action: search.action } : {}),
    ...(search.ip ? { ip: search.ip } : {}),
    ...(search.from ? { from: `${search.from}T00:00:00.000Z` } : {}),
    ...(search.until ? { until: `${search.until}T00:00:00.000Z` } : {}),
  };
  const query = useQuery(securityLogQuery({ ...pagingOf(search), ...filters }));
  const isOfPlatform = user.rights.includes('platform.read');
  const verify = useVerifyLog();
  return (
    <Page>
      <PageHeader
        title={t('administration.security.title')}
        actions={
          <Row>
            {isOfPlatform && (
              <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
                {t('administration.security.verify')}
              </Button>
            )}
            {(['csv', 'json'] as const).map((kind) => (
              <Button
                key={kind}
                component="a"
                variant="default"
                href={exportUrl(kind, filters)}
                download={`security-log.${kind}`}
              >
                {t(`administration.security.${kind}`)}
              </Button>
            ))}
          </Row>
        }
      />
      {verify.data && (
        <Banner tone={verify.data.intact ? 'success' : 'danger'}>
          {verify.data.intact
            ? t('administration.security.intact', { rows: verify.data.rows, unsealed: verify.data.unsealed })
            : t('administration.security.broken', {
                id: verify.data.broken_at ?? '',
                rows: verify.data.rows,
              })}
        </Banner>
      )}
      {!isOfPlatform && (
        <Stack gap={4}>
          <p>{t('administration.security.filter.kept')}</p>
          <LogCheck />
        </Stack>
      )}
      <ListView
        views="security_log"
        remember="security_log"
        label={t('administration.security.title')}
        query={query}
        at={at}
        find={t('administration.find.performers')}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: t('administration.filter'),
            all: t('administration.all'),
            options: TYPES.map((value) => ({ value, label: words(`security.type.${value}`) })),
          },
          { kind: 'words', key: 'action', label: t('administration.security.filter.action') },
          { kind: 'words', key: 'ip', label: t('administration.security.filter.ip') },
          { kind: 'day', key: 'from', label: t('administration.security.filter.from') },
          { kind: 'day', key: 'until', label: t('administration.security.filter.until') },
        ]}
        empty={{ title: t('administration.none') }}
        rowId={(row) => row.security_log_id}
        rowLabel={(row) => actionWords(words, row.action)}
        columns={[
          {
            key: 'when',
            header: t('administration.security.when'),
            width: '170px',
            cell: (row) => <TimeText at={row.event_time} />,
          },
          {
            key: 'what',
            header: t('administration.security.what'),
            cell: (row) => actionWords(words, row.action),
          },
          {
            key: 'who',
            header: t('administration.security.who'),
            cell: (row) => <bdi>{row.performer_email || lineWord(words, 'who', row.performer_type)}</bdi>,
          },
          {
            key: 'target',
            header: t('administration.security.target'),
            cell: (row) => lineWord(words, 'about', row.target_type),
          },
          {
            key: 'address',
            header: t('administration.security.address'),
            width: '150px',
            cell: (row) => <bdi>{row.ip}</bdi>,
          },
          {
            key: 'outcome',
            header: t('administration.security.outcome'),
            width: '110px',
            cell: (row) => lineWord(words, 'outcome', row.outcome),
          },
          {
            key: 'detail',
            header: t('administration.security.detail'),
            cell: (row) => (
              <span className={classes.detail}>{detailWords(words, row.meta, format.list).join(' · ')}</span>
            ),
          },
        ]}
      />
      {!isOfPlatform && <DossierKeysPanel />}
    </Page>
  );
}
