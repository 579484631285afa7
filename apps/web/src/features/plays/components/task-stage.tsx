import { nextFrame } from '@tryout/games/harbour/after-next-frame';
import { gameWordsIn } from '@tryout/games/harbour/game-words';
import { useHandler } from '@tryout/games/harbour/use-handler';
import { WordsProvider } from '@tryout/games/harbour/words.tsx';
import type { TaskViewModule } from '@tryout/games/task-view';
import { hasTaskView, taskViews } from '@tryout/games/views';
import { memo, type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { announce } from '../../../platform/announce.ts';
import { currentLocale, directionOf, intlTag, useLocale } from '../../../platform/i18n/locale.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { LoadingMark } from '../../../ui/states/loading-mark.tsx';
import type { PlayLink } from '../play-link.ts';
import type { Accommodations } from '../plays.api.ts';
import { useAnswerWatch } from '../use-answer-watch.ts';
import { useLinkState } from '../use-player.ts';

const loaded = new Map<string, Promise<TaskViewModule>>();
/** Nothing is shown until the server has said what the person comes back to. */
const NONE: ReadonlyMap<number, unknown> = new Map();

/** A game's module, loaded once. */
export function loadTask(key: string): Promise<TaskViewModule> {
  const known = loaded.get(key);
  if (known) return known;
  if (!hasTaskView(key)) return Promise.reject(new Error(`This browser has no view for the game ${key}.`));
  const loading: Promise<TaskViewModule> = taskViews[key]();
  // Asked for together with what comes after the module, so that they need no wait of their own.
  void loading.then(({ messages }) => gameWordsIn(messages, currentLocale())).catch(() => undefined);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

/** The map of the harbour, loaded with the games. */
export const StationMap = lazyPiece(async () => ({
  default: (await import('@tryout/games/harbour/station-map.tsx')).StationMap,
}));

/** The games' words around their views. */
export function GameWords({ words, children }: { words: TaskViewModule['messages']; children: ReactNode }) {
  const locale = useLocale();
  const messages = locale === 'en' ? words.en : use(gameWordsIn(words, locale));
  return (
    <WordsProvider locale={intlTag(locale)} messages={messages}>
      <Suspense fallback={<LoadingMark />}>{children}</Suspense>
    </WordsProvider>
  );
}

const stillViews = new WeakMap<TaskViewModule, TaskViewModule['View']>();

/** A game's view, drawn anew only when it is given something else: the bar above it ticks every second. */
function stillView(module: TaskViewModule): TaskViewModule['View'] {
  const known = stillViews.get(module);
  if (known) return known;
  const view = memo(module.View);
  stillViews.set(module, view);
  return view;
}

interface StageProps {
  readonly taskKey: string;
  readonly accommodations: Accommodations;
  readonly onFinished: () => void;
}

/** A practice round: judged here, never sent, never scored. */
export function PracticeStage({ taskKey, accommodations, onFinished }: StageProps) {
  const module = use(loadTask(taskKey));
  const locale = useLocale();
  const [round] = useState(() => module.createPractice(accommodations));
  const { View } = module;
  return (
    <GameWords words={module.messages}>
      <View
        mode="practice"
        stimuli={round.stimuli}
        step={0}
        of={round.of}
        lastOutcome={null}
        submit={async (input) => {
          // Judged once the press is seen, as if the server did it.
          await nextFrame();
          return round.submit(input) ?? null;
        }}
        paused={false}
        online
        accommodations={accommodations}
        locale={locale}
        dir={directionOf(locale)}
        announce={announce}
        onFinished={onFinished}
      />
    </GameWords>
  );
}

/** The response time that an answer states, ms; null where it states none. */
function statedTime(input: unknown): number | null {
  const { rt_ms } = input as { readonly rt_ms?: unknown };
  return typeof rt_ms === 'number' ? rt_ms : null;
}

/** The real task: inputs go to the play's link, stimuli and outcomes come from the server. */
export function TestStage({
  taskKey,
  link,
  paused,
  returning,
  onFinished,
}: Omit<StageProps, 'accommodations'> & { link: PlayLink; paused: boolean; returning: boolean }) {
  const module = use(loadTask(taskKey));
  const locale = useLocale();
  const state = useLinkState(link);
  // Where this visit began; from here on the view keeps its own place.
  const [begin] = useState({
    step: state.view.step,
    of: state.view.of,
    outcome: state.view.last_outcome ?? null,
  });
  const [index] = useState(state.view.task_index);
  const [kept, setKept] = useState(state.stimuli);
  if (state.view.task_index === index && kept !== state.stimuli) setKept(state.stimuli);
  const watch = useAnswerWatch(!paused);
  const submit = useMemo(
    () => (input: unknown, eventTime: number) =>
      link.record('input', input, eventTime, {
        awaitsOutcome: module.awaitsOutcome === true,
        signals: watch.take(eventTime, statedTime(input), document.visibilityState === 'visible'),
      }),
    [link, module, watch],
  );
  const finish = useHandler(onFinished);
  const View = stillView(module);
  return (
    <GameWords words={module.messages}>
      <View
        mode="test"
        stimuli={returning && module.replacesItems === true ? NONE : kept}
        step={begin.step}
        of={begin.of}
        lastOutcome={begin.outcome}
        submit={submit}
        paused={paused}
        online={state.online}
        accommodations={state.view.accommodations}
        locale={locale}
        dir={directionOf(locale)}
        announce={announce}
        onFinished={finish}
      />
    </GameWords>
  );
}
