import { formulaKeysOf, type KeyedTask } from '@tryout/domain/formulas/formulas-of-task';
import type { Db } from '../../platform/database/kysely.ts';
import {
  publishedFormulas,
  type StoredFormula,
  type StoredTemplate,
  templateById,
} from './score-cards.queries.ts';

/** What turns plays into a card: a template, and the formulas in force for the tasks that were played. */
export interface ScoringRules {
  readonly template: StoredTemplate;
  readonly formulas: readonly StoredFormula[];
}

/** The formulas in force that score some of these tasks, in a fixed order. */
export function formulasThatScore(db: Db, tasks: readonly KeyedTask[]): Promise<StoredFormula[]> {
  return publishedFormulas(db, formulaKeysOf(tasks));
}

/** What a play of these tasks is scored with by a template, as it is now; undefined without the template. */
export async function scoringRulesOf(
  db: Db,
  templateId: string,
  tasks: readonly KeyedTask[],
): Promise<ScoringRules | undefined> {
  const template = await templateById(db, templateId);
  return template && { template, formulas: await formulasThatScore(db, tasks) };
}
