// Formulas: data points a second through the compiled evaluator beside bare closures written by hand for the very same
// formulas, through the evaluator that traces, and texts read a second.

import { compileFormula } from '@tryout/domain/formula-language/compile';
import { parseFormula } from '@tryout/domain/formula-language/parse';
import type { FormulaBody } from '@tryout/domain/formula-language/source';
import type { DataPointValue, FormulaInputs } from '@tryout/domain/formulas/formula';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { randomFrom } from '@tryout/domain/statistics/random';
import { BARE_FORMULAS, type BareOutcome, FORMULA_TEXTS } from './harness/bare-formulas.ts';
import { conclude, median, report } from './harness/report.ts';

const ROUNDS = 9;
const PLAYS = 1000;
const MS = 300;

const formulas = FORMULA_TEXTS.map((text) => {
  const { formula, problems } = parseFormula(text);
  if (formula === null) throw new Error(`${text}: ${JSON.stringify(problems)}`);
  return formula;
});
const compiled = formulas.map((each) => compileFormula(each));
const random = randomFrom('formulas');
const plays: Record<string, DataPointValue>[] = Array.from({ length: PLAYS }, () => ({
  accuracy: random.next(),
  rcs_incong: random.next() * 3,
  mean_rt: 400 + random.next() * 800,
  errors: random.int(20),
  level: random.int(10),
  finished: random.int(2) === 1,
  span: random.int(12) === 0 ? null : random.int(9),
}));
const rows = compiled.map(({ data_points }) =>
  plays.map((play) => data_points.map((key) => play[key] ?? null)),
);
/** Data points that all formulas read of one play. */
const READ = compiled.reduce((total, each) => total + each.data_points.length, 0);

for (const play of plays) agree(play);

function agree(play: FormulaInputs): void {
  for (const [i, each] of compiled.entries()) {
    const traced = evaluateFormula({ subtrait_id: '', ...(formulas[i] as FormulaBody) }, play).outcome;
    const bare = BARE_FORMULAS[i]?.(play) ?? null;
    const exact = each.evaluate(play).outcome;
    // A factor of 50 makes what is rounded between the steps visible.
    if (distance(traced, exact) > 0 || distance(traced, bare) > 1e-4) {
      throw new Error(
        `they do not agree on ${FORMULA_TEXTS[i]}: ${JSON.stringify([play, traced, exact, bare])}`,
      );
    }
  }
}

function distance(one: BareOutcome, other: BareOutcome): number {
  return Math.abs((one?.value ?? -1) - (other?.value ?? -1));
}

/** Kept so that no work can be left out as unused. */
let sum = 0;

function note(outcome: BareOutcome): void {
  if (outcome !== null) sum += outcome.value;
}

/** How often a second `once` does `count` things. */
function rateOf(count: number, once: () => void): number {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < MS) {
    once();
    done += count;
  }
  return (done / (performance.now() - began)) * 1000;
}

const contestants = {
  slots: () => {
    for (const [i, each] of compiled.entries()) {
      for (const row of rows[i] ?? []) note(each.evaluateSlots(row).outcome);
    }
  },
  inputs: () => {
    for (const each of compiled) for (const play of plays) note(each.evaluate(play).outcome);
  },
  bare: () => {
    for (const each of BARE_FORMULAS) for (const play of plays) note(each(play));
  },
  traced: () => {
    for (const each of formulas) {
      for (const play of plays) note(evaluateFormula({ subtrait_id: '', ...each }, play).outcome);
    }
  },
};
const names = Object.keys(contestants) as (keyof typeof contestants)[];
for (const name of names) rateOf(0, contestants[name]);
const rounds = Array.from({ length: ROUNDS }, () =>
  Object.fromEntries(names.map((name) => [name, rateOf(PLAYS * READ, contestants[name])])),
);
const rate = (name: string) => median(rounds.map((round) => round[name] ?? Number.NaN));
const against = (name: string) => median(rounds.map((round) => (round[name] ?? 0) / (round.bare ?? 1)));
const millions = (perSecond: number) => `${(perSecond / 1e6).toFixed(2)} million`;

report({
  what: 'formulas, compiled, from columns: data points a second on one core',
  figure: rate('slots'),
  unit: 'data points/s',
  limit: { least: 1_000_000 },
  from: `${FORMULA_TEXTS.length} formulas, ${READ} data points a play; ${millions(rate('slots') / READ)} plays/s`,
});
report({
  what: 'formulas, compiled, from records by key',
  figure: rate('inputs'),
  unit: 'data points/s',
  limit: { least: 1_000_000 },
  from: `${millions(rate('inputs'))}; bare closures ${millions(rate('bare'))}`,
});
report({
  what: 'formulas, compiled, from records, against bare closures by hand',
  figure: against('inputs'),
  unit: '×',
  limit: null,
  from: 'closures without limits, rounding at every step, or reasons',
});
report({
  what: 'formulas, compiled, from columns, against bare closures by hand',
  figure: against('slots'),
  unit: '×',
  limit: null,
  from: `${millions(rate('slots'))}; bare closures ${millions(rate('bare'))}`,
});
report({
  what: 'formulas with every step traced, against bare closures by hand',
  figure: against('traced'),
  unit: '×',
  limit: null,
  from: `${millions(rate('traced'))} data points/s`,
});
const characters = FORMULA_TEXTS.reduce((total, each) => total + each.length, 0);
report({
  what: 'texts of formulas read',
  figure: median(
    Array.from({ length: ROUNDS }, () =>
      rateOf(FORMULA_TEXTS.length, () => {
        for (const text of FORMULA_TEXTS) sum += parseFormula(text).spans.size;
      }),
    ),
  ),
  unit: 'texts/s',
  limit: null,
  from: `${Math.round(characters / FORMULA_TEXTS.length)} characters a text`,
});
if (!Number.isFinite(sum)) throw new Error('an outcome was no number');
conclude();
