// What other settings would make of the people of a position: what the page computes while a slider moves.
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { randomFrom } from '@tryout/domain/statistics/random';
import { startWhatIf, type WhatIfPeople, type WhatIfSettings } from '@tryout/domain/what-if/what-if';
import { meansLoop } from './harness/means-loop.ts';
import { conclude, median, report, shown } from './harness/report.ts';

const SUBTRAITS = 12;
const ROUNDS = 7;
const IDS = Array.from({ length: SUBTRAITS }, (_, i) => `s${i}`);
const TASKS = [0, 3, 6, 9].map((from) => ({
  key: `task ${from}`,
  minutes: 5,
  subtrait_ids: IDS.slice(from, from + 3),
}));

/** People whose subtraits hang together, as those of one person do. */
function peopleOf(count: number): WhatIfPeople {
  const random = randomFrom(`people ${count}`);
  const means = new Int32Array(count * SUBTRAITS);
  for (let row = 0; row < count; row += 1) {
    const able = random.next();
    for (let i = 0; i < SUBTRAITS; i += 1) {
      means[row * SUBTRAITS + i] = Math.floor((15 + 60 * able + 25 * random.next()) * 1e6);
    }
  }
  const usual = TASKS.flatMap(({ key, subtrait_ids }) =>
    subtrait_ids.map((subtrait_id) => ({
      subtrait_id,
      task_key: key,
      task: key,
      data_point: subtrait_id,
      sd: 10,
      shares: [],
      exactness: { sem: 4, sd: 10, kind: 'retest' as const, is_estimated: false },
    })),
  );
  return {
    rows: { subtrait_ids: IDS, count, means },
    tasks: TASKS,
    parts: [],
    sems: new Float64Array(count).fill(3),
    usual,
    gaps: [],
  };
}

/** Three categories, four traits; weights that differ with the number given. */
function template(shift: number): ScoreTemplate {
  const trait = (name: string, from: number, weight: number) => ({
    trait_id: name,
    trait_weightage: weight,
    subtraits: IDS.slice(from, from + 3).map((subtrait_id, i) => ({
      subtrait_id,
      weightage: 1 + ((from * 5 + i * 3 + shift * 7) % 11),
      rank: i + 1,
    })),
  });
  return {
    categories: [
      { category_id: 'a', category_weightage: 40, traits: [trait('a1', 0, 60), trait('a2', 3, 40)] },
      { category_id: 'b', category_weightage: 35, traits: [trait('b1', 6, 100)] },
      { category_id: 'c', category_weightage: 25, traits: [trait('c1', 9, 100)] },
    ],
  };
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const times = new Map<number, number>();
for (const { count, size, most } of [
  { count: 1000, size: 10, most: 100 },
  { count: 100_000, size: 10, most: 500 },
  { count: 100_000, size: 10_000, most: 500 },
]) {
  const people = peopleOf(count);
  const settings = (shift: number): WhatIfSettings => ({
    template: template(shift),
    without: [],
    choice: { kind: 'top', size },
  });
  let ask = startWhatIf(people, settings(0));
  const first = timed(() => {
    ask = startWhatIf(people, settings(0));
  });
  const loop = meansLoop(template(1), people.rows);
  const rounds: { asked: number; plain: number }[] = [];
  let sum = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const asked = timed(() => {
      if (ask(settings(1 + round)).figures.tau === null) throw new Error('not compared');
    });
    const plain = timed(() => {
      for (let row = 0; row < count; row += 1) sum += loop(row);
    });
    // The first one warms up.
    if (round > 0) rounds.push({ asked, plain });
  }
  if (!(sum > 0)) throw new Error('not scored');
  const asked = median(rounds.map((round) => round.asked));
  if (size === 10) times.set(count, asked);
  report({
    what: `a what-if on ${shown(count)} people, top ${shown(size)}: fits, places, both correlations, 1,000 draws`,
    figure: asked,
    unit: 'ms',
    limit: { most },
    from: `made ready in ${first.toFixed(0)} ms; ${rounds.map((round) => round.asked.toFixed(0)).join(' · ')} ms`,
  });
  report({
    what: `the same against a raw loop over typed arrays, ${shown(count)} people, top ${shown(size)}`,
    figure: median(rounds.map((round) => round.asked / round.plain)),
    unit: '×',
    limit: null,
    from: `loop ${median(rounds.map((round) => round.plain)).toFixed(2)} ms`,
  });
}
const [few, many] = [times.get(1000), times.get(100_000)];
if (few !== undefined && many !== undefined) {
  report({
    what: 'a what-if on 100,000 people against 1,000',
    figure: many / few,
    unit: '×',
    limit: { most: 100 },
    from: `${many.toFixed(0)} ms; ${few.toFixed(1)} ms`,
  });
}
conclude();
