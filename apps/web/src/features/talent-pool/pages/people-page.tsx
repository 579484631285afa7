import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PersonRow } from '@tryout/contract/talent-pool/people';
import { Suspense, useCallback, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { TableSkeleton } from '../../../ui/states/skeletons.tsx';
import { PeopleFilterRow } from '../components/people-filters.tsx';
import { PeopleTable } from '../components/people-table.tsx';
import { filtersInUse, NO_FILTERS, type PeopleSearch, readPeopleSearch } from '../people-search.ts';
import { facetsQuery, PER_PAGE, peopleQuery } from '../talent-pool.api.ts';
import { messages } from '../talent-pool.messages.ts';

const AddPersonDialog = lazyPiece(() =>
  import('../components/add-person-dialog.tsx').then((m) => ({ default: m.AddPersonDialog })),
);
const PeopleBar = lazyPiece(() =>
  import('../components/people-bar.tsx').then((m) => ({ default: m.PeopleBar })),
);

/** R13 `/user/candidates`: everybody whom the organization knows. */
export function PeoplePage() {
  const t = useText(messages);
  const search = readPeopleSearch({ ...useSearch({ from: '/user/candidates' }) });
  const navigate = useNavigate({ from: '/user/candidates' });
  const query = useQuery({ ...peopleQuery(search), placeholderData: keepPreviousData });
  const facets = useQuery(facetsQuery).data;
  const [selected, setSelected] = useState<ReadonlyMap<string, PersonRow>>(new Map());
  const change = useCallback(
    (next: PeopleSearch) =>
      void navigate({
        search: (old) => ({ ...old, page: undefined, cursor: undefined, ...next }),
        replace: true,
      }),
    [navigate],
  );
  const setAdding = (on: boolean) =>
    void navigate({ search: (old) => ({ ...old, add: on ? true : undefined }), replace: true });
  useShortcut('c', t('talent-pool.add'), () => setAdding(true));
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={2} aria-hidden />} onClick={() => setAdding(true)}>
      {t('talent-pool.add')}
    </Button>
  );
  return (
    <Page width="full">
      <PageHeader
        title={t('talent-pool.title')}
        actions={
          <>
            <LinkButton variant="default" to="/user/candidates/import">
              {t('talent-pool.import')}
            </LinkButton>
            {add}
          </>
        }
      />
      <PeopleFilterRow search={search} facets={facets} onChange={change} />
      <QueryView query={query} skeleton={<TableSkeleton rows={10} />}>
        {(list) =>
          list.items.length === 0 ? (
            filtersInUse(search) > 0 ? (
              <FilteredEmptyState onClear={() => change(NO_FILTERS)} />
            ) : (
              <EmptyState title={t('talent-pool.empty')} text={t('talent-pool.empty_text')} action={add} />
            )
          ) : (
            <>
              <PeopleTable
                rows={list.items}
                sort={search.sort}
                filters={search}
                selected={selected}
                onSelected={setSelected}
                onSort={(sort) => change({ sort })}
              />
              <Pager
                page={list.page}
                recordsPerPage={list.recordsPerPage}
                total={list.total}
                totalIsCapped={list.total_is_capped}
                nextCursor={list.next_cursor}
                previousCursor={list.previous_cursor}
                onPage={(page, cursor) => change({ page: page > 1 ? page : undefined, cursor })}
                onRecordsPerPage={(per) => change({ per: per === PER_PAGE ? undefined : per })}
              />
              {selected.size > 0 && (
                <Suspense>
                  <PeopleBar
                    selected={[...selected.values()]}
                    facets={facets}
                    onClear={() => setSelected(new Map())}
                  />
                </Suspense>
              )}
            </>
          )
        }
      </QueryView>
      {search.add && (
        <Suspense>
          <AddPersonDialog onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Page>
  );
}
