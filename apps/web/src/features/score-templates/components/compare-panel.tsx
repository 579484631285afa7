import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { type ComparisonInput, type Trials, trialsQuery, useComparison } from '../score-templates.api.ts';
import { messages } from '../template-compare.messages.ts';
import classes from './compare-panel.module.css';
import { ComparisonView } from './comparison-view.tsx';

interface ComparePanelProps {
  /** Null while one has not been chosen. */
  readonly before: ComparisonInput['before'] | null;
  readonly after: ComparisonInput['after'] | null;
}

/** On which plays two templates are compared, and what comes out. */
export function ComparePanel(props: ComparePanelProps) {
  const t = useText(messages);
  const query = useQuery(trialsQuery());
  return (
    <QueryView query={query}>
      {(trials) =>
        trials.everybody === 0 ? (
          <EmptyState title={t('compare.none_yet')} />
        ) : (
          <Compare {...props} trials={trials} />
        )
      }
    </QueryView>
  );
}

function playsOf(value: string): ComparisonInput['on'] {
  const [kind, id = ''] = value.split(':');
  if (kind === 'position') return { position_id: id };
  return kind === 'simulation' ? { simulation_id: id } : { everybody: true };
}

function Compare({ before, after, trials }: ComparePanelProps & { trials: Trials }) {
  const t = useText(messages);
  const { number } = useFormat();
  const comparison = useComparison();
  const [on, setOn] = useState('everybody');
  const count = trials.positions.find(({ id }) => on === `position:${id}`)?.count ?? trials.everybody;
  return (
    <Stack gap={4}>
      {!trials.has_names && <p className={classes.quiet}>{t('compare.unnamed')}</p>}
      <div className={classes.choose}>
        <NativeSelect
          className={classes.plays}
          label={t('compare.on')}
          value={on}
          data={[
            { value: 'everybody', label: t('compare.everybody', { count: number(trials.everybody) }) },
            ...trials.positions.map(({ id, title, count: people }) => ({
              value: `position:${id}`,
              label: t('compare.position', { title, count: number(people) }),
            })),
            ...trials.simulations.map(({ id, name, version }) => ({
              value: `simulation:${id}`,
              label: t('compare.simulation', { name, version }),
            })),
          ]}
          onChange={(event) => setOn(event.currentTarget.value)}
        />
        <Button
          disabled={before === null || after === null}
          loading={comparison.isPending}
          onClick={() => before && after && comparison.mutate({ before, after, on: playsOf(on) })}
        >
          {t('compare.run')}
        </Button>
      </div>
      {comparison.isPending && <LoadingMark label={t('compare.running', { count })} />}
      {comparison.isError && <ErrorState error={comparison.error} />}
      {comparison.isSuccess &&
        (comparison.data.count === 0 ? (
          <EmptyState title={t('compare.nobody')} />
        ) : (
          <ComparisonView found={comparison.data} />
        ))}
    </Stack>
  );
}
