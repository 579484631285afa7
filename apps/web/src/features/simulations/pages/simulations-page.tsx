import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { EmptyState, FilteredEmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { CardSkeleton } from '../../../ui/skeletons.tsx';
import { type SimulationSummary, simulationsQuery } from '../simulations.api.ts';
import { messages } from '../simulations.messages.ts';
import classes from './simulations-page.module.css';

const FROM = '/user/simulations';

/** The library: what can be attached to a position. */
export function SimulationsPage() {
  const t = useText(messages);
  const { page = 1, recordsPerPage = 20, q } = useSearch({ from: FROM });
  const navigate = useNavigate();
  const query = useQuery(simulationsQuery({ page, recordsPerPage, ...(q ? { q } : {}) }));
  const search = (next: { page?: number; recordsPerPage?: number; q?: string | undefined }) =>
    void navigate({ to: FROM, search: { page: undefined, recordsPerPage, q, ...next } });
  return (
    <Page>
      <PageHeader title={t('simulations.title')} meta={t('simulations.about')} />
      <SearchField
        label={t('simulations.search')}
        value={q ?? ''}
        onChange={(typed) => search({ q: typed || undefined })}
      />
      <QueryView query={query} skeleton={<LibrarySkeleton />}>
        {(data) => {
          if (data.items.length === 0) {
            return q ? (
              <FilteredEmptyState onClear={() => search({ q: undefined })} />
            ) : (
              <EmptyState title={t('simulations.empty.title')} text={t('simulations.empty.text')} />
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
                  onPage={(next) => search({ page: next })}
                  onRecordsPerPage={(size) => search({ recordsPerPage: size })}
                />
              )}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}

function LibrarySkeleton() {
  return (
    <div className={classes.grid}>
      <CardSkeleton lines={5} />
      <CardSkeleton lines={5} />
    </div>
  );
}

function SimulationCard({ simulation }: { simulation: SimulationSummary }) {
  const t = useText(messages);
  return (
    <li className={classes.card}>
      <div>
        <p className={classes.owner}>
          {t(simulation.is_platform ? 'simulations.platform' : 'simulations.own')}
        </p>
        <h2>
          <Link
            to="/user/simulations/$simulationId"
            params={{ simulationId: simulation.id }}
            className={classes.link}
          >
            {simulation.name}
          </Link>
        </h2>
      </div>
      <p className={classes.purpose}>{simulation.purpose}</p>
      <ol className={classes.tasks}>
        {simulation.tasks.map((task) => (
          <li key={task.key}>{task.name}</li>
        ))}
      </ol>
      <p className={classes.label}>{t('simulations.traits')}</p>
      <ul className={classes.traits}>
        {simulation.traits.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
      <p className={classes.facts}>
        <strong>{t('simulations.minutes', { minutes: Math.round(simulation.duration_minutes) })}</strong>
        <span>{t('simulations.tasks_count', { count: simulation.tasks.length })}</span>
        <span>{t('simulations.used_in', { count: simulation.used_in })}</span>
      </p>
    </li>
  );
}
