import { Button } from '@mantine/core';
import type { UploadedGameStimulus } from '@tryout/games/uploaded-game/shapes';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { announce } from '../../../platform/announce.ts';
import { directionOf, useLocale } from '../../../platform/i18n/locale.ts';
import { type Text, useText } from '../../../platform/i18n/use-text.ts';
import { BuildFrame } from '../../../ui/build-frame/build-frame.tsx';
import { StateBlock } from '../../../ui/states/state-block.tsx';
import { isolatePage, needsIsolation } from '../build-isolation.ts';
import { createBuildReporter } from '../build-reporter.ts';
import {
  type BuildSession,
  createBuildSession,
  type ResumePoint,
  type SessionStage,
} from '../build-session.ts';
import type { BuildSource } from '../build-source.ts';
import { buildStageMessages } from '../build-stage.messages.ts';
import type { PlayLink } from '../play-link.ts';
import { PlayNotice } from './play-notice.tsx';

interface BuildStageProps {
  readonly link: PlayLink;
  /** What the task is called. */
  readonly name: string;
  readonly paused: boolean;
  readonly onPause: (paused: boolean) => void;
  readonly onLeave: () => void;
  readonly onFinished: () => void;
}

type Opening = { readonly place: BuildSource } | { readonly error: unknown } | null;

/** An uploaded game, played for real: found, loaded into its frame, and joined to the play. */
export function BuildStage(props: BuildStageProps) {
  const { link } = props;
  const t = useText(buildStageMessages);
  const [index] = useState(link.state().view.task_index);
  const [opening, setOpening] = useState<Opening>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    if (tries >= 0) {
      link.build(index).then(
        (place) => {
          if (isGone || (needsIsolation(place) && isolatePage())) return;
          setOpening({ place });
        },
        (error: unknown) => !isGone && setOpening({ error }),
      );
    }
    return () => {
      isGone = true;
    };
  }, [link, index, tries]);
  if (opening === null) return <PlayNotice title={t('plays.build.opening')} waiting />;
  if ('error' in opening) {
    const again = () => {
      setOpening(null);
      setTries(tries + 1);
    };
    return (
      <PlayNotice
        title={t('plays.build.not_found')}
        error={opening.error}
        action={{ label: t('plays.build.again'), run: again }}
      />
    );
  }
  if (needsIsolation(opening.place)) {
    return (
      <PlayNotice
        title={t('plays.build.browser.title')}
        text={t('plays.build.browser.text')}
        action={{ label: t('plays.build.leave'), run: props.onLeave }}
      />
    );
  }
  return <Joined {...props} index={index} place={opening.place} />;
}

/** Where the game goes on: as the play was read, unless it has been joined here before. */
function beginning(link: PlayLink): ResumePoint {
  const point = link.state().view.resume_point as ResumePoint | null;
  return point ?? { resume_state: null, last_seq: 0 };
}

function Joined(props: BuildStageProps & { readonly index: number; readonly place: BuildSource }) {
  const { link, index, place, paused, onPause } = props;
  const locale = useLocale();
  const [from, setFrom] = useState(() => beginning(link));
  const [session, setSession] = useState<BuildSession | null>(null);
  const pause = useEffectEvent(() => !paused && onPause(true));
  const [told] = useState(() => {
    const { a11y, build_version, params, seed } = link.state().stimuli.get(0) as UploadedGameStimulus;
    const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const wantsContrast = window.matchMedia('(prefers-contrast: more)').matches;
    return {
      build_version,
      params,
      seed,
      locale,
      dir: directionOf(locale),
      a11y: {
        ...a11y,
        reduced_motion: a11y.reduced_motion || wantsLessMotion,
        contrast: wantsContrast ? ('more' as const) : a11y.contrast,
      },
    };
  });
  useEffect(() => {
    const reporter = createBuildReporter(index, (report) => link.reportBuild(report), link.clock);
    const opened = createBuildSession({
      link,
      place,
      told,
      from,
      reporter,
      clock: link.clock,
      onCrowded: () => pause(),
      onPauseAsked: () => pause(),
    });
    setSession(opened);
    return () => {
      setSession(null);
      opened.close(reasonToStop(link, index));
      reporter.close();
    };
  }, [link, index, place, told, from]);
  useEffect(() => {
    if (paused) session?.host.pause();
    else session?.host.resume();
  }, [session, paused]);
  const renew = useCallback(async () => (await link.build(index)).url, [link, index]);
  if (session === null) return null;
  return <Framed {...props} session={session} renew={renew} onAgain={() => setFrom(session.next())} />;
}

