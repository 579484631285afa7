import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { oneOf, pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { type ListAt, useListState } from '../../../ui/list-page/use-list-state.ts';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { useStageName } from '../../applicants/public.tsx';
import { CandidateLook } from '../components/candidate-look.tsx';
import { ListFileLink } from '../components/list-file-link.tsx';
import { applicationsQuery, candidatesQuery, searchLookQuery } from '../directory.api.ts';
import { messages } from '../directory.messages.ts';
import { type DirectorySearch, readDirectorySearch } from '../directory-search.ts';

/** A3: candidates of the whole platform, and applications of all organizations. */
export function CandidatesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const at = useListState(readDirectorySearch);
  const tab = at.search.tab ?? 'candidates';
  return (
    <Page>
      <PageHeader title={t('directory.candidates')} meta={t('directory.candidates.about')} />
      <Stack gap={4}>
        <UrlTabs
          label={t('directory.candidates')}
          group="candidates"
          value={tab}
          tabs={[
            { value: 'candidates', label: t('directory.accounts') },
            { value: 'applications', label: t('directory.applications') },
          ]}
          onChange={(value) =>
            void navigate({
              to: '.',
              search: (value === 'applications' ? { tab: value } : {}) as never,
            })
          }
        />
        <div {...tabPanelProps('candidates', tab)}>
          {tab === 'candidates' ? <Candidates at={at} /> : <Applications at={at} />}
        </div>
      </Stack>
    </Page>
  );
}

function Candidates({ at }: { readonly at: ListAt<DirectorySearch> }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const status = oneOf(at.search.status, ['active', 'disabled']);
  const query = useQuery(
    candidatesQuery({ ...pagingOf(at.search), search: at.search.q, ...(status ? { status } : {}) }),
  );
  return (
    <ListView
      at={at}
      query={query}
      label={t('directory.accounts')}
      remember="platform_candidates"
      find={t('directory.find.candidate')}
      filters={[
        {
          kind: 'one',
          key: 'status',
          label: t('directory.state'),
          all: t('directory.state.all'),
          options: (['active', 'disabled'] as const).map((value) => ({
            value,
            label: t(`directory.state.${value}`),
          })),
        },
      ]}
      empty={{ title: t('directory.none.candidates') }}
      tools={<ListFileLink list="candidates" query={{ search: at.search.q, status }} />}
      rowId={(row) => row.user_id}
      rowLabel={(row) => row.email}
      onOpen={(row) =>
        void navigate({ to: '/user/admin/candidates/$id' as '/', params: { id: row.user_id } as never })
      }
      columns={[
        {
          key: 'email',
          header: t('directory.email'),
          cell: (row) => (
            <Link to={'/user/admin/candidates/$id' as '/'} params={{ id: row.user_id } as never}>
              <bdi>{row.email}</bdi>
            </Link>
          ),
        },
        { key: 'status', header: t('directory.state'), cell: (row) => t(`directory.state.${row.status}`) },
        {
          key: 'verified',
          header: t('directory.verified'),
          cell: (row) => t(row.email_verified ? 'directory.yes' : 'directory.no'),
        },
        {
          key: 'applications',
          header: t('directory.applications'),
          align: 'end',
          cell: (row) => row.applications,
        },
        {
          key: 'seen',
          header: t('directory.seen'),
          cell: (row) => row.last_seen_at && <TimeText at={row.last_seen_at} style="relative" />,
        },
        {
          key: 'created',
          header: t('directory.created'),
          cell: (row) => <TimeText at={row.created_at} style="date" />,
        },
      ]}
    />
  );
}

function Applications({ at }: { readonly at: ListAt<DirectorySearch> }) {
  const t = useText(messages);
  const stageName = useStageName();
  const look = useQuery({ ...searchLookQuery(), refetchInterval: 60_000 });
  const { first_name, last_name, email } = at.search;
  const given = {
    ...(first_name ? { first_name } : {}),
    ...(last_name ? { last_name } : {}),
    ...(email ? { email } : {}),
  };
  const query = useQuery(applicationsQuery({ ...pagingOf(at.search), ...given }));
  return (
    <Stack gap={4}>
      {look.data && <CandidateLook userId={null} open={look.data.open} />}
      <ListView
        at={at}
        query={query}
        label={t('directory.applications')}
        remember="platform_applications"
        filters={[
          { kind: 'words', key: 'first_name', label: t('directory.first_name') },
          { kind: 'words', key: 'last_name', label: t('directory.last_name') },
          { kind: 'words', key: 'email', label: t('directory.email') },
        ]}
        empty={{ title: t('directory.none.applications') }}
        tools={<ListFileLink list="applications" query={given} />}
        rowId={(row) => row.application_id}
        rowLabel={(row) => row.name ?? row.email}
        columns={[
          {
            key: 'name',
            header: t('directory.name'),
            cell: (row) => (row.name === null ? t('directory.hidden') : <bdi>{row.name}</bdi>),
          },
          {
            key: 'email',
            header: t('directory.email'),
            cell: (row) =>
              row.user_id === null ? (
                <bdi>{row.email}</bdi>
              ) : (
                <Link to={'/user/admin/candidates/$id' as '/'} params={{ id: row.user_id } as never}>
                  <bdi>{row.email}</bdi>
                </Link>
              ),
          },
          {
            key: 'position',
            header: t('directory.position'),
            cell: (row) => <bdi>{row.position_title}</bdi>,
          },
          {
            key: 'organization',
            header: t('directory.organization'),
            cell: (row) => <bdi>{row.organization_name}</bdi>,
          },
          {
            key: 'status',
            header: t('directory.state'),
            cell: (row) => <StatusChip status={row.status} label={stageName(row.status as 'started')} />,
          },
          {
            key: 'created',
            header: t('directory.created'),
            cell: (row) => <TimeText at={row.created_at} style="date" />,
          },
        ]}
      />
    </Stack>
  );
}
