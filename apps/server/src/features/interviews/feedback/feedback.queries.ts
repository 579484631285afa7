import type { Recommendation } from '@tryout/domain/interviews/feedback';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { eventsInReach } from '../event-list.queries.ts';
import { EVENT_COLUMNS, EVENT_TABLES, type EventRecord } from '../events.queries.ts';

/** One trait as an interviewer rates it. */
export interface Rating {
  readonly trait_id: string;
  /** 1 to 5; null: not rated. */
  readonly rating: number | null;
  readonly words: string;
}

/** What an interviewer heard on one question of the kit. */
export interface Answer {
  readonly question_key: string;
  /** 1 to 5; null: not rated. */
  readonly rating: number | null;
  readonly words: string;
}

/** What an interviewer says, without what is for the writer alone. */
export interface FeedbackContent {
  readonly recommendation: Recommendation | null;
  readonly ratings: Rating[];
  readonly answers: Answer[];
  readonly note: string;
}

/** An interviewer's judgement as stored. */
export interface FeedbackRecord extends FeedbackContent {
  readonly event_id: string;
  readonly user_id: string;
  readonly name: string;
  readonly private_note: string;
  readonly sent_at: string | null;
  readonly updated_at: string;
  readonly version: number;
}

/** The judgements of events, by when they were sent; drafts last. */
export async function findFeedback(db: Db, eventIds: readonly string[]): Promise<FeedbackRecord[]> {
  const { rows } = await sql<FeedbackRecord>`
    select f.event_id, f.user_id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
      f.recommendation, f.ratings, f.answers, f.note, f.private_note, f.sent_at, f.updated_at, f.version
    from event_feedback f join users u on u.id = f.user_id where f.event_id = any(${eventIds}::uuid[])
    order by f.sent_at nulls last, f.user_id
  `.execute(db);
  return rows;
}

/** What feedback said before one of its changes. */
export interface EarlierFeedback {
  readonly event_id: string;
  readonly user_id: string;
  readonly content: FeedbackContent;
  readonly at: string;
}

/** Most earlier versions of one person's feedback that are shown. */
const MOST_EARLIER = 10;

/** What sent feedback of events said before, newest first. */
export async function findEarlier(db: Db, eventIds: readonly string[]): Promise<EarlierFeedback[]> {
  const { rows } = await sql<EarlierFeedback>`
    select event_id, user_id, content, at from (
      select v.event_id, v.user_id, v.content, v.at, v.version,
        row_number() over (partition by v.event_id, v.user_id order by v.version desc) as place
      from event_feedback_versions v where v.event_id = any(${eventIds}::uuid[])) latest
    where place <= ${MOST_EARLIER} order by event_id, user_id, version desc
  `.execute(db);
  return rows;
}

/** Keeps what sent feedback says now, before it is changed; nothing where there is none or it is a draft. */
export async function keepEarlier(db: Db, eventId: string, userId: string): Promise<void> {
  await sql`
    insert into event_feedback_versions (event_id, organization_id, user_id, version, content, at)
    select event_id, organization_id, user_id, version, jsonb_build_object('recommendation', recommendation,
      'ratings', ratings, 'answers', answers, 'note', note), updated_at
    from event_feedback where event_id = ${eventId} and user_id = ${userId} and sent_at is not null
  `.execute(db);
}

/** Keeps somebody's judgement where it is still what `version` says; false where it was changed meanwhile. */
export async function keepFeedback(
  db: Db,
  of: { event_id: string; organization_id: string; user_id: string; version: number },
  feedback: Omit<FeedbackContent, 'ratings' | 'answers'> & {
    ratings: readonly Rating[];
    answers: readonly Answer[];
    private_note: string;
    sends: boolean;
  },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into event_feedback (event_id, organization_id, user_id, recommendation, ratings, answers, note, private_note,
      sent_at, updated_at)
    select ${of.event_id}, ${of.organization_id}, ${of.user_id}, ${feedback.recommendation},
      ${JSON.stringify(feedback.ratings)}, ${JSON.stringify(feedback.answers)}, ${feedback.note},
      ${feedback.private_note}, ${feedback.sends ? at : null}, ${at}
    where ${of.version} = 0
      or exists (select 1 from event_feedback where event_id = ${of.event_id} and user_id = ${of.user_id})
    on conflict (event_id, user_id) do update set recommendation = excluded.recommendation, ratings = excluded.ratings,
      answers = excluded.answers, note = excluded.note, private_note = excluded.private_note,
      sent_at = coalesce(event_feedback.sent_at, excluded.sent_at), version = event_feedback.version + 1,
      updated_at = excluded.updated_at
      where event_feedback.version = ${of.version}
    returning event_id
  `.execute(db);
  return rows.length > 0;
}

/** How much feedback there is on an application. */
export interface FeedbackCount {
  readonly application_id: string;
  readonly sent: number;
  readonly asked: number;
}

/** Whether an event `e` is judged by its interviewers. */
const isJudged = (now: Date) =>
  sql<boolean>`(e.status = 'completed' or (e.status in ('scheduled', 'confirmed') and e.starts_at <= ${now}))`;

/** Whether the participant `t` of an event is asked what they think: of the hiring side, and did not decline. */
const isAsked = sql<boolean>`(t.kind <> 'candidate' and (t.response <> 'declined' or f.sent_at is not null))`;

/** Feedback that was asked for and sent on applications; those without an interview that took place are left out. */
export async function countFeedback(
  db: Db,
  applicationIds: readonly string[],
  now: Date,
): Promise<FeedbackCount[]> {
  const { rows } = await sql<FeedbackCount>`
    select e.application_id, count(f.sent_at)::int as sent, count(*)::int as asked
    from events e join event_participants t on t.event_id = e.id
      left join event_feedback f on f.event_id = e.id and f.user_id = t.user_id
    where e.application_id = any(${applicationIds}::uuid[]) and ${isJudged(now)} and ${isAsked}
    group by e.application_id
  `.execute(db);
  return rows;
}

/** Interviews of an application but drafts, soonest first, those without a time last. */
export async function findEventsOf(db: Db, applicationId: string): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES} where e.application_id = ${applicationId}
    order by e.starts_at nulls last, e.created_at, e.id limit 100
  `.execute(db);
  return rows;
}

