import { JUDGES, TASK_KEYS, type TaskKey } from '@tryout/games/registry';
import type { Accommodations } from '@tryout/games/task-core';
import { describe, expect, it } from 'vitest';
import { playByPersona, USUAL_PACE } from '../plays/running/bot-inputs.ts';
import type { PlayEvent } from './play-run.ts';
import { type ShownTask, shownTrials } from './shown-trials.ts';

const PERSONA = { ability: 0.5, speed: 0.5, lapse: 0.3, risk: 0.5 };

const ADJUSTED: Readonly<Record<string, Accommodations>> = {
  'half the time more': { ...USUAL_PACE, time_factor: 1.5 },
  'no time limit': { ...USUAL_PACE, time_factor: null },
  'everything else': {
    time_factor: 1,
    reduced_motion: true,
    color_safe: true,
    large_text: true,
    keyboard_only: true,
    screen_reader: true,
  },
};

function shown(key: TaskKey, accommodations: Accommodations, n: number): ShownTask {
  const task = {
    task_id: key,
    key,
    task_key: key,
    version: JUDGES[key].version,
    name: key,
    minutes: 1,
    parameters: {},
    required: [],
  };
  const { run, events } = playByPersona({
    id: 'play',
    tasks: [task],
    seed: n.toString(16).padStart(32, '0'),
    persona: PERSONA,
    accommodations,
  });
  const log: PlayEvent[] = events.map((event) => ({ ...event, received_at: '2026-03-02T09:00:00.000Z' }));
  const [first] = shownTrials(run, log);
  if (!first) throw new Error('nothing is shown');
  return first;
}

const columnsOf = ({ trials }: ShownTask) => [...new Set(trials.flatMap((row) => Object.keys(row)))];

/** Words that a column takes, where it takes only a few. */
function wordsIn(tasks: readonly ShownTask[]): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const row of tasks.flatMap((task) => task.trials)) {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value === 'string') words.set(column, (words.get(column) ?? new Set()).add(value));
    }
  }
  return words;
}

describe.each(TASK_KEYS)('the trials of %s that a recruiter sees', (key) => {
  const seeds = [1, 2, 3];
  const usual = seeds.map((n) => shown(key, USUAL_PACE, n));

  it('are there', () => {
    expect(usual[0]?.trials.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(ADJUSTED))('have the same columns with adjustments: %s', (name) => {
    const adjusted = seeds.map((n) => shown(key, ADJUSTED[name] ?? USUAL_PACE, n));
    const [first] = adjusted;
    expect(first && columnsOf(first)).toEqual(usual[0] && columnsOf(usual[0]));
    const known = wordsIn(usual);
    for (const [column, words] of wordsIn(adjusted)) {
      const usually = known.get(column);
      expect(usually, `${column} has words only with adjustments`).toBeDefined();
      if (usually && usually.size <= 6)
        for (const word of words) expect([...usually], `${column} tells`).toContain(word);
    }
  });

  it('tell no time that only more time allows', () => {
    for (const time_factor of [1.5, null] as const) {
      const { trials } = shown(key, { ...USUAL_PACE, time_factor }, 1);
      const times = trials.flatMap((row) =>
        Object.entries(row).filter(([column, value]) => column.endsWith('_ms') && value !== null),
      );
      expect(times).toEqual([]);
    }
  });
});

describe('pauses among trials', () => {
  it('stand after the trials that were done before them', () => {
    const { run, events } = playByPersona({
      id: 'play',
      tasks: [
        {
          task_id: 'x',
          key: 'signal-tower',
          task_key: 'signal-tower',
          version: JUDGES['signal-tower'].version,
          name: 'x',
          minutes: 1,
          parameters: {},
          required: [],
        },
      ],
      seed: 'a'.repeat(32),
      persona: PERSONA,
    });
    const third = events[2];
    const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 9, 0, seconds)).toISOString();
    const log: PlayEvent[] = [
      ...events.slice(0, 3).map((event) => ({ ...event, received_at: at(0) })),
      { seq: 4, task_index: 0, type: 'pause', t_ms: third?.t_ms ?? 0, payload: null, received_at: at(1) },
      { seq: 5, task_index: 0, type: 'resume', t_ms: third?.t_ms ?? 0, payload: null, received_at: at(41) },
    ];
    expect(shownTrials(run, log)[0]?.marks).toEqual([
      { kind: 'pause', after: 3, t_ms: third?.t_ms, at: at(1), lasted_ms: 40_000 },
    ]);
  });
});
