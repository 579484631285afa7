import { IconCheck } from '@tabler/icons-react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { messages } from './builder.messages.ts';
import classes from './builder.module.css';
import { ProblemList } from './problem-list.tsx';
import type { SimulationProblem } from './problem-text.ts';

interface ProblemSideProps {
  readonly simulationId: string;
  readonly problems: readonly SimulationProblem[];
}

/** At the side of every step: what stands against publishing, and what to think about. */
export function ProblemSide({ simulationId, problems }: ProblemSideProps) {
  const t = useText(messages);
  const stops = problems.filter((problem) => problem.severity === 'stops');
  const hints = problems.filter((problem) => problem.severity === 'warns');
  return (
    <Panel as="aside" title={t('builder.problems')} tone="sunken">
      <Stack gap={3}>
        {stops.length === 0 ? (
          <p className={classes.ready}>
            <IconCheck size={20} stroke={2} aria-hidden />
            {t('builder.problems.none')}
          </p>
        ) : (
          <>
            <p>{t('builder.problems.count', { count: stops.length })}</p>
            <ProblemList simulationId={simulationId} problems={stops} />
          </>
        )}
        {hints.length > 0 && (
          <>
            <h3>{t('builder.problems.hints')}</h3>
            <ProblemList simulationId={simulationId} problems={hints} />
          </>
        )}
      </Stack>
    </Panel>
  );
}
