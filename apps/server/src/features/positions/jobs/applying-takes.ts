import type { Db } from '../../../platform/database/kysely.ts';
import type { RevisionRow } from '../position-row.ts';
import { findRevisionLoad } from './jobs.queries.ts';

/** Minutes for the form itself, one short question, and one long one; believed, and rounded up in sum. */
const MINUTES = { form: 3, question: 1, long_question: 4 } as const;

/** What applying under a revision takes, so that people can plan it. */
export async function applyingTakes(db: Db, revision: RevisionRow) {
  const load = await findRevisionLoad(db, revision.id);
  const short = load.question_count - load.long_text_count;
  const minutes =
    MINUTES.form +
    short * MINUTES.question +
    load.long_text_count * MINUTES.long_question +
    load.play_minutes;
  return {
    minutes: Math.ceil(minutes),
    question_count: load.question_count,
    game_count: load.game_count,
    cv: revision.application_form.cv,
    needs_desktop: load.needs_desktop,
  };
}
