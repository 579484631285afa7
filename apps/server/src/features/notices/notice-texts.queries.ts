import type { NoticeText } from '@tryout/contract/notices/notices';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Whose words: an organization's, or those for one of its positions. */
export interface TextScope {
  readonly organization_id: string;
  /** Null: for every position without words of its own. */
  readonly position_id: string | null;
}

/** Words in force. */
export interface TextInForce {
  readonly id: string;
  readonly position_id: string | null;
  readonly version: number;
  readonly texts: NoticeText['texts'];
  readonly contact: string;
}

/** The words that a position's candidates read: its own, else the organization's. */
export async function findTextFor(
  db: Db,
  organizationId: string,
  positionId: string,
): Promise<TextInForce | undefined> {
  const { rows } = await sql<TextInForce>`
    select id, position_id, version, texts, contact from notice_texts
    where organization_id = ${organizationId} and status = 'published'
      and (position_id = ${positionId} or position_id is null)
    order by position_id nulls last, version desc limit 1
  `.execute(db);
  return rows[0];
}

/** When the last change of words that matters was published; null: there was none. */
export async function findMatteredAt(db: Db, scope: TextScope): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(published_at) as at from notice_texts
    where organization_id = ${scope.organization_id} and position_id is not distinct from ${scope.position_id}::uuid
      and status = 'published' and matters
  `.execute(db);
  return rows[0]?.at ?? null;
}

/** Every version of some words, drafts first. */
export async function findTextVersions(db: Db, scope: TextScope): Promise<NoticeText[]> {
  const { rows } = await sql<NoticeText>`
    select t.version, t.texts, t.contact, t.status, t.matters, t.changed_at, t.published_at,
      coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = t.changed_by), '')
        as changed_by_name,
      (select count(distinct a.application_id)::int from notice_versions v
        join notice_acceptances a on a.notice_version_id = v.id where v.notice_text_id = t.id) as accepted
    from notice_texts t
    where t.organization_id = ${scope.organization_id} and t.position_id is not distinct from ${scope.position_id}::uuid
    order by t.version desc
  `.execute(db);
  return rows;
}

/** Lets changes of an organization's words follow one another. */
export async function holdTexts(db: Db, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notices:${organizationId}`}, 0))`.execute(db);
}

/** Writes the draft of some words. The caller holds them. */
export async function storeTextDraft(
  db: Db,
  scope: TextScope,
  draft: {
    readonly id: string;
    readonly texts: NoticeText['texts'];
    readonly contact: string;
    readonly changed_by: string;
    readonly at: Date;
  },
): Promise<void> {
  const done = await sql`
    update notice_texts set texts = ${JSON.stringify(draft.texts)}, contact = ${draft.contact},
      changed_by = ${draft.changed_by}, changed_at = ${draft.at}
    where organization_id = ${scope.organization_id} and position_id is not distinct from ${scope.position_id}::uuid
      and status = 'draft'
  `.execute(db);
  if (Number(done.numAffectedRows ?? 0n) > 0) return;
  await sql`
    insert into notice_texts (id, organization_id, position_id, version, texts, contact, changed_by, changed_at)
    select ${draft.id}, ${scope.organization_id}, ${scope.position_id}::uuid, coalesce(max(version), 0) + 1,
      ${JSON.stringify(draft.texts)}, ${draft.contact}, ${draft.changed_by}, ${draft.at}
    from notice_texts
    where organization_id = ${scope.organization_id} and position_id is not distinct from ${scope.position_id}::uuid
  `.execute(db);
}

/** Removes the draft; false: there is none. */
export async function deleteTextDraft(db: Db, scope: TextScope): Promise<boolean> {
  const done = await sql`
    delete from notice_texts
    where organization_id = ${scope.organization_id} and position_id is not distinct from ${scope.position_id}::uuid
      and status = 'draft'
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Publishes the draft; false: it is gone, or another version. */
export async function publishTextDraft(
  db: Db,
  scope: TextScope,
  wish: {
    readonly version: number;
    readonly matters: boolean;
    readonly changed_by: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const done = await sql`
    update notice_texts set status = 'published', matters = ${wish.matters}, published_at = ${wish.at},
      changed_by = ${wish.changed_by}, changed_at = ${wish.at}
    where organization_id = ${scope.organization_id} and position_id is not distinct from ${scope.position_id}::uuid
      and status = 'draft' and version = ${wish.version}
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Positions that can have words of their own: all that are not archived, those that have some first. */
export async function findTextPositions(
  db: Db,
  organizationId: string,
): Promise<{ position_id: string; title: string; has_own: boolean }[]> {
  const { rows } = await sql<{ position_id: string; title: string; has_own: boolean }>`
    select p.id as position_id, p.title, exists (select from notice_texts t where t.organization_id = p.organization_id
      and t.position_id = p.id) as has_own
    from positions p where p.organization_id = ${organizationId} and p.status <> 'archived'
    order by has_own desc, p.published_at desc nulls last, p.id desc limit 200
  `.execute(db);
  return rows;
}

/** Candidates whom a change that matters asks again: they accepted a notice, and nothing of theirs is played or decided. */
export async function countWouldAsk(db: Db, scope: TextScope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct a.id)::int as n from notice_acceptances x join applications a on a.id = x.application_id
    where x.organization_id = ${scope.organization_id}
      and (${scope.position_id}::uuid is null or a.position_id = ${scope.position_id}::uuid)
      and a.status not in ('approved', 'rejected')
      and not exists (select from plays y where y.application_id = a.id and y.state not in ('ready'))
  `.execute(db);
  return rows[0]?.n ?? 0;
}
