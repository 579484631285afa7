import type { UserType } from '@tryout/domain/access/roles';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** Kinds that accounts accept; the notice for New York belongs to positions. */
const ASKED = ['terms', 'privacy', 'candidate_notice'] as const;

/** The kinds a role has to accept. */
export function kindsFor(userType: UserType): readonly string[] {
  return userType === 'candidate' ? ASKED : ['terms', 'privacy'];
}

/** A published text. */
export interface TermsRow {
  readonly terms_id: string;
  readonly kind: 'terms' | 'privacy' | 'candidate_notice' | 'aedt_notice';
  readonly version: number;
  readonly locale: string;
  readonly title: string;
  readonly body: string;
  readonly effective_at: string | null;
}

/** The newest text of each kind in force, in the language where there is one, else in English. */
export async function publishedTerms(db: Db, locale: string): Promise<TermsRow[]> {
  const { rows } = await sql<TermsRow>`
    select distinct on (kind) id as terms_id, kind, version, locale, title, body, effective_at
    from terms where status = 'published' and effective_at <= now() and locale in (${locale}, 'en')
    order by kind, (locale = ${locale}) desc, version desc
  `.execute(db);
  return rows;
}

/** A text somebody still has to accept. */
export interface OpenTerms {
  readonly terms_id: string;
  readonly kind: string;
  readonly title: string;
  readonly version: number;
}

/** The version that has to be accepted, of the text `t`: the newest up to it that asks again, whatever its state. */
const NEEDED = sql`coalesce((select max(n.version) from terms n
  where n.kind = t.kind and n.locale = t.locale and n.status <> 'draft' and n.version <= t.version and n.asks_again), 1)`;

/**
 * Texts in force that an account has to accept and has not. A text accepted in one language counts for the others of the
 * same version; a version that only corrects words asks nobody who accepted the one before.
 */
export async function openTermsOf(
  db: Db,
  who: { user_id: string; user_type: UserType; locale: string },
): Promise<OpenTerms[]> {
  const { rows } = await sql<OpenTerms>`
    select terms_id, kind, title, version from (
      select distinct on (t.kind) t.id as terms_id, t.kind, t.title, t.version, ${NEEDED} as needed
      from terms t where t.status = 'published' and t.effective_at <= now() and t.locale in (${who.locale}, 'en')
        and t.kind = any(${kindsFor(who.user_type)})
      order by t.kind, (t.locale = ${who.locale}) desc, t.version desc
    ) current
    where not exists (
      select 1 from terms_acceptances a join terms seen on seen.id = a.terms_id
      where a.user_id = ${who.user_id} and seen.kind = current.kind and seen.version >= current.needed)
    order by kind
  `.execute(db);
  return rows;
}

/** Notes that an account accepted texts. */
export async function insertAcceptances(
  db: Db,
  userId: string,
  termsIds: readonly string[],
  ip: string,
): Promise<void> {
  await sql`
    insert into terms_acceptances (user_id, terms_id, ip)
    select ${userId}, id, ${ip} from unnest(${termsIds}::uuid[]) as t(id)
    on conflict do nothing
  `.execute(db);
}

/** Ends the sign-up of an account that stands at its last step; answers the step it is on. */
export async function finishSignup(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ signup_step: number }>`
    update users set signup_step = case when signup_step = 4 then 5 else signup_step end, updated_at = now()
    where id = ${userId} returning signup_step
  `.execute(db);
  return rows[0]?.signup_step ?? 5;
}

/** Lets changes of one kind of text follow one another. */
export async function holdKind(db: Db, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`terms:${kind}`}, 0))`.execute(db);
}

/** Writes the draft of a text; its version is the next one. The caller holds the kind. */
export async function storeDraft(
  db: Db,
  text: { kind: string; locale: string; title: string; body: string; changed_by: string | null },
): Promise<{ terms_id: string; version: number }> {
  const { rows } = await sql<{ terms_id: string; version: number }>`
    insert into terms (id, kind, version, locale, title, body, status, changed_by)
    select ${uuidv7()}, ${text.kind}, coalesce(max(version), 0) + 1, ${text.locale}, ${text.title}, ${text.body}, 'draft',
      ${text.changed_by}
    from terms where kind = ${text.kind} and locale = ${text.locale} and status <> 'draft'
    on conflict (kind, locale) where status = 'draft'
      do update set title = excluded.title, body = excluded.body, changed_by = excluded.changed_by
    returning id as terms_id, version
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a draft that was just written is gone');
  return row;
}

