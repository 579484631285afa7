import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { correctionsQuery } from '../corrections.api.ts';
import { messages } from '../corrections.messages.ts';
import { CORRECTION_STATES, readCorrectionsSearch } from '../corrections-search.ts';
import { useResultText } from '../use-result-text.ts';

/** All corrections that this person may see, newest first. */
export function CorrectionsPage() {
  const t = useText(messages);
  const resultText = useResultText();
  const isPlatform = useCurrentUser().user_type === 'super_admin';
  const at = useListState(readCorrectionsSearch);
  const query = useQuery({
    ...correctionsQuery({ ...pagingOf(at.search), status: at.search.status }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page>
      <PageHeader
        title={t('corrections.title')}
        actions={isPlatform && <LinkButton to="/user/admin/responses">{t('corrections.repair')}</LinkButton>}
      />
      <p>{t('corrections.about')}</p>
      <ListView
        label={t('corrections.list')}
        at={at}
        query={query}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: t('corrections.state'),
            all: t('corrections.all'),
            options: CORRECTION_STATES.map((each) => ({
              value: each,
              label: t(`corrections.status.${each}`),
            })),
          },
        ]}
        views="corrections"
        remember="corrections"
        rowId={(row) => row.id}
        rowLabel={(row) => `${row.subtrait}, ${row.position_title}`}
        columns={[
          {
            key: 'subtrait',
            header: t('corrections.subtrait'),
            cell: (row) => (
              <Link to="/user/corrections/$correctionId" params={{ correctionId: row.id }}>
                {row.subtrait}
              </Link>
            ),
          },
          {
            key: 'change',
            header: t('corrections.change'),
            cell: (row) =>
              t('corrections.from_to', {
                before: resultText(row.before_value, row.before_total_score),
                after: resultText(row.value, row.total_score),
              }),
          },
          {
            key: 'position',
            header: t('corrections.position'),
            cell: (row) => row.position_title,
          },
          {
            key: 'organization',
            header: t('corrections.organization'),
            cell: (row) => row.organization_name,
          },
          {
            key: 'state',
            header: t('corrections.state'),
            width: '140px',
            cell: (row) => <StatusChip status={row.status} label={t(`corrections.status.${row.status}`)} />,
          },
          {
            key: 'asked',
            header: t('corrections.asked'),
            width: '170px',
            cell: (row) => <TimeText at={row.requested_at} />,
          },
        ]}
        empty={{
          title: t('corrections.empty'),
          text: t(isPlatform ? 'corrections.empty.ask' : 'corrections.empty.text'),
          action: isPlatform && <LinkButton to="/user/admin/responses">{t('corrections.repair')}</LinkButton>,
        }}
      />
    </Page>
  );
}
