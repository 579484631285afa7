import type { SourceProblem } from '@tryout/contract/formulas/formula-fields';
import { spanAt } from '@tryout/domain/formula-language/check-text';
import { conditionsByName } from '@tryout/domain/formula-language/conditions';
import type { DataPointValue, Formula, FormulaInputs } from '@tryout/domain/formulas/formula';
import { PROBE_RUNS } from '@tryout/domain/formulas/formula-activation';
import { evaluateFormula, type FormulaResult } from '@tryout/domain/formulas/formula-evaluation';
import { dataPointsIn, operatorsIn } from '@tryout/domain/formulas/formula-parts';
import { type FormulaTest, isPassed, probeFormula } from '@tryout/domain/formulas/formula-validation';
import type { Db } from '../../platform/database/kysely.ts';
import { withSubtrait } from './formula-draft.ts';
import { activeFormula } from './formula-rows.queries.ts';
import { firstPlaysOf } from './past-plays.queries.ts';
import { previewOnPlays, scoreOf } from './preview-on-plays.ts';
import { type FormulaWorld, type ReadFormula, readFormulaSource, worldOf } from './read-source.ts';
import { checkable } from './vocabulary.queries.ts';

/** A text that need not be saved, for a task. */
export interface DraftText {
  readonly task_key: string;
  readonly source: string;
}

interface Tried extends ReadFormula {
  readonly world: FormulaWorld;
  /** What can be evaluated; null while there are problems. */
  readonly runnable: Formula | null;
}

async function readText(db: Db, text: DraftText, subtrait_id = ''): Promise<Tried> {
  const world = await worldOf(db, text.task_key);
  const read = readFormulaSource(text.source, world);
  const runnable = read.problems.length === 0 ? withSubtrait(read.compiled, subtrait_id) : null;
  return { ...read, world, runnable };
}

function told(problems: readonly SourceProblem[]): SourceProblem[] {
  return [...problems];
}

/** What a text says, and everything wrong with it. */
export async function checkText(db: Db, text: DraftText) {
  const read = await readText(db, text);
  const whole = read.compiled ?? read.formula;
  return {
    problems: told(read.problems),
    definition: read.formula,
    compiled: read.problems.length === 0 ? read.compiled : null,
    data_points: [...read.world.data_points],
    used_data_points: whole ? dataPointsIn(whole) : [],
    used_operators: whole ? operatorsIn(whole) : [],
    conditions: read.conditions.map(({ id, name, version }) => ({ id, name, version })),
  };
}

/** What each test case comes to. */
export async function testText(db: Db, text: DraftText, tests: readonly FormulaTest[]) {
  const { problems, runnable } = await readText(db, text);
  const results =
    runnable &&
    tests.map((test, index) => {
      const { outcome, reason } = evaluateFormula(runnable, test.inputs);
      return { index, passes: isPassed(test, outcome), expected: test.expect, given: outcome, reason };
    });
  return { problems: told(problems), results };
}

/**
 * What a text gives on some values, step by step. It is evaluated with its conditions as names, so that each step has
 * its place in the text.
 */
export async function previewText(db: Db, text: DraftText, inputs: FormulaInputs) {
  const read = await readText(db, text);
  if (read.runnable === null || read.formula === null) return { problems: told(read.problems), result: null };
  const formula = { subtrait_id: '', ...read.formula };
  const result = evaluateFormula(formula, inputs, conditionsByName(read.world.conditions));
  return {
    problems: told(read.problems),
    result: { ...withSpans(result, read), score: scoreOf(result.outcome) },
  };
}

function withSpans(result: FormulaResult, { spans }: Pick<ReadFormula, 'spans'>) {
  return {
    outcome: result.outcome,
    case_index: result.case_index,
    reason: result.reason,
    trace: result.trace.map((step) => {
      const span = spanAt(spans, step.path);
      return { ...step, inputs: [...step.inputs], from: span?.from ?? null, to: span?.to ?? null };
    }),
  };
}

/** What past first plays would score by a text, beside what is in force. */
export async function previewTextOnPlays(db: Db, text: DraftText & { subtrait_id: string; limit: number }) {
  const { problems, runnable } = await readText(db, text, text.subtrait_id);
  if (runnable === null) return { problems: told(problems), result: null };
  const active = await activeFormula(db, text);
  const plays = await firstPlaysOf(db, text.task_key, text.limit);
  return { problems: told(problems), result: previewOnPlays(plays, runnable, active?.definition ?? null) };
}

/** Tries a text on random values; the same text is tried on the same ones. */
export async function probeText(db: Db, text: DraftText) {
  const { problems, runnable, world } = await readText(db, text);
  if (runnable === null) return { problems: told(problems), result: null };
  const used = new Set(dataPointsIn(runnable));
  const points = checkable(world.data_points).filter((each) => used.has(each.key));
  const breach = probeFormula(runnable, points, text.source, PROBE_RUNS);
  return {
    problems: told(problems),
    result: {
      runs: PROBE_RUNS,
      breach: breach && { inputs: shownInputs(breach.inputs), reason: breach.reason },
    },
  };
}

/** A data point that was left out is missing. */
function shownInputs(inputs: FormulaInputs): Record<string, DataPointValue> {
  return Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, value ?? null]));
}