/** Removes the draft of a text; false: there is none. */
export async function deleteDraft(db: Db, kind: string, locale: string): Promise<boolean> {
  const done = await sql`
    delete from terms where kind = ${kind} and locale = ${locale} and status = 'draft'
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/**
 * Publishes the draft of a text and closes what is older than the one in force. The caller holds the kind. Undefined: the
 * draft is gone, or another version.
 */
export async function publishDraft(
  db: Db,
  draft: {
    kind: string;
    locale: string;
    version: number;
    asks_again: boolean;
    changed_by: string | null;
    /** Null: now. */
    effective_on: string | null;
  },
): Promise<string | undefined> {
  const { kind, locale } = draft;
  const { rows } = await sql<{ id: string }>`
    update terms set status = 'published', asks_again = ${draft.asks_again}, changed_by = ${draft.changed_by},
      effective_at = coalesce(${draft.effective_on}::date::timestamp at time zone 'UTC', now())
    where kind = ${kind} and locale = ${locale} and status = 'draft' and version = ${draft.version}
    returning id
  `.execute(db);
  await sql`
    update terms t set status = 'closed' where t.kind = ${kind} and t.locale = ${locale} and t.status = 'published'
      and t.version < (select max(n.version) from terms n where n.kind = ${kind} and n.locale = ${locale}
        and n.status = 'published' and n.effective_at <= now())
  `.execute(db);
  return rows[0]?.id;
}

/** A version of a text, as its writers see it. */
export interface VersionRow {
  readonly terms_id: string;
  readonly kind: TermsRow['kind'];
  readonly locale: string;
  readonly version: number;
  readonly title: string;
  readonly body: string;
  readonly status: 'draft' | 'published' | 'closed';
  readonly in_force: boolean;
  readonly effective_at: string | null;
  readonly asks_again: boolean;
  readonly accepted: number;
  readonly changed_by_name: string;
}

/** Every version of every text, or of one in one language; the newest first. */
export async function findVersions(db: Db, of?: { kind: string; locale: string }): Promise<VersionRow[]> {
  const [kind, locale] = [of?.kind ?? null, of?.locale ?? null];
  const { rows } = await sql<VersionRow>`
    select t.id as terms_id, t.kind, t.locale, t.version, t.title, t.body, t.status, t.effective_at, t.asks_again,
      t.status = 'published' and t.effective_at <= now() and not exists (select from terms n where n.kind = t.kind
        and n.locale = t.locale and n.status = 'published' and n.effective_at <= now() and n.version > t.version) as in_force,
      (select count(*)::int from terms_acceptances a where a.terms_id = t.id) as accepted,
      coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = t.changed_by), '')
        as changed_by_name
    from terms t where (${kind}::text is null or (t.kind = ${kind} and t.locale = ${locale}))
    order by t.kind, t.locale, t.version desc
  `.execute(db);
  return rows;
}

/** How many accounts would be asked to accept the next version of a text; null: nobody is asked for this kind. */
export async function countAsked(db: Db, kind: string, locale: string): Promise<number | null> {
  if (!(ASKED as readonly string[]).includes(kind)) return null;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from users u
    where u.signup_step >= 5 and u.status <> 'disabled' and (${kind} <> 'candidate_notice' or u.user_type = 'candidate')
      and (u.locale = ${locale} or (${locale} = 'en' and not exists (select from terms t
        where t.kind = ${kind} and t.locale = u.locale and t.status = 'published')))
  `.execute(db);
  return rows[0]?.n ?? 0;
}
