import type { Recommendation } from '@tryout/domain/interviews/feedback';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** One trait as an interviewer rates it. */
export interface Rating {
  readonly trait_id: string;
  /** 1 to 5; null: not rated. */
  readonly rating: number | null;
  readonly words: string;
}

/** An interviewer's judgement as stored. */
export interface FeedbackRecord {
  readonly user_id: string;
  readonly name: string;
  readonly recommendation: Recommendation | null;
  readonly ratings: Rating[];
  readonly note: string;
  readonly private_note: string;
  readonly sent_at: string | null;
  readonly version: number;
}

/** The judgements of an event, by when they were sent; drafts last. */
export async function findFeedback(db: Db, eventId: string): Promise<FeedbackRecord[]> {
  const { rows } = await sql<FeedbackRecord>`
    select f.user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, f.recommendation,
      f.ratings, f.note, f.private_note, f.sent_at, f.version
    from event_feedback f join users u on u.id = f.user_id where f.event_id = ${eventId}
    order by f.sent_at nulls last, f.user_id
  `.execute(db);
  return rows;
}

/** Keeps somebody's judgement where it is still what `version` says; false where it was changed meanwhile. */
export async function keepFeedback(
  db: Db,
  of: { event_id: string; organization_id: string; user_id: string; version: number },
  feedback: {
    recommendation: Recommendation | null;
    ratings: readonly Rating[];
    note: string;
    private_note: string;
    sends: boolean;
  },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into event_feedback (event_id, organization_id, user_id, recommendation, ratings, note, private_note, sent_at,
      updated_at)
    values (${of.event_id}, ${of.organization_id}, ${of.user_id}, ${feedback.recommendation},
      ${JSON.stringify(feedback.ratings)}, ${feedback.note}, ${feedback.private_note},
      ${feedback.sends ? at : null}, ${at})
    on conflict (event_id, user_id) do update set recommendation = excluded.recommendation, ratings = excluded.ratings,
      note = excluded.note, private_note = excluded.private_note,
      sent_at = coalesce(event_feedback.sent_at, excluded.sent_at), version = event_feedback.version + 1,
      updated_at = excluded.updated_at
      where event_feedback.version = ${of.version}
    returning event_id
  `.execute(db);
  return rows.length > 0;
}

/** The traits on an applicant's score card, by name; none without a card. */
export async function findTraitsOfCard(
  db: Db,
  applicationId: string,
): Promise<{ trait_id: string; name: string }[]> {
  const { rows } = await sql<{ trait_id: string; name: string }>`
    select t.id as trait_id, t.name from traits t where t.id in (
      select unnest(s.trait_ids) from application_scores s where s.application_id = ${applicationId})
    order by t.name collate people_names, t.id
  `.execute(db);
  return rows;
}
