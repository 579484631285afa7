import { Progress } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type Simulation, simulationQuery } from '../../simulations/public.ts';
import { FitSpread } from '../components/fit-spread.tsx';
import { SeriesForm } from '../components/series-form.tsx';
import { SubtraitSpreads } from '../components/subtrait-spreads.tsx';
import { messages } from '../previews.messages.ts';
import { useSimulatedCandidates } from '../use-simulated-candidates.ts';

/** A simulation played by simulated candidates: how scores would spread, and how long it takes. */
export function CandidatesPage() {
  const { simulationId } = useParams({ from: '/user/simulations/$simulationId/candidates' });
  const query = useQuery(simulationQuery(simulationId));
  return (
    <Page>
      <QueryView page query={query}>
        {({ simulation }) => <Loaded simulation={simulation} />}
      </QueryView>
    </Page>
  );
}

function Loaded({ simulation }: { simulation: Simulation['simulation'] }) {
  const t = useText(messages);
  const named = useLibraryNames();
  const name = named('simulations', simulation.name);
  const { series, run, stop } = useSimulatedCandidates(simulation.id);
  const done = series.candidates.length;
  return (
    <>
      <PageHeader
        title={t('previews.title')}
        tab={`${name} · ${t('previews.title')}`}
        crumbs={[
          { label: t('previews.simulations'), to: '/user/simulations' },
          {
            label: name,
            to: '/user/simulations/$simulationId',
            params: { simulationId: simulation.id },
          },
        ]}
      />
      <Stack gap={5}>
        <p>{t('previews.about', { name })}</p>
        <Panel>
          <Stack gap={4}>
            <SeriesForm
              running={series.running}
              onRun={(group, of, seed) => void run(group, of, seed)}
              onStop={stop}
            />
            {series.of > 0 && (
              <Progress
                value={(100 * done) / series.of}
                aria-label={t('previews.progress', { done, of: series.of })}
              />
            )}
            <p role="status">
              {series.of === 0 ? t('previews.none_yet') : t('previews.progress', { done, of: series.of })}
            </p>
          </Stack>
        </Panel>
        {series.error !== null && <ErrorState error={series.error} />}
        {done > 0 && (
          <>
            <FitSpread candidates={series.candidates} />
            <SubtraitSpreads series={series} />
          </>
        )}
      </Stack>
    </>
  );
}
