import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { isInGroup } from '@tryout/domain/access/roles';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Flagged } from '../../../platform/session/flagged.tsx';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { ExportTool } from '../components/export-tool.tsx';
import { usePeopleColumns } from '../components/people-columns.tsx';
import { usePeopleFilters } from '../components/people-filters.ts';
import { filtersOf, readPeopleSearch } from '../people-search.ts';
import { usePersonName } from '../person-name.ts';
import { facetsQuery, peopleQuery } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';

const AddPersonDialog = lazyPiece(() =>
  import('../components/add-person-dialog.tsx').then((m) => ({ default: m.AddPersonDialog })),
);
const PeopleBar = lazyPiece(() =>
  import('../components/people-bar.tsx').then((m) => ({ default: m.PeopleBar })),
);

/** Most people that one change of a whole list takes in. */
const MOST = 10_000;

/** R13 `/user/candidates`: everybody whom the organization knows, the latest active first. */
export function PeoplePage() {
  const t = useText(messages);
  const isAgency = isInGroup(useCurrentUser().user_type, 'staffing_agency');
  const at = useListState(readPeopleSearch);
  const { search } = at;
  const navigate = useNavigate({ from: '/user/candidates' });
  const query = useQuery({ ...peopleQuery(search), placeholderData: keepPreviousData });
  const facets = useQuery(facetsQuery).data;
  const filters = usePeopleFilters(facets);
  const columns = usePeopleColumns();
  const nameOf = usePersonName();
  const setAdding = (on: boolean) =>
    void navigate({ search: (old) => ({ ...old, add: on ? true : undefined }), replace: true });
  useShortcut('c', t('talent-pool.add'), () => setAdding(true));
  const open = (row: PersonRow) =>
    void navigate({ to: '/user/candidates/$personId', params: { personId: row.person_id } });
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setAdding(true)}>
      {t('talent-pool.add')}
    </Button>
  );
  return (
    <Page width="full">
      <PageHeader
        title={t(isAgency ? 'talent-pool.title_agency' : 'talent-pool.title')}
        actions={
          <>
            <Flagged flag="duplicates">
              <LinkButton variant="default" to="/user/candidates/duplicates">
                {t('talent-pool.duplicates')}
              </LinkButton>
            </Flagged>
            {!isAgency && (
              <LinkButton variant="default" to="/user/candidates/sources">
                {t('talent-pool.sources')}
              </LinkButton>
            )}
            <LinkButton variant="default" to="/user/candidates/import">
              {t('talent-pool.import')}
            </LinkButton>
            {add}
          </>
        }
      />
      <ListView
        label={t('talent-pool.title')}
        at={at}
        query={query}
        find={t('talent-pool.search')}
        filters={filters}
        order="-last_activity"
        views="people"
        remember="people"
        columns={columns}
        rowId={(row) => row.person_id}
        rowLabel={nameOf}
        onOpen={open}
        menu={(row) => [{ label: t('talent-pool.open'), onClick: () => open(row) }]}
        tools={<ExportTool filters={search} ids={null} />}
        bulk={{
          most: MOST,
          actions: ({ rows, everyone, count, clear }) => (
            <Suspense>
              <PeopleBar
                selected={rows}
                facets={facets}
                filters={filtersOf(search)}
                everyone={everyone ? count : undefined}
                onClear={clear}
              />
            </Suspense>
          ),
        }}
        empty={{
          title: t('talent-pool.empty'),
          text: t(isAgency ? 'talent-pool.empty_agency' : 'talent-pool.empty_text'),
          action: add,
        }}
      />
      {search.add && (
        <Suspense>
          <AddPersonDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
