import { UNDETERMINED } from '@tryout/domain/interviews/kit/kit-question';
import type { ScoreTemplate } from '@tryout/domain/score-templates/score-template';
import { INTERVIEW_QUESTIONS } from '@tryout/games/interview-questions';
import type { Db } from '../../../platform/database/kysely.ts';
import { findSubtraitsByKey, type KitItemRecord, type OwnQuestionRecord } from './kit.queries.ts';

/** A question of the bank or of a position, before it is in a kit. */
export type OfferedRecord = Omit<KitItemRecord, 'assigned_to'>;

/** Traits of a template by their subtraits; a subtrait that counts for several is asked about under the first. */
function traitsBySubtrait(template: ScoreTemplate | undefined): Map<string, string> {
  const found = new Map<string, string>();
  for (const { traits } of template?.categories ?? [])
    for (const { trait_id, subtraits } of traits)
      for (const { subtrait_id } of subtraits) if (!found.has(subtrait_id)) found.set(subtrait_id, trait_id);
  return found;
}

/** The starter bank's questions on what a template measures. */
export async function bankFor(db: Db, template: ScoreTemplate | undefined): Promise<OfferedRecord[]> {
  const traits = traitsBySubtrait(template);
  if (traits.size === 0) return [];
  const keys = [...new Set(INTERVIEW_QUESTIONS.map((each) => each.subtrait))];
  const ids = new Map((await findSubtraitsByKey(db, keys)).map((row) => [row.key, row.subtrait_id]));
  return INTERVIEW_QUESTIONS.flatMap(({ key, subtrait, kind, words }): OfferedRecord[] => {
    const subtrait_id = ids.get(subtrait);
    const trait_id = subtrait_id === undefined ? undefined : traits.get(subtrait_id);
    if (subtrait_id === undefined || trait_id === undefined) return [];
    return [{ key, kind, origin: 'bank', trait_id, subtrait_id, wording: { en: words.en, ar: words.ar } }];
  });
}

/** A position's own questions, as they are offered. */
export function ownAsOffered(questions: readonly OwnQuestionRecord[]): OfferedRecord[] {
  return questions.map(({ id, trait_id, question, probes, anchors }) => ({
    key: id,
    kind: 'own',
    origin: 'position',
    trait_id,
    subtrait_id: null,
    wording: { [UNDETERMINED]: { question, probes, anchors } },
  }));
}
