import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import type {
  PlatformPerson,
  PlatformPosition,
  PlatformSimulation,
} from '@tryout/contract/administration/platform-lists';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import type { Column } from '../../../ui/data-table/data-table-types.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import type { ListAnswer } from '../../../ui/list-page/list-frame.tsx';
import { oneOf, pagingOf } from '../../../ui/list-page/list-state.ts';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { type ListAt, useListState } from '../../../ui/list-page/use-list-state.ts';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { messages as administration } from '../administration.messages.ts';
import { ListFileLink } from '../components/list-file-link.tsx';
import {
  employeesQuery,
  platformPositionsQuery,
  platformSimulationsQuery,
  recruitersQuery,
} from '../directory.api.ts';
import { messages } from '../directory.messages.ts';
import { type DirectorySearch, readDirectorySearch } from '../directory-search.ts';
import { stateWord } from '../state-word.ts';

const LISTS = ['recruiters', 'employees', 'positions', 'simulations'] as const;
type ListName = (typeof LISTS)[number];

/** A4 and what belongs to it: people, positions and simulations of all organizations, each at an address of its own. */
export function DirectoryPages() {
  const t = useText(messages);
  const navigate = useNavigate();
  const last = useLocation().pathname.split('/').at(-1);
  const list = LISTS.find((one) => one === last) ?? 'recruiters';
  return (
    <Page>
      <PageHeader title={t(`directory.${list}`)} />
      <Stack gap={4}>
        <UrlTabs
          label={t('directory.lists')}
          group="directory"
          value={list}
          tabs={LISTS.map((value) => ({ value, label: t(`directory.${value}`) }))}
          onChange={(value) => void navigate({ to: `/user/admin/${value}` as '/', search: {} as never })}
        />
        <div {...tabPanelProps('directory', list)}>
          <List key={list} list={list} />
        </div>
      </Stack>
    </Page>
  );
}

function List({ list }: { readonly list: ListName }) {
  if (list === 'positions') return <Positions />;
  if (list === 'simulations') return <Simulations />;
  return <People list={list} />;
}