/** Why a game stops that is still running when its stage goes. */
function reasonToStop(link: PlayLink, index: number): string {
  const { status, view } = link.state();
  if (status === 'lost') return 'taken_over';
  return view.timed_out.includes(index) || link.timeLeft() === 0 ? 'time_limit' : 'left';
}

function Framed({
  session,
  place,
  name,
  paused,
  renew,
  onPause,
  onLeave,
  onAgain,
  onFinished,
}: BuildStageProps & {
  readonly place: BuildSource;
  readonly session: BuildSession;
  readonly renew: () => Promise<string>;
  readonly onAgain: () => void;
}) {
  const t = useText(buildStageMessages);
  const stage = useSyncExternalStore(session.subscribe, session.stage);
  const { phase } = useSyncExternalStore(session.host.subscribe, session.host.snapshot);
  const finished = useEffectEvent(onFinished);
  useEffect(() => {
    if (stage === 'done') finished();
  }, [stage]);
  useEffect(() => {
    if (phase === 'ready') announce(t('plays.build.keys'));
  }, [phase, t]);
  const leave = { label: t('plays.build.leave'), run: onLeave };
  if (stage === 'incomplete' || stage === 'left' || stage === 'refused') {
    return <Ended stage={stage} onAgain={onAgain} leave={leave} />;
  }
  const { manifest } = place;
  return (
    <BuildFrame
      host={session.host}
      src={place.url}
      renew={renew}
      title={name}
      profile={place.profile}
      minViewport={manifest.min_viewport}
      orientation={manifest.orientation}
      leave={leave}
      cover={coverOf(stage, paused, t, () => onPause(false))}
    />
  );
}

/** What lies over the game while it cannot be played. */
function coverOf(
  stage: SessionStage,
  paused: boolean,
  t: Text<keyof typeof buildStageMessages.en>,
  goOn: () => void,
): ReactNode {
  if (stage === 'judging' || stage === 'done') {
    return <StateBlock step={6} title={t('plays.build.judging')} />;
  }
  if (stage === 'crowded') {
    return <StateBlock alert title={t('plays.build.crowded.title')} text={t('plays.build.crowded.text')} />;
  }
  if (!paused) return null;
  return (
    <StateBlock
      step={3}
      title={t('plays.build.paused.title')}
      text={t('plays.build.paused.text')}
      action={<Button onClick={goOn}>{t('plays.build.go_on')}</Button>}
    />
  );
}

function Ended({
  stage,
  onAgain,
  leave,
}: {
  readonly stage: 'incomplete' | 'left' | 'refused';
  readonly onAgain: () => void;
  readonly leave: { readonly label: string; readonly run: () => void };
}) {
  const t = useText(buildStageMessages);
  return (
    <StateBlock
      level={1}
      alert
      title={t(`plays.build.${stage}.title`)}
      text={t(`plays.build.${stage}.text`)}
      action={
        <>
          {stage !== 'refused' && (
            <Button onClick={onAgain}>
              {t(stage === 'left' ? 'plays.build.back_in' : 'plays.build.again')}
            </Button>
          )}
          <Button variant="default" onClick={leave.run}>
            {leave.label}
          </Button>
        </>
      }
    />
  );
}
