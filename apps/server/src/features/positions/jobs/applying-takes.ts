import { applyingMinutes } from '@tryout/domain/plays/time-estimate';
import type { Db } from '../../../platform/database/kysely.ts';
import { findRevisionLoad } from './jobs.queries.ts';

/** What applying under a revision takes, part by part, so that people can plan it. */
export async function applyingTakes(db: Db, revisionId: string) {
  const { cv, question_count, long_text_count, game_count, needs_desktop, play } = await findRevisionLoad(
    db,
    revisionId,
  );
  return {
    ...applyingMinutes({
      short_questions: question_count - long_text_count,
      long_questions: long_text_count,
      play,
    }),
    question_count,
    game_count,
    cv,
    needs_desktop,
  };
}
