import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { uncertaintyOf } from '@tryout/domain/score-cards/card-uncertainty';
import { measureInForm } from '@tryout/domain/score-cards/measure-in-form';
import { INDICATIVE_BELOW } from '@tryout/domain/score-cards/measurement-error';
import { scalesOf } from '@tryout/domain/score-cards/score-scales';
import { scoreResponses } from '@tryout/domain/score-cards/scoring';
import { mean } from '@tryout/domain/statistics/statistics';
import { describe, expect, it } from 'vitest';
import { TASK_FORMULAS } from '../formulas.ts';
import { JUDGES } from '../registry.ts';
import { type PlayResult, simulateTask } from '../simulate.ts';
import { JOB_FAMILIES, SIMULATIONS } from '../simulations.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { AVERAGE, NO_ACCOMMODATIONS, seedOf } from '../testing/plays.ts';
import { CATEGORIES } from '../vocabulary.ts';
import { saidInLanguage } from './said.ts';
import {
  minutesOf,
  type SimulationSeed,
  type SimulationTaskSeed,
  type SimulationTemplateSeed,
} from './seeds.ts';
import { SIMULATION_TEMPLATES } from './templates.ts';

const SUBTRAITS = CATEGORIES.flatMap((each) => each.traits).flatMap((each) => each.subtraits);
const PLAYS = 10;

function play(task: SimulationTaskSeed, n: number): PlayResult {
  const judge = JUDGES[task.task_key];
  return simulateTask(judge, task.parameters, NO_ACCOMMODATIONS, seedOf(n), AVERAGE, `bot ${n}`);
}

/** What a formula's response means in the form played. */
function measured({ reliability, data_points, formula }: TaskFormula, played: PlayResult, settings: object) {
  const key = data_points[0] ?? '';
  const point = (name: string) => played.dataPoints.find((each) => each.key === name);
  const error = reliability.kind === 'standard_error' ? (point(reliability.data_point)?.value ?? null) : null;
  const form = { trials: point(key)?.trials ?? null, settings: { ...settings }, by_touch: false };
  const shares = 'shares' in reliability ? (reliability.shares ?? []) : [];
  return { ...measureInForm(formula, reliability, key, form, error), data_point: key, shares };
}

/** What a play of the average candidate is told of the job fit. */
function toldOf({ tasks, score_template }: SimulationSeed, n: number) {
  const counted = tasks.flatMap((task) => {
    const played = play(task, n);
    const inputs = Object.fromEntries(played.dataPoints.map((each) => [each.key, each.value]));
    return TASK_FORMULAS[task.task_key].flatMap((formula) => {
      const { outcome } = evaluateFormula(formula.formula, inputs);
      if (outcome === null) return [];
      const { subtrait_id } = formula.formula;
      const settings = JUDGES[task.task_key].configure(task.parameters) as object;
      return [{ subtrait_id, ...outcome, ...measured(formula, played, settings), task: task.task_key }];
    });
  });
  const result = scoreResponses(score_template, counted);
  return {
    uncertainty: uncertaintyOf(score_template, result, counted).job_fit,
    scale: scalesOf(score_template, result, counted).job_fit,
  };
}

function reliabilityOf(simulation: SimulationSeed, n: number): number | null {
  return toldOf(simulation, n).uncertainty?.reliability ?? null;
}

function subtraitsOf({ score_template }: SimulationSeed) {
  return score_template.categories.flatMap((each) => each.traits).flatMap((each) => each.subtraits);
}

describe('the job families', () => {
  it('are eight, each with a name and a template of its own', () => {
    expect(JOB_FAMILIES.length).toBe(8);
    expect(new Set(JOB_FAMILIES.map((each) => each.slug)).size).toBe(8);
    for (const each of JOB_FAMILIES) expect(each.score_template.name).toBe(each.name);
  });
});

describe('the templates', () => {
  it('are at least six, each with a score template of its own', () => {
    expect(SIMULATION_TEMPLATES.length).toBeGreaterThanOrEqual(6);
    const slugs = [...SIMULATIONS, ...SIMULATION_TEMPLATES].map((each) => each.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const each of SIMULATION_TEMPLATES) expect(each.score_template.name).toBe(each.name);
  });
});

