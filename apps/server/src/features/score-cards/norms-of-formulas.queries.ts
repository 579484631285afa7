import type { Formula } from '@tryout/domain/formulas/formula';
import { normOf } from '@tryout/domain/norms/norm-formula';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** The norm that a formula counts against. */
export interface CountedNorm {
  readonly version: number;
  readonly n: number;
  readonly mean: number;
  readonly sd: number;
  readonly source: string;
  readonly provisional: boolean;
}

interface NormedFormula {
  readonly id: string;
  readonly task_key: string;
  readonly data_point: string;
  readonly definition: Formula;
}

/**
 * The norms that formulas count against, by formula. A published formula holds its mean and spread; the norm is the
 * newest version with both, so that a card keeps telling what it was counted with after the norm was replaced.
 */
export async function normsOfFormulas(
  db: Db,
  formulaIds: readonly string[],
): Promise<ReadonlyMap<string, CountedNorm>> {
  // sql: definition present, because cards are counted with published formulas, and only drafts may lack one
  const { rows: formulas } = await sql<NormedFormula>`
    select id, task_key, data_point, definition from formulas where id = any(${formulaIds}::uuid[])
  `.execute(db);
  const { rows: norms } = await sql<CountedNorm & { task_key: string; data_point: string }>`
    select task_key, data_point, version, n, mean, sd, source, provisional from norms
    where task_key = any(${formulas.map((formula) => formula.task_key)}) order by version desc
  `.execute(db);
  return new Map(
    formulas.flatMap(({ id, task_key, data_point, definition }) => {
      const counted = normOf(definition, data_point);
      const norm = norms.find(
        (one) =>
          one.task_key === task_key &&
          one.data_point === data_point &&
          one.mean === counted?.mean &&
          one.sd === counted?.sd,
      );
      if (!norm) return [];
      const { version, n, mean, sd, source, provisional } = norm;
      return [[id, { version, n, mean, sd, source, provisional }] as const];
    }),
  );
}
