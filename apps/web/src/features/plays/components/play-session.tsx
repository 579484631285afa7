import { useComputedColorScheme } from '@mantine/core';
import { TownProvider } from '@tryout/games/harbour/scene/town.tsx';
import { townAt } from '@tryout/games/harbour/scene/town-time';
import { playCue } from '@tryout/games/harbour/sound';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { tellOfflineHere, useOnline } from '../../../platform/offline.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { toast } from '../../../ui/states/toast.ts';
import type { PlayLink, PlayView } from '../play-link.ts';
import { messages } from '../plays.messages.ts';
import { useLinkState } from '../use-player.ts';
import { usePresence } from '../use-presence.ts';
import { useTimeLeft } from '../use-time-left.ts';
import { Between } from './between.tsx';
import classes from './open-play.module.css';
import { PlayBar } from './play-bar.tsx';
import { PlayNotice } from './play-notice.tsx';
import { PracticeStage, TestStage } from './task-stage.tsx';

/** Few change their adjustments on the way. */
const AdjustDialog = lazyPiece(() =>
  import('./adjust-dialog.tsx').then((m) => ({ default: m.AdjustDialog })),
);

/** Uploaded games are rare: what shows them is loaded with the first. */
const BuildStage = lazyPiece(() => import('./build-stage.tsx').then((m) => ({ default: m.BuildStage })));

type Where =
  | { readonly at: 'map' }
  | { readonly at: 'practice'; readonly round: number }
  | { readonly at: 'task'; readonly index: number };

interface PlaySessionProps {
  readonly link: PlayLink;
  readonly onLeave: () => void;
  /** Nothing is left to play, and the server has everything. */
  readonly onComplete: () => Promise<void>;
  /** Ends the play early, for good; a play that is kept nowhere cannot be ended. */
  readonly onTerminate?: (reason: string) => Promise<void>;
  /** Changes the adjustments between tasks; a play that is kept nowhere has none. */
  readonly onAdjust?: (next: PlayView['accommodations']) => Promise<void>;
}

