// Score cards per second of the product's engine, against a loop over the same objects and one over bare arrays.

import { compileTemplate, type ScoreResponse } from '@tryout/domain/score-cards/scoring';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { idiomaticScorer } from './harness/idiomatic-scorer.ts';
import { conclude, median, report } from './harness/report.ts';
import { typedArrayScorer } from './harness/typed-array-scorer.ts';

const ROUNDS = 9;
const CARDS = 1000;
const MS = 700;

const TEMPLATE: ScoreTemplate = {
  categories: [
    category('a', 40, 1, [trait('a1', 60, [40, 35, 25]), trait('a2', 40, [60, 40])]),
    category('b', 35, 1.1, [trait('b1', 55, [50, 50]), trait('b2', 45, [70, 30])]),
    category('c', 25, 0.9, [trait('c1', 100, [50, 30, 20])]),
  ],
};

function category(
  id: string,
  weightage: number,
  boost: number,
  traits: ScoreTemplate['categories'][0]['traits'],
) {
  return { category_id: id, category_weightage: weightage, boost, traits };
}

function trait(id: string, weightage: number, weights: number[]) {
  const subtraits = weights.map((each, i) => ({ subtrait_id: `${id}-${i}`, weightage: each, rank: i + 1 }));
  return { trait_id: id, trait_weightage: weightage, subtraits };
}

const ids = TEMPLATE.categories.flatMap((c) =>
  c.traits.flatMap((t) => t.subtraits.map((s) => s.subtrait_id)),
);
const cards: ScoreResponse[][] = Array.from({ length: CARDS }, (_, card) =>
  Array.from({ length: 48 }, (_, i) => ({
    subtrait_id: ids[i % ids.length] as string,
    value: (card * 31 + i * 17) % 101,
    total_score: 100,
  })),
);

const engine = compileTemplate(TEMPLATE);
const idiomatic = idiomaticScorer(TEMPLATE);
const typed = typedArrayScorer(TEMPLATE, cards);

for (let i = 0; i < CARDS; i += 1) {
  const [one, other, third] = [
    engine.score(cards[i] as ScoreResponse[]).job_fit,
    idiomatic(cards[i] as ScoreResponse[]).job_fit,
    typed(i),
  ];
  if (one === null || other === null || Math.abs(one - other) > 1e-5 || Math.abs(one - third) > 1e-5) {
    throw new Error(`the three do not agree on card ${i}: ${one}, ${other}, ${third}`);
  }
}

/** Kept so that no work can be left out as unused. */
let sum = 0;
function cardsPerSecond(score: (i: number) => number): number {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < MS) {
    for (let i = 0; i < CARDS; i += 1) sum += score(i);
    done += CARDS;
  }
  return (done / (performance.now() - began)) * 1000;
}

const contestants = {
  engine: (i: number) => engine.score(cards[i] as ScoreResponse[]).job_fit ?? 0,
  idiomatic: (i: number) => idiomatic(cards[i] as ScoreResponse[]).job_fit ?? 0,
  typed,
};
for (const one of Object.values(contestants)) cardsPerSecond(one);
const rounds = Array.from({ length: ROUNDS }, () => ({
  engine: cardsPerSecond(contestants.engine),
  idiomatic: cardsPerSecond(contestants.idiomatic),
  typed: cardsPerSecond(contestants.typed),
}));
const rate = (name: 'engine' | 'idiomatic' | 'typed') => median(rounds.map((round) => round[name]));
const shownRate = (name: 'engine' | 'idiomatic' | 'typed') => `${Math.round(rate(name) / 1000)}k cards/s`;
report({
  what: 'scoring, against an idiomatic loop over the same objects',
  figure: median(rounds.map((round) => round.engine / round.idiomatic)),
  unit: '×',
  limit: { least: 0.9 },
  from: `${shownRate('engine')}; loop ${shownRate('idiomatic')}`,
});
report({
  what: 'scoring, against a raw loop over typed arrays',
  figure: median(rounds.map((round) => round.engine / round.typed)),
  unit: '×',
  limit: { least: 0.12 },
  from: `${shownRate('engine')}; loop ${shownRate('typed')}`,
});
if (!Number.isFinite(sum)) throw new Error('a score was no number');
conclude();
