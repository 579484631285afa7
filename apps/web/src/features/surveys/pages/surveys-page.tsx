import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { SURVEY_SORTS, SURVEY_STATUS_NAMES } from '@tryout/domain/surveys/survey';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { oneOf, pagingOf, readListState } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { askedMessages } from '../asked.messages.ts';
import { NewSurveyDialog } from '../components/new-survey-dialog.tsx';
import { ownSurveysQuery, surveysQuery } from '../surveys.api.ts';
import { messages } from '../surveys.messages.ts';
import type { SurveysSearch } from '../surveys-search.ts';

const readSearch = (search: Record<string, unknown>): SurveysSearch => ({
  ...readListState(search, SURVEY_SORTS),
  status: oneOf(search.status, SURVEY_STATUS_NAMES),
});

/** A16, R26 and C16: surveys that somebody makes, or that a candidate is asked. */
export function SurveysPage() {
  const { user_type } = useCurrentUser();
  return user_type === 'candidate' ? (
    <OwnSurveys />
  ) : (
    <MadeSurveys isPlatform={user_type === 'super_admin'} />
  );
}

function OwnSurveys() {
  const t = useText(askedMessages);
  const query = useQuery(ownSurveysQuery());
  return (
    <Page width="text">
      <PageHeader title={t('surveys.own')} />
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('surveys.own.none')} />
          ) : (
            <Stack gap={4}>
              {items.map((one) => (
                <Panel
                  key={one.link}
                  title={<bdi>{one.name}</bdi>}
                  actions={<LinkButton to={one.link as '/'}>{t('surveys.own.answer')}</LinkButton>}
                >
                  <p>
                    {t('surveys.asked_by', { who: one.organization ?? 'Tryout' })}{' '}
                    <TimeText at={one.invited_at} style="relative" />
                  </p>
                </Panel>
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}

function MadeSurveys({ isPlatform }: { readonly isPlatform: boolean }) {
  const t = useText(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const at = useListState(readSearch);
  const [isMaking, setMaking] = useState(false);
  const { q, status, sort } = at.search;
  const query = useQuery(
    surveysQuery({
      ...pagingOf(at.search),
      ...(q ? { search: q } : {}),
      ...(status ? { status } : {}),
      ...(sort ? { sort } : {}),
    }),
  );
  const addressOf = (id: string) => `${isPlatform ? '/user/admin' : '/user'}/surveys/${id}` as '/';
  const open = (id: string) => void navigate({ to: addressOf(id) });
  const make = <Button onClick={() => setMaking(true)}>{t('surveys.new')}</Button>;
  return (
    <Page>
      <PageHeader title={t('surveys.title')} meta={t('surveys.about')} actions={make} />
      <ListView
        label={t('surveys.title')}
        remember="surveys"
        order="-created"
        query={query}
        at={at}
        find={t('surveys.find')}
        filters={[
          {
            kind: 'one',
            key: 'status',
            label: t('surveys.status'),
            all: t('surveys.status.all'),
            options: SURVEY_STATUS_NAMES.map((value) => ({ value, label: t(`surveys.status.${value}`) })),
          },
        ]}
        empty={{ title: t('surveys.none'), text: t('surveys.none.text'), action: make }}
        rowId={(row) => row.survey_id}
        rowLabel={(row) => row.name}
        onOpen={(row) => open(row.survey_id)}
        columns={[
          {
            key: 'name',
            header: t('surveys.name'),
            sortable: 'asc',
            cell: (row) => (
              <Link to={addressOf(row.survey_id)}>
                <bdi>{row.name}</bdi>
              </Link>
            ),
          },
          {
            key: 'status',
            header: t('surveys.status'),
            width: '130px',
            cell: (row) => t(`surveys.status.${row.status}`),
          },
          {
            key: 'trigger',
            header: t('surveys.trigger'),
            cell: (row) => t(`surveys.trigger.${row.trigger}`),
          },
          {
            key: 'answered',
            header: t('surveys.answers'),
            width: '150px',
            cell: (row) =>
              row.answered === null
                ? t('surveys.answers.few', { least: row.min_group })
                : format.number(row.answered),
          },
          {
            key: 'created',
            header: t('surveys.created'),
            sortable: 'desc',
            width: '140px',
            cell: (row) => <TimeText at={row.created_at} style="relative" />,
          },
        ]}
      />
      {isMaking && <NewSurveyDialog isPlatform={isPlatform} onClose={() => setMaking(false)} onMade={open} />}
    </Page>
  );
}
