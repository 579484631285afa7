import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { EmptyState, FilteredEmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { CreateSimulationDialog } from '../components/create-simulation-dialog.tsx';
import { GoOnBuilding } from '../components/go-on-building.tsx';
import { SimulationCard } from '../components/simulation-card.tsx';
import { SimulationFilters } from '../components/simulation-filters.tsx';
import { messages } from '../library.messages.ts';
import { simulationsQuery } from '../simulations.api.ts';
import { SCOPES, type SimulationsSearch } from '../simulations-search.ts';
import classes from './simulations-page.module.css';

const FROM = '/user/simulations';
const GROUP = 'simulations';

/** `/user/simulations`: ready simulations, one's own, those of the organization, and templates. */
export function SimulationsPage() {
  const t = useText(messages);
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const [creating, setCreating] = useState(false);
  const { scope = 'library', page = 1, recordsPerPage = 20 } = search;
  const query = useQuery({ ...simulationsQuery(search), placeholderData: keepPreviousData });
  useShortcut('c', t('library.create'), () => setCreating(true));
  const set = useCallback(
    (changes: SimulationsSearch) =>
      void navigate({ to: FROM, search: (old) => ({ ...old, page: undefined, ...changes }), replace: true }),
    [navigate],
  );
  const { q, trait_id, category, industry_id, status } = search;
  const isFiltered = [q, trait_id, category, industry_id, status].some((each) => each !== undefined);
  const clear = () =>
    set({
      q: undefined,
      trait_id: undefined,
      category: undefined,
      industry_id: undefined,
      status: undefined,
    });
  const create = (
    <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={() => setCreating(true)}>
      {t('library.create')}
    </Button>
  );
  return (
    <Page>
      <PageHeader title={t('library.title')} meta={t('library.about')} actions={create}>
        <UrlTabs
          label={t('library.title')}
          group={GROUP}
          tabs={SCOPES.map((value) => ({ value, label: t(`library.scope.${value}`) }))}
          value={scope}
          onChange={(value) => set({ scope: SCOPES.find((each) => each === value) })}
        />
      </PageHeader>
      <GoOnBuilding />
      <SimulationFilters search={search} onChange={set} onClear={clear} />
      <div {...tabPanelProps(GROUP, scope)}>
        <QueryView query={query} skeleton={<LibrarySkeleton />}>
          {(data) => {
            if (data.items.length === 0) {
              return isFiltered ? (
                <FilteredEmptyState onClear={clear} />
              ) : (
                <EmptyState
                  title={t(`library.empty.${scope}`)}
                  text={t(`library.empty.${scope}.text`)}
                  action={create}
                />
              );
            }
            return (
              <>
                <ul className={classes.grid}>
                  {data.items.map((simulation) => (
                    <SimulationCard key={simulation.id} simulation={simulation} />
                  ))}
                </ul>
                {data.total > data.items.length && (
                  <Pager
                    page={page}
                    recordsPerPage={recordsPerPage}
                    total={data.total}
                    totalIsCapped={data.total_is_capped}
                    nextCursor={data.next_cursor}
                    onPage={(next) => set({ page: next })}
                    onRecordsPerPage={(size) => set({ recordsPerPage: size })}
                  />
                )}
              </>
            );
          }}
        </QueryView>
      </div>
      {creating && <CreateSimulationDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function LibrarySkeleton() {
  return (
    <div className={classes.grid}>
      <CardSkeleton lines={5} />
      <CardSkeleton lines={5} />
      <CardSkeleton lines={5} />
    </div>
  );
}
