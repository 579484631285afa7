import { type CultureProfile, compareCulture } from '@tryout/domain/culture-questions/profile';
import type { CultureAnswer, CultureQuestion } from '@tryout/domain/culture-questions/questions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { PinnedCulture } from './compute-card.ts';

/** What culture questions count for an application as it is now; null: the position weighs none, or none were given. */
export function culturePartOf(db: Db, applicationId: string): Promise<PinnedCulture | null> {
  return read(
    db,
    sql`from applications a
      join culture_weights w on w.position_id = a.position_id and w.ended_at is null
      join culture_application_sheets g on g.application_id = a.id
      join culture_candidate_sheets s on s.id = g.sheet_id
      where a.id = ${applicationId}`,
  );
}

/** What culture questions counted for a card; null where the answers are gone. */
export function culturePartById(
  db: Db,
  { weight_id, sheet_id }: Pick<PinnedCulture, 'weight_id' | 'sheet_id'>,
): Promise<PinnedCulture | null> {
  return read(
    db,
    sql`from culture_weights w, culture_candidate_sheets s where w.id = ${weight_id} and s.id = ${sheet_id}`,
  );
}

async function read(db: Db, from: RawBuilder<unknown>): Promise<PinnedCulture | null> {
  const { rows } = await sql<{
    weight_id: string;
    sheet_id: string;
    weight: number;
    profile: CultureProfile;
    answers: CultureAnswer[];
  }>`select w.id as weight_id, s.id as sheet_id, w.weight, w.profile, s.answers ${from}`.execute(db);
  const [found] = rows;
  if (!found) return null;
  const { weight_id, sheet_id, weight, profile, answers } = found;
  const { rows: questions } = await sql<CultureQuestion>`
    select question_id as culture_question_id, version, dimension, kind, is_reversed, statement, opposite
    from culture_question_versions where question_id = any(${answers.map((one) => one.culture_question_id)}::uuid[])
    order by question_id, version
  `.execute(db);
  return { weight_id, sheet_id, weight, dimensions: compareCulture(questions, answers, profile) };
}
