import type { Formula } from '@tryout/domain/formulas/formula';
import { type Norm, normOf } from '@tryout/domain/norms/norm-formula';
import type { FormSettings } from '@tryout/domain/score-cards/reliability';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** The norm that a formula counts against. */
export interface CountedNorm {
  readonly form: FormSettings;
  readonly version: number;
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly source: string;
  readonly provisional: boolean;
}

/** A response that was counted: by which formula and, from engine 2 on, against which norm. */
export interface CountedTrace {
  readonly formula_id: string;
  readonly measure?: { readonly norm: Norm | null };
}

interface NormedFormula {
  readonly id: string;
  readonly task_key: string;
  readonly data_point: string;
  readonly definition: Formula;
}

/**
 * The norm that each response was counted against, in their order; null where it was none. From engine 2 on the response
 * says so itself; before, it was the one in the formula. The norm is the newest version with its mean and spread, so that
 * a card keeps telling what it was counted with after the norm was replaced.
 */
export async function normsOfTraces(
  db: Db,
  traces: readonly CountedTrace[],
): Promise<(CountedNorm | null)[]> {
  // sql: definition present, because cards are counted with published formulas, and only drafts may lack one
  const { rows: formulas } = await sql<NormedFormula>`
    select id, task_key, data_point, definition from formulas
    where id = any(${traces.map((trace) => trace.formula_id)}::uuid[])
  `.execute(db);
  const { rows: norms } = await sql<CountedNorm & { task_key: string; data_point: string }>`
    select task_key, data_point, form, version, n, mean, sd, source, provisional from norms
    where task_key = any(${formulas.map((formula) => formula.task_key)}) order by version desc
  `.execute(db);
  return traces.map(({ formula_id, measure }) => {
    const formula = formulas.find(({ id }) => id === formula_id);
    const counted = measure ? measure.norm : formula && normOf(formula.definition, formula.data_point);
    const norm = norms.find(
      (one) =>
        one.task_key === formula?.task_key &&
        one.data_point === formula.data_point &&
        one.mean === counted?.mean &&
        one.sd === counted.sd,
    );
    if (!norm) return null;
    const { form, version, n, mean, sd, source, provisional } = norm;
    return { form, version, n, mean, sd, source, provisional };
  });
}
