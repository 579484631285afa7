import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { CardSkeleton } from '../../../ui/states/skeletons.tsx';
import { messages } from '../page.messages.ts';
import { simulationSpreadQuery } from '../simulations.api.ts';

/** How far the job fits of those who played it lie apart. */
export function SimulationResults({ simulationId }: { simulationId: string }) {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(simulationSpreadQuery(simulationId));
  const simulated = (
    <LinkButton to="/user/simulations/$simulationId/candidates" params={{ simulationId }} variant="default">
      {t('page.simulated')}
    </LinkButton>
  );
  return (
    <QueryView query={query} skeleton={<CardSkeleton lines={8} />}>
      {({ n, mean, counts }) =>
        n === 0 ? (
          <EmptyState title={t('page.results.none')} text={t('page.results.none_text')} action={simulated} />
        ) : (
          <Panel title={t('page.results.title')} actions={simulated}>
            <Stack gap={4}>
              <p>
                {t('page.results.mean', {
                  n,
                  mean: mean === null ? '–' : format.number(mean, { maximumFractionDigits: 1 }),
                })}
              </p>
              <BarRows
                label={t('page.results.title')}
                rows={counts.map((count, index) => ({
                  key: String(index),
                  label: t('page.results.step', { from: index * 10, to: index === 9 ? 100 : index * 10 + 9 }),
                  value: count,
                  words: t('page.results.count', { count }),
                }))}
              />
            </Stack>
          </Panel>
        )
      }
    </QueryView>
  );
}