describe.each([...JOB_FAMILIES, ...SIMULATION_TEMPLATES])('$name', (family) => {
  it('begins with Reflex Check and takes at most 25 minutes with practice', () => {
    const { tasks } = family;
    expect(tasks[0]?.task_key).toBe('reflex-check');
    expect(new Set(tasks.map((each) => each.task_key)).size).toBe(tasks.length);
    expect(family.duration_minutes).toBeLessThanOrEqual(25);
  });

  it('says of each task about as long as the average simulated candidate needs', () => {
    for (const task of family.tasks) {
      const seconds = mean(
        Array.from({ length: PLAYS }, (_, n) => (play(task, n).inputs.at(-1)?.t_ms ?? 0) / 1000),
      );
      expect(seconds, task.task_key).toBeLessThanOrEqual(task.estimated_seconds);
      expect(seconds, task.task_key).toBeGreaterThan(task.estimated_seconds * 0.7);
    }
  });

  it('gives a job fit whose reliability is at least .70', () => {
    for (let n = 0; n < PLAYS; n++) {
      expect(reliabilityOf(family, n), `${n}`).toBeGreaterThanOrEqual(INDICATIVE_BELOW);
    }
  });
});

/** Games whose key no panel confirmed, or whose items nobody calibrated. */
const UNCONFIRMED: readonly string[] = ['team-days', 'shift-desk', 'glyph-grid', 'market-stall'];

/** Share of the whole job fit of every subtrait, 0 to 1, with the game and the scale that it comes from. */
function sharesOf({ tasks, score_template }: SimulationSeed) {
  const percent = (weight: number) => weight / 100;
  return score_template.categories.flatMap((category) =>
    category.traits.flatMap((trait) =>
      trait.subtraits.map(({ subtrait_id, weightage }) => {
        const [game, formula] =
          tasks
            .flatMap(({ task_key }) => TASK_FORMULAS[task_key].map((each) => [task_key, each] as const))
            .find(([, each]) => each.formula.subtrait_id === subtrait_id) ?? [];
        const share =
          percent(category.category_weightage) * percent(trait.trait_weightage) * percent(weightage);
        return { share, game: game ?? '', scale: formula?.reliability.scale ?? null };
      }),
    ),
  );
}

it('are told in docs/games.md with the reliability that they have', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/games.md'), 'utf8');
  const told = Object.fromEntries(
    SIMULATIONS.map((each) => [
      each.name,
      new RegExp(`^\\| ${each.name} \\| (\\d+ \\| \\.\\d\\d)`, 'm').exec(docs)?.[1],
    ]),
  );
  const found = Object.fromEntries(
    SIMULATIONS.map((each) => {
      const of = Array.from({ length: PLAYS }, (_, n) => reliabilityOf(each, n) ?? 0);
      return [each.name, `${each.duration_minutes} | ${(mean(of) ?? 0).toFixed(2).slice(1)}`];
    }),
  );
  expect(told).toEqual(found);
});

describe.each([...SIMULATIONS, ...SIMULATION_TEMPLATES])('$name', (simulation) => {
  it('rests for at least 60 % on normed measures, and for at most 15 % on each unconfirmed game', () => {
    const shares = sharesOf(simulation);
    const sum = (of: typeof shares) => of.reduce((total, each) => total + each.share, 0);
    expect(sum(shares)).toBeCloseTo(1, 6);
    expect(sum(shares.filter(({ scale }) => scale === 'norm'))).toBeGreaterThanOrEqual(0.6);
    for (const game of UNCONFIRMED) {
      expect(sum(shares.filter((each) => each.game === game)), game).toBeLessThanOrEqual(0.1501);
    }
    expect(toldOf(simulation, 1).scale).toBe('norm');
  });

  it('tells the minutes that its tasks take, as every simulation does', () => {
    expect(simulation.duration_minutes).toBe(minutesOf(simulation.tasks));
  });

  it('gives a reason for each task and each weight, in Arabic too', () => {
    const { categories } = simulation.score_template;
    const reasons = [...simulation.tasks, ...categories, ...categories.flatMap((each) => each.traits)].map(
      (each) => each.reason ?? '',
    );
    for (const reason of reasons) {
      expect(reason).toMatch(/^[A-Z].{10,}[.?]$/);
      expect(saidInLanguage(reason, 'ar'), reason).toMatch(/\p{Script=Arabic}/u);
    }
    const { candidate_intro, purpose = candidate_intro } = simulation as SimulationTemplateSeed;
    expect(saidInLanguage(purpose, 'ar'), purpose).toMatch(/\p{Script=Arabic}/u);
  });

  it('sets a range exactly where neither end is better', () => {
    for (const { subtrait_id, target } of subtraitsOf(simulation)) {
      const seed = SUBTRAITS.find((each) => each.id === subtrait_id);
      expect(target !== undefined && target !== null, subtrait_id).toBe(seed?.direction === 'target');
    }
  });

  it('counts nothing that is known to be unreliable or that only describes', () => {
    const counted = subtraitsOf(simulation).map((each) => each.subtrait_id);
    for (const never of ['accuracy', 'trusting', 'reciprocity', 'fairness', 'effort_willingness']) {
      expect(counted).not.toContain(never);
    }
  });
});
