import { evaluateFormula } from '@tryout/domain/formulas/formula-evaluation';
import { uncertaintyOf } from '@tryout/domain/score-cards/card-uncertainty';
import {
  exactnessOf,
  exactnessOfEstimate,
  INDICATIVE_BELOW,
} from '@tryout/domain/score-cards/measurement-error';
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
import { minutesOf, type SimulationSeed, type SimulationTaskSeed } from './seeds.ts';
import { SIMULATION_TEMPLATES } from './templates.ts';

const SUBTRAITS = CATEGORIES.flatMap((each) => each.traits).flatMap((each) => each.subtraits);
const PLAYS = 10;

function play(task: SimulationTaskSeed, n: number): PlayResult {
  const judge = JUDGES[task.task_key];
  return simulateTask(judge, task.parameters, NO_ACCOMMODATIONS, seedOf(n), AVERAGE, `bot ${n}`);
}

function exactness({ reliability, data_points }: TaskFormula, played: PlayResult) {
  const point = (key: string | undefined) => played.dataPoints.find((each) => each.key === key);
  if (reliability === null) return null;
  if (reliability.kind !== 'standard_error')
    return exactnessOf(reliability, point(data_points[0])?.trials ?? null);
  const error = point(reliability.data_point)?.value ?? null;
  return error === null ? null : exactnessOfEstimate(reliability, error);
}

/** The job fit's reliability when the average simulated candidate plays. */
function reliabilityOf({ tasks, score_template }: SimulationSeed, n: number): number | null {
  const counted = tasks.flatMap((task) => {
    const played = play(task, n);
    const inputs = Object.fromEntries(played.dataPoints.map((each) => [each.key, each.value]));
    return TASK_FORMULAS[task.task_key].flatMap((formula) => {
      const { outcome } = evaluateFormula(formula.formula, inputs);
      if (outcome === null) return [];
      const { subtrait_id } = formula.formula;
      return [{ subtrait_id, ...outcome, exactness: exactness(formula, played) }];
    });
  });
  const result = scoreResponses(score_template, counted);
  return uncertaintyOf(score_template, result, counted).job_fit?.reliability ?? null;
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

describe.each([...SIMULATIONS, ...SIMULATION_TEMPLATES])('$name', (simulation) => {
  it('tells the minutes that its tasks take, as every simulation does', () => {
    expect(simulation.duration_minutes).toBe(minutesOf(simulation.tasks));
  });

  it('gives a reason for each task and each weight', () => {
    const { categories } = simulation.score_template;
    const reasons = [...simulation.tasks, ...categories, ...categories.flatMap((each) => each.traits)].map(
      (each) => each.reason ?? '',
    );
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{10,}[.?]$/);
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
