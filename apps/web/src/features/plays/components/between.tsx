import { Button, useComputedColorScheme } from '@mantine/core';
import { gameWordsIn } from '@tryout/games/harbour/game-words';
import { Suspense, use } from 'react';
import { directionOf, useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import type { PlayLink, PlayView } from '../play-link.ts';
import { messages } from '../plays.messages.ts';
import { wordsOfStation } from '../station-words.ts';
import classes from './between.module.css';
import { GameWords, StationMap } from './task-stage.tsx';

const BuildNotes = lazyPiece(() => import('./build-notes.tsx').then((m) => ({ default: m.BuildNotes })));

interface BetweenProps {
  readonly link: PlayLink;
  readonly view: PlayView;
  /** The next task has been practised. */
  readonly practised: boolean;
  readonly onPractise: () => void;
  readonly onStart: () => void;
  /** Absent: nothing can be changed here. */
  readonly onAdjust?: () => void;
}

/** The map between tasks: what comes next, practice, start. */
export function Between({ link, view, practised, onPractise, onStart, onAdjust }: BetweenProps) {
  const t = useText(messages);
  const locale = useLocale();
  const scheme = useComputedColorScheme('light');
  const task = view.tasks[view.task_index];
  const words = use(wordsOfStation(task?.key ?? ''));
  const said = locale === 'en' ? words.en : use(gameWordsIn(words, locale));
  const isUploaded = task?.is_uploaded === true;
  // Also in the first step: whoever has begun is back, and has had the practice.
  const resumed = view.step > 0 || view.task_begun;
  // A task of one's own has words of its own; without any in this language, those in English.
  const own = task?.words?.[locale] ?? task?.words?.en;
  const name = own?.name || said[`${task?.key}.title`] || task?.name || '';
  const instructions = own?.instructions || task?.words?.en?.instructions;
  return (
    <div className={classes.between}>
      <GameWords words={words}>
        <StationMap
          stations={view.tasks.map(({ key }) => key)}
          current={view.task_index}
          dir={directionOf(locale)}
          scheme={scheme}
          names={Object.fromEntries(view.tasks.map((each) => [each.key, nameOf(each, locale)]))}
        />
      </GameWords>
      <div className={classes.next}>
        <h1>{t(resumed ? 'plays.map.resumed' : 'plays.map.next', { name })}</h1>
        <p>{t('plays.map.minutes', { minutes: Math.max(1, Math.round(task?.minutes ?? 1)) })}</p>
        {task?.time_limit_ms != null && (
          <p>{t('plays.map.limit', { minutes: Math.round(task.time_limit_ms / 6000) / 10 })}</p>
        )}
        {view.group_left_ms !== null && (
          <p>{t('plays.map.group_limit', { minutes: Math.round(view.group_left_ms / 6000) / 10 })}</p>
        )}
        {instructions && (
          <p className={classes.instructions}>
            <bdi>{instructions}</bdi>
          </p>
        )}
        {isUploaded && (
          <Suspense fallback={null}>
            <BuildNotes link={link} index={view.task_index} resumed={resumed} />
          </Suspense>
        )}
        <div className={classes.buttons}>
          {resumed || isUploaded ? (
            <Button size="lg" onClick={onStart}>
              {t(resumed ? 'plays.map.go_on' : 'plays.map.start')}
            </Button>
          ) : (
            <>
              <Button size="lg" variant={practised ? 'default' : 'filled'} onClick={onPractise}>
                {t(practised ? 'plays.map.practise_again' : 'plays.map.practise')}
              </Button>
              <Button size="lg" variant={practised ? 'filled' : 'default'} onClick={onStart}>
                {t(practised ? 'plays.map.start' : 'plays.map.skip')}
              </Button>
            </>
          )}
          {onAdjust && (
            <Button size="lg" variant="subtle" onClick={onAdjust}>
              {t('plays.adjust.open')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** A task's name in the reader's language, as far as it has words of its own. */
function nameOf({ name, words }: PlayView['tasks'][number], locale: string): string {
  return words?.[locale]?.name || words?.en?.name || name;
}