/** The latest judgement of each interviewer on each of a position's applicants, by applicant. */
export async function findJudgementsOf(
  db: Db,
  positionId: string,
): Promise<{ application_id: string; recommendations: Recommendation[] }[]> {
  const { rows } = await sql<{ application_id: string; recommendations: Recommendation[] }>`
    select application_id, array_agg(recommendation order by user_id) as recommendations from (
      select distinct on (e.application_id, f.user_id) e.application_id, f.user_id, f.recommendation
      from events e join event_feedback f on f.event_id = e.id and f.sent_at is not null
        join applications a on a.id = e.application_id and not a.is_test
      where e.position_id = ${positionId} order by e.application_id, f.user_id, f.sent_at desc) latest
    group by application_id having count(*) > 1
  `.execute(db);
  return rows;
}

/** What of an application is shown beside judgements. */
export async function findJobFit(db: Db, applicationId: string): Promise<number | null> {
  const { rows } = await sql<{ job_fit_score: number | null }>`
    select job_fit_score from applications where id = ${applicationId}
  `.execute(db);
  return rows[0]?.job_fit_score ?? null;
}

/** Most lines of each part of an agenda. */
const MOST_LINES = 20;
const LOOK_AHEAD_DAYS = 7;

/** Somebody's interviews that are on or begin within the next seven days, soonest first. */
export async function findNext(db: Db, actor: Actor, now: Date): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES}
    where ${eventsInReach(actor, { mine: true })} and e.status in ('scheduled', 'confirmed') and e.ends_at > ${now}
      and e.starts_at <= ${now}::timestamptz + make_interval(days => ${LOOK_AHEAD_DAYS})
    order by e.starts_at, e.id limit ${MOST_LINES}
  `.execute(db);
  return rows;
}

/** How many of somebody's interviews lie ahead. */
export async function countUpcoming(db: Db, actor: Actor, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${EVENT_TABLES}
    where ${eventsInReach(actor, { mine: true })} and e.status in ('scheduled', 'confirmed') and e.ends_at > ${now}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Interviews on which somebody of the hiring side owes feedback, the longest waiting first. */
export async function findFeedbackDue(db: Db, actor: Actor, now: Date): Promise<EventRecord[]> {
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES} join event_participants t on t.event_id = e.id and t.user_id = ${actor.user_id}
      left join event_feedback f on f.event_id = e.id and f.user_id = t.user_id
    where ${eventsInReach(actor, { mine: true })} and ${isJudged(now)} and ${isAsked} and f.sent_at is null
      and a.status not in ('approved', 'rejected')
    order by e.starts_at, e.id limit ${MOST_LINES}
  `.execute(db);
  return rows;
}

/** Interviews without a time in which a candidate is to choose one, or whose organizer is to choose among offers. */
export async function findAwaitingSlots(db: Db, actor: Actor): Promise<EventRecord[]> {
  const isCandidate = actor.user_type === 'candidate';
  const waits = isCandidate
    ? sql<boolean>`not exists (select 1 from event_slots s join event_participants t on t.event_id = s.event_id
        and t.user_id = s.user_id where s.event_id = e.id and t.kind = 'candidate' and s.status = 'offered')`
    : sql<boolean>`(e.organizer_id = ${actor.user_id} and exists (select 1 from event_slots s
        join event_participants t on t.event_id = s.event_id and t.user_id = s.user_id
        where s.event_id = e.id and t.kind = 'candidate' and s.status = 'offered'))`;
  const { rows } = await sql<EventRecord>`
    select ${EVENT_COLUMNS} from ${EVENT_TABLES}
    where ${eventsInReach(actor, {})} and e.status = 'collecting' and ${waits}
      and a.status not in ('approved', 'rejected')
    order by e.created_at, e.id limit ${MOST_LINES}
  `.execute(db);
  return rows;
}