interface OneListProps<Row> {
  readonly list: ListName;
  readonly at: ListAt<DirectorySearch>;
  readonly query: UseQueryResult<ListAnswer<Row>>;
  readonly states: readonly string[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
}

type StateKey = 'active' | 'draft';

function OneList<Row>({ list, states, ...rest }: OneListProps<Row>) {
  const t = useText(messages);
  const { at } = rest;
  return (
    <ListView
      {...rest}
      label={t(`directory.${list}`)}
      remember={`platform_${list}`}
      find={t(`directory.find.${list}`)}
      filters={[
        {
          kind: 'one',
          key: 'status',
          label: t('directory.state'),
          all: t('directory.state.all'),
          options: states.map((value) => ({ value, label: t(`directory.state.${value as StateKey}`) })),
        },
      ]}
      empty={{ title: t(`directory.none.${list}`) }}
      tools={
        <ListFileLink list={list} query={{ search: at.search.q, status: oneOf(at.search.status, states) }} />
      }
    />
  );
}

function OrganizationLink({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <Link to={'/user/admin/organizations/$id' as '/'} params={{ id } as never}>
      <bdi>{name}</bdi>
    </Link>
  );
}

const MEMBER_STATES = ['active', 'invited', 'deactivated'] as const;

function People({ list }: { readonly list: 'recruiters' | 'employees' }) {
  const t = useText(messages);
  const role = useText(administration);
  const at = useListState(readDirectorySearch);
  const status = oneOf(at.search.status, MEMBER_STATES);
  const wish = { ...pagingOf(at.search), search: at.search.q, ...(status ? { status } : {}) };
  const query = useQuery(list === 'recruiters' ? recruitersQuery(wish) : employeesQuery(wish));
  return (
    <OneList<PlatformPerson>
      list={list}
      at={at}
      query={query}
      states={MEMBER_STATES}
      rowId={(row) => row.employee_id}
      rowLabel={(row) => row.name}
      columns={[
        { key: 'name', header: t('directory.name'), cell: (row) => <bdi>{row.name}</bdi> },
        { key: 'email', header: t('directory.email'), cell: (row) => <bdi>{row.email}</bdi> },
        { key: 'role', header: t('directory.role'), cell: (row) => stateWord(role, 'role', row.role) },
        {
          key: 'organization',
          header: t('directory.organization'),
          cell: (row) => <OrganizationLink id={row.organization_id} name={row.organization_name} />,
        },
        {
          key: 'status',
          header: t('directory.state'),
          cell: (row) => t(`directory.state.${row.status as StateKey}`),
        },
        { key: 'positions', header: t('directory.positions'), align: 'end', cell: (row) => row.positions },
        {
          key: 'seen',
          header: t('directory.seen'),
          cell: (row) => row.last_seen_at && <TimeText at={row.last_seen_at} style="relative" />,
        },
      ]}
    />
  );
}

const POSITION_STATES = ['draft', 'published', 'paused', 'closed', 'archived'] as const;

function Positions() {
  const t = useText(messages);
  const at = useListState(readDirectorySearch);
  const status = oneOf(at.search.status, POSITION_STATES);
  const query = useQuery(
    platformPositionsQuery({ ...pagingOf(at.search), search: at.search.q, ...(status ? { status } : {}) }),
  );
  return (
    <OneList<PlatformPosition>
      list="positions"
      at={at}
      query={query}
      states={POSITION_STATES}
      rowId={(row) => row.position_id}
      rowLabel={(row) => row.title}
      columns={[
        { key: 'title', header: t('directory.position'), cell: (row) => <bdi>{row.title}</bdi> },
        {
          key: 'organization',
          header: t('directory.organization'),
          cell: (row) => <OrganizationLink id={row.organization_id} name={row.organization_name} />,
        },
        {
          key: 'status',
          header: t('directory.state'),
          cell: (row) => t(`directory.state.${row.status as StateKey}`),
        },
        {
          key: 'applications',
          header: t('directory.applications'),
          align: 'end',
          cell: (row) => row.applications,
        },
        {
          key: 'simulations',
          header: t('directory.simulations'),
          align: 'end',
          cell: (row) => row.simulations,
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

const SIMULATION_STATES = ['draft', 'published', 'closed', 'archived'] as const;

function Simulations() {
  const t = useText(messages);
  const named = useLibraryNames();
  // What an organization copied keeps the name that it has there.
  const nameOf = (row: PlatformSimulation) =>
    row.organization_id === null ? named('simulations', row.name) : row.name;
  const at = useListState(readDirectorySearch);
  const status = oneOf(at.search.status, SIMULATION_STATES);
  const query = useQuery(
    platformSimulationsQuery({ ...pagingOf(at.search), search: at.search.q, ...(status ? { status } : {}) }),
  );
  return (
    <OneList<PlatformSimulation>
      list="simulations"
      at={at}
      query={query}
      states={SIMULATION_STATES}
      rowId={(row) => row.simulation_id}
      rowLabel={(row) => `${nameOf(row)}, ${row.version}`}
      columns={[
        {
          key: 'name',
          header: t('directory.name'),
          cell: (row) => (
            <Link
              to={'/user/simulations/$simulationId' as '/'}
              params={{ simulationId: row.simulation_id } as never}
            >
              <bdi>{nameOf(row)}</bdi>
            </Link>
          ),
        },
        { key: 'version', header: t('directory.version'), align: 'end', cell: (row) => row.version },
        {
          key: 'organization',
          header: t('directory.organization'),
          cell: (row) =>
            row.organization_id === null ? (
              t('directory.platform')
            ) : (
              <OrganizationLink id={row.organization_id} name={row.organization_name} />
            ),
        },
        {
          key: 'status',
          header: t('directory.state'),
          cell: (row) => t(`directory.state.${row.status as StateKey}`),
        },
        { key: 'plays', header: t('directory.plays'), align: 'end', cell: (row) => row.plays },
        {
          key: 'created',
          header: t('directory.created'),
          cell: (row) => <TimeText at={row.created_at} style="date" />,
        },
      ]}
    />
  );
}
