import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { tabPanelProps, UrlTabs } from '../../../ui/layout/url-tabs.tsx';
import { ListView } from '../../../ui/list-page/list-view.tsx';
import { useListState } from '../../../ui/list-page/use-list-state.ts';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { CreateSimulationDialog } from '../components/create-simulation-dialog.tsx';
import { GoOnBuilding } from '../components/go-on-building.tsx';
import { SimulationCard } from '../components/simulation-card.tsx';
import { useSimulationFilters } from '../components/simulation-filters.ts';
import { messages } from '../library.messages.ts';
import { simulationsQuery } from '../simulations.api.ts';
import { readSimulationsSearch, SCOPES } from '../simulations-search.ts';
import classes from './simulations-page.module.css';

const GROUP = 'simulations';

/** `/user/simulations`: ready simulations, one's own, those of the organization, and templates. */
export function SimulationsPage() {
  const t = useText(messages);
  const at = useListState(readSimulationsSearch);
  const { scope = 'library' } = at.search;
  const [creating, setCreating] = useState(false);
  const query = useQuery({ ...simulationsQuery(at.search), placeholderData: keepPreviousData });
  const filters = useSimulationFilters();
  useShortcut('c', t('library.create'), () => setCreating(true));
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
          onChange={(value) => at.set({ scope: SCOPES.find((each) => each === value) })}
        />
      </PageHeader>
      <GoOnBuilding />
      <div {...tabPanelProps(GROUP, scope)}>
        <ListView
          label={t('library.title')}
          at={at}
          query={query}
          find={t('library.search')}
          filters={filters}
          views="simulations"
          rowId={(row) => row.id}
          rowLabel={(row) => row.name}
          draw={(items) => (
            <ul className={classes.grid}>
              {items.map((simulation) => (
                <SimulationCard key={simulation.id} simulation={simulation} />
              ))}
            </ul>
          )}
          empty={{
            title: t(`library.empty.${scope}`),
            text: t(`library.empty.${scope}.text`),
            action: create,
          }}
          skeleton={<LibrarySkeleton />}
        />
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