/** A running play: the map between tasks, practice, the task itself, and the bar above all of them. */
export function PlaySession({ link, onLeave, onComplete, onTerminate, onAdjust }: PlaySessionProps) {
  const t = useText(messages);
  const state = useLinkState(link);
  const online = useOnline();
  const scheme = useComputedColorScheme('light');
  useEffect(tellOfflineHere, []);
  const { view } = state;
  const [where, setWhere] = useState<Where>({ at: 'map' });
  const [paused, setPaused] = useState(false);
  /** The server does not know yet that the person is back; it may replace what was on screen. */
  const [returning, setReturning] = useState(false);
  const [dialog, setDialog] = useState<'report' | 'end' | 'adjust' | null>(null);
  const [ending, setEnding] = useState(false);
  const [practised, setPractised] = useState(-1);
  /** The task whose time is up, until the person goes on with the next one. */
  const [timeUp, setTimeUp] = useState(-1);
  const [failure, setFailure] = useState<unknown>(null);
  const [tries, setTries] = useState(0);

  const playing = where.at === 'task';
  const pauseAt = (moment: number) => {
    setPaused(true);
    void link.record('pause', null, moment);
  };
  const goOn = () => {
    setPaused(false);
    setReturning(true);
    void link.record('resume', null, performance.now());
    void link.settled().then(() => setReturning(false));
  };
  const pause = (next: boolean) => (next ? pauseAt(performance.now()) : goOn());
  usePresence(link, playing && !paused, pauseAt);
  const endByTime = async (index: number) => {
    setTimeUp(index);
    setDialog(null);
    await taskFinished();
  };
  const isUp = playing && timeUp === where.index;
  const secondsLeft = useTimeLeft(link, playing && !paused && !returning && !isUp, () => {
    if (!playing) return;
    void link.record('time_up', null, performance.now());
    void endByTime(where.index);
  });
  // The server may have ended it at an input that came too late.
  const overtaken = useEffectEvent(() => playing && void endByTime(where.index));
  const endedByServer = playing && !isUp && view.timed_out.includes(where.index);
  useEffect(() => {
    if (endedByServer) overtaken();
  }, [endedByServer]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // A game may take it for something of its own, such as leaving a calculator.
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && playing && dialog === null) pause(!paused);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const finishPlay = useEffectEvent(async () => {
    setEnding(true);
    setFailure(null);
    try {
      await link.settled();
      await onComplete();
    } catch (error) {
      setFailure(error);
    }
  });
  // A play whose last task was done in an earlier visit only has to be finished.
  const doneBefore = view.finished && where.at === 'map';
  useEffect(() => {
    if (doneBefore && tries >= 0) void finishPlay();
  }, [doneBefore, tries]);
  const taskFinished = async () => {
    await link.settled();
    setWhere({ at: 'map' });
  };

  if (state.status === 'lost')
    return (
      <PlayNotice
        title={t('plays.lost.title')}
        text={t('plays.lost.text')}
        action={{ label: t('plays.reopen'), run: () => location.reload() }}
      />
    );
  if (state.status === 'refused') {
    return (
      <PlayNotice
        title={t('plays.refused.title')}
        text={t('plays.refused.text', { reason: state.problem })}
        action={{ label: t('plays.reopen'), run: () => location.reload() }}
      />
    );
  }
  if (failure !== null) {
    return (
      <PlayNotice
        title={t('plays.finish_failed')}
        error={failure}
        action={{ label: t('plays.finish_again'), run: () => setTries(tries + 1) }}
      />
    );
  }
  if (ending || (view.finished && where.at === 'map'))
    return <PlayNotice title={t('plays.finishing')} waiting />;

  if (isUp) return <PlayNotice title={t('plays.time_up.title')} text={t('plays.time_up.text')} waiting />;

  const task = view.tasks[where.at === 'task' ? where.index : view.task_index];
  const town = townAt(task?.index ?? 0, view.tasks.length, scheme);
  return (
    <div className={classes.frame}>
      <PlayBar
        name={view.simulation_name}
        task={task?.index ?? 0}
        of={view.tasks.length}
        pending={onTerminate ? state.pending : null}
        online={state.online && online}
        untimed={view.accommodations.time_factor === null}
        secondsLeft={playing ? secondsLeft : null}
        paused={playing ? paused : null}
        onPause={pause}
        onLeave={onLeave}
        {...(onTerminate && { onReport: () => setDialog('report'), onEnd: () => setDialog('end') })}
      />
      {where.at === 'map' && timeUp >= 0 && <Banner>{t('plays.time_up.text')}</Banner>}
      <div className={classes.stage}>
        <Suspense fallback={<PlayNotice title={t('plays.opening')} waiting />}>
          <TownProvider state={town}>
            {where.at === 'map' && task && (
              <Between
                link={link}
                view={view}
                practised={practised === view.task_index}
                {...(onAdjust && !view.task_begun && { onAdjust: () => setDialog('adjust') })}
                onPractise={() => {
                  playCue('practice');
                  setWhere({ at: 'practice', round: 0 });
                }}
                onStart={() => {
                  if (view.task_begun) goOn();
                  else void link.record('task_started', null, performance.now());
                  setTimeUp(-1);
                  setWhere({ at: 'task', index: view.task_index });
                }}
              />
            )}
            {where.at === 'practice' && task && (
              <PracticeStage
                key={`${task.key}-${where.round}`}
                taskKey={task.key}
                accommodations={view.accommodations}
                onFinished={() => {
                  void link.record('practice_done', null, performance.now());
                  setPractised(view.task_index);
                  setWhere({ at: 'map' });
                }}
              />
            )}
            {where.at === 'task' && task?.is_uploaded && (
              <BuildStage
                key={where.index}
                link={link}
                name={task.name}
                paused={paused}
                onPause={pause}
                onLeave={onLeave}
                onFinished={() => void taskFinished()}
              />
            )}
            {where.at === 'task' && task && !task.is_uploaded && (
              <TestStage
                key={where.index}
                taskKey={task.key}
                link={link}
                paused={paused}
                returning={returning}
                onFinished={() => void taskFinished()}
              />
            )}
          </TownProvider>
        </Suspense>
      </div>
      {dialog === 'adjust' && onAdjust && (
        <Suspense fallback={null}>
          <AdjustDialog
            view={view}
            onClose={() => setDialog(null)}
            onAdjust={async (next) => {
              await link.settled();
              await onAdjust(next);
            }}
          />
        </Suspense>
      )}
      {dialog === 'report' && (
        <ReasonDialog
          opened
          title={t('plays.report.title')}
          noteLabel={t('plays.report.label')}
          noteRequired
          confirmLabel={t('plays.report.send')}
          onClose={() => setDialog(null)}
          onConfirm={({ note }) => {
            void link.record('problem', { text: note.slice(0, 1000) }, performance.now());
            setDialog(null);
            toast.say({ message: t('plays.report.done') });
          }}
        >
          {null}
        </ReasonDialog>
      )}
      {dialog === 'end' && onTerminate && (
        <ReasonDialog
          opened
          danger
          title={t('plays.end.title')}
          noteLabel={t('plays.end.reason')}
          noteRequired
          confirmLabel={t('plays.end.confirm')}
          onClose={() => setDialog(null)}
          onConfirm={({ note }) => {
            setDialog(null);
            setEnding(true);
            link
              .settled()
              .then(() => onTerminate(note.slice(0, 500)))
              .catch((error: unknown) => {
                setEnding(false);
                toast.say({
                  message: error instanceof Error ? error.message : String(error),
                  tone: 'danger',
                });
              });
          }}
        >
          {t('plays.end.text')}
        </ReasonDialog>
      )}
    </div>
  );
}
