import { IconDots, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect } from 'react';
import { announce } from '../../../platform/announce.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Popup } from '../../../ui/dialogs/popup.tsx';
import { messages } from '../plays.messages.ts';
import { sounds } from '../sounds.ts';
import classes from './play-bar.module.css';

interface PlayBarProps {
  readonly name: string;
  readonly task: number;
  readonly of: number;
  /** Events on their way; null where nothing is kept. */
  readonly pending: number | null;
  readonly online: boolean;
  readonly untimed: boolean;
  /** Left for the task in hand; null without a limit. */
  readonly secondsLeft: number | null;
  /** null where there is nothing to pause. */
  readonly paused: boolean | null;
  readonly onPause: (paused: boolean) => void;
  readonly onLeave: () => void;
  /** Left out where nobody would read the report, and nothing can be ended. */
  readonly onReport?: () => void;
  readonly onEnd?: () => void;
}

/** Seconds before the end at which a reader is told once. */
const TELL_AT_S = 60;

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The time left for a task; told aloud once, when a minute is left. */
function TimeLeft({ seconds }: { seconds: number }) {
  const t = useText(messages);
  const soon = seconds <= TELL_AT_S;
  const said = t('plays.bar.minute_left');
  useEffect(() => {
    if (soon) announce(said);
  }, [soon, said]);
  return (
    <p className={classes.time} data-soon={soon || undefined} role="timer" aria-live="off">
      {t.rich('plays.bar.time_left', { time: <bdi dir="ltr">{clockText(seconds)}</bdi> })}
    </p>
  );
}

/** The one slim bar above a game. */
export function PlayBar(props: PlayBarProps) {
  const t = useText(messages);
  const sound = sounds.use();
  const toggleSound = () => sounds.set(sound === 'on' ? 'off' : 'on');
  return (
    <section className={classes.bar} aria-label={t('plays.bar.label')}>
      <div className={classes.said}>
        <p className={classes.name}>{props.name}</p>
        {!props.online && (
          <p className={classes.offline} role="status">
            {t('plays.offline')}
          </p>
        )}
      </div>
      <p className={classes.quiet}>
        {t('plays.bar.task', { n: Math.min(props.task + 1, props.of), of: props.of })}
      </p>
      {props.untimed && <p className={classes.quiet}>{t('plays.bar.untimed')}</p>}
      {props.secondsLeft !== null && <TimeLeft seconds={props.secondsLeft} />}
      {props.pending !== null && (
        <p className={classes.kept} data-waiting={props.pending > 0 || undefined} role="status">
          <span className={classes.dot} aria-hidden="true" />
          <span className={classes.words}>
            {props.pending === 0 ? t('plays.bar.kept') : t('plays.bar.sending', { count: props.pending })}
          </span>
        </p>
      )}
      {props.paused !== null && (
        <button type="button" className={classes.button} onClick={() => props.onPause(!props.paused)}>
          {props.paused ? (
            <IconPlayerPlay size={20} stroke={1.75} aria-hidden className="mirrored" />
          ) : (
            <IconPlayerPause size={20} stroke={1.75} aria-hidden />
          )}
          {props.paused ? t('plays.bar.resume') : t('plays.bar.pause')}
        </button>
      )}
      <Popup
        label={t('plays.bar.more')}
        button={(button) => (
          <button type="button" className={classes.button} {...button}>
            <IconDots size={20} stroke={1.75} aria-hidden />
            <span className={classes.words}>{t('plays.bar.more')}</span>
            <span className={classes.hiddenOnWide}>{t('plays.bar.more')}</span>
          </button>
        )}
      >
        {(close) => (
          <div className={classes.menu}>
            {(
              [
                [sound === 'on' ? 'plays.bar.sound_off' : 'plays.bar.sound_on', toggleSound],
                ['plays.bar.leave', props.onLeave],
                ['plays.bar.report', props.onReport],
                ['plays.bar.end', props.onEnd],
              ] as const
            ).map(
              ([key, run]) =>
                run && (
                  <button
                    key={key}
                    type="button"
                    className={classes.item}
                    onClick={() => {
                      close();
                      run();
                    }}
                  >
                    {t(key)}
                  </button>
                ),
            )}
          </div>
        )}
      </Popup>
    </section>
  );
}
