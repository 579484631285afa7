import type { UserType } from '@tryout/domain/access/roles';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** The kinds a role has to accept. */
export function kindsFor(userType: UserType): readonly string[] {
  return userType === 'candidate' ? ['terms', 'privacy', 'candidate_notice'] : ['terms', 'privacy'];
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

/** The newest published text of each kind, in the language where there is one, else in English. */
export async function publishedTerms(db: Db, locale: string): Promise<TermsRow[]> {
  const { rows } = await sql<TermsRow>`
    select distinct on (kind) id as terms_id, kind, version, locale, title, body, effective_at
    from terms where status = 'published' and locale in (${locale}, 'en')
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

/**
 * Published texts that an account has to accept and has not. A text accepted in one language counts for the others
 * of the same version.
 */
export async function openTermsOf(
  db: Db,
  who: { user_id: string; user_type: UserType; locale: string },
): Promise<OpenTerms[]> {
  const { rows } = await sql<OpenTerms>`
    select * from (
      select distinct on (t.kind) t.id as terms_id, t.kind, t.title, t.version
      from terms t where t.status = 'published' and t.locale in (${who.locale}, 'en')
        and t.kind = any(${kindsFor(who.user_type)})
      order by t.kind, (t.locale = ${who.locale}) desc, t.version desc
    ) current
    where not exists (
      select 1 from terms_acceptances a join terms seen on seen.id = a.terms_id
      where a.user_id = ${who.user_id} and seen.kind = current.kind and seen.version >= current.version)
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

/** Publishes the next version of a text and closes the one before it. */
export async function insertTerms(
  db: Db,
  text: { kind: string; locale: string; title: string; body: string },
): Promise<{ terms_id: string; version: number }> {
  const id = uuidv7();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`terms:${text.kind}`}, 0))`.execute(db);
  const { rows } = await sql<{ version: number }>`
    insert into terms (id, kind, version, locale, title, body, status, effective_at)
    select ${id}, ${text.kind}, coalesce(max(version), 0) + 1, ${text.locale}, ${text.title}, ${text.body},
      'published', now()
    from terms where kind = ${text.kind} and locale = ${text.locale}
    returning version
  `.execute(db);
  const version = rows[0]?.version ?? 1;
  await sql`
    update terms set status = 'closed'
    where kind = ${text.kind} and locale = ${text.locale} and version < ${version} and status = 'published'
  `.execute(db);
  return { terms_id: id, version };
}
