import type { CommentVisibility } from '@tryout/contract/applicants/applicant-talk';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ofKnownPosition } from '../../positions/public.ts';

/** A comment with the names it needs. */
export interface CommentRow {
  id: string;
  organization_id: string;
  application_id: string;
  position_id: string;
  author_id: string;
  author_name: string;
  body: string;
  visibility: CommentVisibility;
  mentions: { user_id: string; name: string }[];
  created_at: string;
  edited_at: string | null;
}

const COLUMNS = sql`c.id, c.organization_id, c.application_id, a.position_id, c.author_id,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as author_name, c.body, c.visibility,
  (select coalesce(json_agg(json_build_object('user_id', m.id,
      'name', coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email)) order by m.id), '[]'::json)
    from users m where m.id = any(c.mentions)) as mentions,
  c.created_at, c.edited_at`;

const FROM = sql`application_comments c join applications a on a.id = c.application_id join users u on u.id = c.author_id`;

/** Comments by id; with a reader, those of positions the reader may know of. */
export async function findComments(
  db: Db,
  ids: readonly string[],
  reader: Actor | null = null,
): Promise<CommentRow[]> {
  const known = ofKnownPosition(reader, sql`a.position_id`);
  const { rows } = await sql<CommentRow>`
    select ${COLUMNS} from ${FROM} where c.id = any(${ids}::uuid[]) and ${known}
  `.execute(db);
  return rows;
}

/** The comments on an application that have one of the visibilities, or that the reader wrote; oldest first. */
export async function listCommentsOf(
  db: Db,
  applicationId: string,
  reader: { user_id: string; visibilities: readonly CommentVisibility[] },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select * from (
      select ${COLUMNS} from ${FROM}
      where c.application_id = ${applicationId}
        and (c.visibility = any(${reader.visibilities}::text[]) or c.author_id = ${reader.user_id})
      order by c.created_at desc, c.id desc limit 500) latest
    order by created_at, id
  `.execute(db);
  return rows;
}

/** Adds a comment. */
export async function insertComment(
  db: Db,
  comment: {
    organization_id: string;
    application_id: string;
    author_id: string;
    body: string;
    visibility: CommentVisibility;
    mentions: readonly string[];
    at: Date;
  },
): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into application_comments (id, organization_id, application_id, author_id, body, visibility, mentions,
      created_at)
    values (${id}, ${comment.organization_id}, ${comment.application_id}, ${comment.author_id}, ${comment.body},
      ${comment.visibility}, ${comment.mentions}::uuid[], ${comment.at})
  `.execute(db);
  return id;
}

/** Changes the words of a comment. */
export async function storeCommentBody(db: Db, id: string, body: string, at: Date): Promise<void> {
  await sql`update application_comments set body = ${body}, edited_at = ${at} where id = ${id}`.execute(db);
}
