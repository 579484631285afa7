import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { securityLogQuery, useVerifyLog } from '../administration.api.ts';
import { messages } from '../administration.messages.ts';
import { PlatformList } from '../components/platform-list.tsx';
import { messages as lineMessages } from '../security-log.messages.ts';
import { actionWords, detailWords, lineWord } from '../security-words.ts';
import { useListSearch } from '../use-list-search.ts';
import classes from './security-log-page.module.css';

const TYPES = ['action', 'create', 'update', 'delete', 'access'] as const;

/** A21: the security log; admins see their own organization's. */
export function SecurityLogPage() {
  const t = useText(messages);
  const words = useText(lineMessages);
  const user = useCurrentUser();
  const at = useListSearch();
  const event_type = TYPES.find((one) => one === at.search.status);
  const query = useQuery(
    securityLogQuery({
      ...pagingOf(at.search),
      performer: at.search.q,
      ...(event_type ? { event_type } : {}),
    }),
  );
  const verify = useVerifyLog();
  return (
    <Page>
      <PageHeader
        title={t('administration.security.title')}
        actions={
          <Row>
            {user.rights.includes('platform.read') && (
              <Button variant="default" loading={verify.isPending} onClick={() => verify.mutate()}>
                {t('administration.security.verify')}
              </Button>
            )}
            {(['csv', 'json'] as const).map((kind) => (
              <Button
                key={kind}
                component="a"
                variant="default"
                href={`/api/security/logs/export?format=${kind}`}
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
      <PlatformList
        name="security_log"
        label={t('administration.security.title')}
        query={query}
        at={at}
        find={t('administration.find.performers')}
        states={TYPES.map((value) => ({ value, label: words(`security.type.${value}`) }))}
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
            cell: (row) => <span className={classes.detail}>{detailWords(words, row.meta).join(' · ')}</span>,
          },
        ]}
      />
    </Page>
  );
}
