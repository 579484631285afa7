import { type ReactNode, Suspense, use, useEffect, useMemo, useState } from 'react';
import { nextFrame } from '../src/harbour/after-next-frame.ts';
import { type GameWords, gameWordsIn } from '../src/harbour/game-words.ts';
import { harbourMessages } from '../src/harbour/messages.ts';
import { TownProvider } from '../src/harbour/scene/town.tsx';
import { townAt } from '../src/harbour/scene/town-time.ts';
import { StationMap } from '../src/harbour/station-map.tsx';
import { WordsProvider } from '../src/harbour/words.tsx';
import type { TaskViewModule } from '../src/task-view.ts';
import { type TaskViewKey, taskViews } from '../src/views.ts';
import { SWITCHES, settingsFrom } from './settings.ts';

const GAMES = Object.keys(taskViews) as TaskViewKey[];

/** Asked for before anything is drawn, as the player asks for the next game while its instructions are read. */
const first = settingsFrom(new URLSearchParams(window.location.search)).game;
const coming = first === 'map' ? null : taskViews[first]();

/** Any game in a practice round, with every condition under which it has to work. */
export function Workbench() {
  const [query, setQuery] = useState(() => new URLSearchParams(window.location.search));
  const settings = settingsFrom(query);
  const dir = settings.locale === 'ar' ? 'rtl' : 'ltr';
  const town = settings.done === null ? null : townAt(settings.done, settings.of, settings.scheme);

  useEffect(() => {
    const root = document.documentElement;
    root.lang = settings.locale;
    root.dir = dir;
    root.dataset.mantineColorScheme = settings.scheme;
  }, [settings.locale, settings.scheme, dir]);

  const set = (key: string, value: string) => {
    const next = new URLSearchParams(query);
    next.set(key, value);
    window.history.replaceState(null, '', `?${next}`);
    setQuery(next);
  };

  return (
    <>
      {!query.has('bare') && <Switches query={query} set={set} />}
      <main>
        <h1 className="hidden">Workbench</h1>
        {settings.game === 'map' ? (
          <Suspense>
            <Worded locale={settings.locale} words={harbourMessages}>
              <StationMap
                stations={GAMES.slice(0, query.has('of') ? settings.of : undefined)}
                current={settings.done ?? settings.step}
                dir={dir}
                scheme={settings.scheme}
              />
            </Worded>
          </Suspense>
        ) : (
          <Suspense>
            <TownProvider state={town}>
              <Round key={query.toString().replace(/&?paused=\d/, '')} query={query} />
            </TownProvider>
          </Suspense>
        )}
      </main>
    </>
  );
}

/** The words of a game in a language around what is drawn. */
function Worded(props: { readonly locale: string; readonly words: GameWords; readonly children: ReactNode }) {
  const messages = use(gameWordsIn(props.words, props.locale));
  return (
    <WordsProvider locale={props.locale} messages={messages}>
      {props.children}
    </WordsProvider>
  );
}

function Switches({
  query,
  set,
}: {
  readonly query: URLSearchParams;
  set(key: string, value: string): void;
}) {
  const choose = (key: string, values: readonly string[]) => (
    <label key={key}>
      {key}
      <select value={query.get(key) ?? values[0]} onChange={(event) => set(key, event.target.value)}>
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    </label>
  );
  const toggle = (key: string) => (
    <label key={key}>
      <input
        type="checkbox"
        checked={query.get(key) === '1'}
        onChange={(event) => set(key, event.target.checked ? '1' : '0')}
      />
      {key}
    </label>
  );
  return (
    <nav aria-label="Switches" className="switches">
      {choose('game', [...GAMES, 'map'])}
      {choose('mode', ['practice', 'test'])}
      {choose('locale', ['en', 'ar'])}
      {choose('scheme', ['light', 'dark'])}
      {choose('done', ['', '0', '1', '2', '3', '4'])}
      {choose('step', ['0', '1', '2'])}
      {choose('delay', ['0', '80', '600'])}
      {['untimed', 'paused', 'offline', ...SWITCHES].map(toggle)}
    </nav>
  );
}

function Round({ query }: { readonly query: URLSearchParams }) {
  const settings = settingsFrom(query);
  const [module, setModule] = useState<TaskViewModule | null>(null);
  const [said, setSaid] = useState('');
  const { game } = settings;
  useEffect(() => {
    if (game !== 'map') void (game === first && coming ? coming : taskViews[game]()).then(setModule);
  }, [game]);
  const [kept] = useState(settings);
  const round = useMemo(() => module?.createPractice(kept.accommodations), [module, kept]);
  const stimuli = useMemo(() => {
    const { blockSize } = kept;
    const all = [...(round?.stimuli ?? [])].map(([step, stimulus]): [number, unknown] =>
      blockSize === null
        ? [step, stimulus]
        : [step, Object.assign({}, stimulus, { block: Math.floor(step / blockSize) })],
    );
    return new Map(kept.withhold === null ? all : all.filter(([step]) => step < (kept.withhold ?? 0)));
  }, [round, kept]);
  if (module === null || round === undefined) return null;
  return (
    <Worded locale={settings.locale} words={module.messages}>
      <module.View
        mode={settings.mode}
        stimuli={stimuli}
        step={settings.step}
        of={round.of}
        lastOutcome={null}
        paused={settings.paused}
        online={!settings.offline}
        accommodations={settings.accommodations}
        locale={settings.locale}
        dir={settings.locale === 'ar' ? 'rtl' : 'ltr'}
        announce={setSaid}
        submit={async (input: unknown, eventTime: number) => {
          record({ input, event_time: eventTime });
          await nextFrame();
          const outcome = round.submit(input);
          if (settings.delay > 0) await new Promise((resolve) => setTimeout(resolve, settings.delay));
          return settings.mode === 'practice' || module.awaitsOutcome === true ? outcome : null;
        }}
      />
      <p className="hidden" aria-live="polite">
        {said}
      </p>
    </Worded>
  );
}

/** Every input handed over, for scripts that play on the workbench. */
function record(input: unknown) {
  const page = window as unknown as { handedOver?: unknown[] };
  page.handedOver = [...(page.handedOver ?? []), input];
}
