import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';

/** A message, or a comment that the team shares with the candidate. */
export interface MessageRow {
  id: string;
  kind: 'message' | 'shared_comment';
  from_candidate: boolean;
  sender_name: string;
  body: string;
  created_at: string;
  read_at: string | null;
}

/** What was written between the team and the candidate, oldest first, the latest 500. */
export async function findMessages(db: Db, applicationId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select t.id, t.kind, t.from_candidate,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as sender_name, t.body, t.created_at,
      t.read_at
    from (
      select id, 'message' as kind, from_candidate, sender_id, body, created_at, read_at from application_messages
      where application_id = ${applicationId}
      union all
      select id, 'shared_comment', false, author_id, body, created_at, created_at from application_comments
      where application_id = ${applicationId} and visibility = 'candidate'
      order by created_at desc, id desc limit 500) t
    join users u on u.id = t.sender_id
    order by t.created_at, t.id
  `.execute(db);
  return rows;
}

/** Adds a message. */
export async function insertMessage(
  db: Db,
  message: {
    organization_id: string;
    application_id: string;
    sender_id: string;
    from_candidate: boolean;
    body: string;
    at: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into application_messages (id, organization_id, application_id, sender_id, from_candidate, body, created_at)
    values (${id}, ${message.organization_id}, ${message.application_id}, ${message.sender_id},
      ${message.from_candidate}, ${message.body}, ${message.at})
  `.execute(db);
  return id;
}

/** Notes that one side has read what the other wrote. Answers how many were new. */
export async function markMessagesRead(
  db: Db,
  applicationId: string,
  writtenBy: 'candidate' | 'team',
  at: Date,
): Promise<number> {
  const { rows } = await sql`
    update application_messages set read_at = ${at}
    where application_id = ${applicationId} and read_at is null and from_candidate = ${writtenBy === 'candidate'}
    returning id
  `.execute(db);
  return rows.length;
}

/** Messages that somebody sent to one application since an instant. */
export async function countSentSince(
  db: Db,
  applicationId: string,
  senderId: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from application_messages
    where application_id = ${applicationId} and sender_id = ${senderId} and created_at > ${since}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whom a candidate's message is for: those who wrote to the candidate, else the position's owner. */
export async function findMessageReaders(db: Db, applicationId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct sender_id as user_id from application_messages
    where application_id = ${applicationId} and not from_candidate
  `.execute(db);
  return rows.map((row) => row.user_id);
}

/** The names a message needs. */
export async function findTalkNames(
  db: Db,
  applicationId: string,
): Promise<{ position_title: string; organization_name: string; owner_id: string | null } | undefined> {
  const { rows } = await sql<{ position_title: string; organization_name: string; owner_id: string | null }>`
    select p.title as position_title, o.name as organization_name,
      (select t.user_id from position_team t where t.position_id = p.id and t.role = 'owner') as owner_id
    from applications a join positions p on p.id = a.position_id join organizations o on o.id = a.organization_id
    where a.id = ${applicationId}
  `.execute(db);
  return rows[0];
}
