import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { hasTaskView } from '@tryout/games/views';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { setPageTitle } from '../../../platform/page-title.ts';
import { ProtectedGuard } from '../../../platform/session/guards.tsx';
import '../../../ui/theme/heading-font.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { DeniedState, ErrorState } from '../../../ui/states/error-state.tsx';
import { GameBoundary } from '../../../ui/states/game-boundary.tsx';
import { LoadingScreen } from '../../../ui/states/loading-mark.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { NO_ADJUSTMENTS } from '../../plays/player.public.ts';
import { PracticeStage, type PracticeStageProps } from '../../plays/public.tsx';
import { type Simulation, simulationQuery } from '../simulations.api.ts';
import { messages } from '../simulations.messages.ts';
import classes from './try-page.module.css';

const FROM = '/_play/user/simulations/$simulationId/try';

/** The practice of a simulation's tasks, as candidates see it; judged in this browser, kept nowhere. */
export function TryPage() {
  return (
    <ProtectedGuard
      loading={<LoadingScreen />}
      failed={(error) => <ErrorState error={error} />}
      denied={<DeniedState level={1} />}
    >
      <Signed />
    </ProtectedGuard>
  );
}

function Signed() {
  const { simulationId } = useParams({ from: FROM });
  const query = useQuery(simulationQuery(simulationId));
  return <QueryView query={query}>{(data) => <Loaded data={data} />}</QueryView>;
}

/** How the practice is set up where nobody asked for anything; motion follows the device. */
const settings = (): PracticeStageProps['accommodations'] => ({
  ...NO_ADJUSTMENTS,
  reduced_motion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
});

/** One station of a simulation, played by oneself. */
const stationOf = (simulationId: string, task: string) =>
  ({ to: '/user/simulations/$simulationId/play', params: { simulationId }, search: { task } }) as const;

function Loaded({ data }: { data: Simulation }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { task: key } = useSearch({ from: FROM });
  const [round, setRound] = useState(0);
  const [finished, setFinished] = useState(false);
  const [accommodations] = useState(settings);
  const { id, name } = data.simulation;
  const title = t('simulations.try.title', { name });
  useEffect(() => setPageTitle(title), [title]);
  const at = data.tasks.findIndex((task) => task.key === key);
  const task = data.tasks[at];
  const next = data.tasks[at + 1];
  const play = (taskKey: string) => {
    // An uploaded game has no practice apart from itself: the station is played whole.
    if (!hasTaskView(taskKey)) {
      void navigate(stationOf(id, taskKey));
      return;
    }
    setFinished(false);
    setRound(round + 1);
    void navigate({
      to: '/user/simulations/$simulationId/try',
      params: { simulationId: id },
      search: { task: taskKey },
    });
  };
  const back = (
    <LinkButton to="/user/simulations/$simulationId" params={{ simulationId: id }} variant="default">
      {t('simulations.try.back')}
    </LinkButton>
  );

  if (!task) {
    return (
      <div className={classes.choice}>
        <StateBlock
          level={1}
          step={3}
          title={title}
          text={t('simulations.try.about')}
          action={
            <>
              {data.tasks.map((one) => (
                <Button key={one.key} onClick={() => play(one.key)}>
                  {t('simulations.try.start', { task: one.name })}
                </Button>
              ))}
              {back}
            </>
          }
        />
      </div>
    );
  }
  if (!hasTaskView(task.key)) return <Navigate {...stationOf(id, task.key)} replace />;
  if (finished) {
    return (
      <div className={classes.choice}>
        <StateBlock
          level={1}
          step={6}
          title={t('simulations.try.done', { task: task.name })}
          text={t('simulations.try.done_text')}
          action={
            <>
              {next && (
                <Button onClick={() => play(next.key)}>
                  {t('simulations.try.next', { task: next.name })}
                </Button>
              )}
              <Button variant="default" onClick={() => play(task.key)}>
                {t('simulations.try.again')}
              </Button>
              {back}
            </>
          }
        />
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <h1>{title}</h1>
        <p>{t('simulations.try.bar')}</p>
        <LinkButton
          to="/user/simulations/$simulationId"
          params={{ simulationId: id }}
          variant="default"
          size="sm"
          className={classes.leave}
        >
          {t('simulations.try.leave')}
        </LinkButton>
      </header>
      <GameBoundary key={`${task.key} ${round}`} title={t('simulations.try.failed')} action={back}>
        <Suspense fallback={<LoadingScreen />}>
          <PracticeStage
            taskKey={task.key}
            accommodations={accommodations}
            onFinished={() => setFinished(true)}
          />
        </Suspense>
      </GameBoundary>
    </div>
  );
}
