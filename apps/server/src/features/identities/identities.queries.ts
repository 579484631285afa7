import type { UserType } from '@tryout/domain/access/roles';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An account that a provider's subject may sign in to. */
export interface LinkedAccount {
  readonly id: string;
  readonly email: string;
  readonly user_type: UserType;
  readonly status: 'active' | 'disabled';
  readonly signup_step: number;
}

/** The account linked with a subject. The provider is its issuer, whose subjects are its own. */
export async function findLinkedAccount(
  db: Db,
  provider: string,
  subject: string,
): Promise<LinkedAccount | undefined> {
  const { rows } = await sql<LinkedAccount>`
    select u.id, u.email, u.user_type, u.status, u.signup_step
    from external_identities i join users u on u.id = i.user_id
    where i.provider = ${provider} and i.subject = ${subject}
  `.execute(db);
  return rows[0];
}

/** Links an account; false when the subject or the account is linked already. */
export async function insertIdentity(
  db: Db,
  identity: { provider: string; subject: string; user_id: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into external_identities (provider, subject, user_id)
    values (${identity.provider}, ${identity.subject}, ${identity.user_id})
    on conflict do nothing returning user_id
  `.execute(db);
  return rows.length > 0;
}

/** When the account was linked with the provider; null when it is not. */
export async function linkedAt(db: Db, provider: string, userId: string): Promise<string | null> {
  const { rows } = await sql<{ created_at: string }>`
    select created_at from external_identities where provider = ${provider} and user_id = ${userId}
  `.execute(db);
  return rows[0]?.created_at ?? null;
}

/** Ends the link; false when there was none. */
export async function deleteIdentity(db: Db, provider: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from external_identities where provider = ${provider} and user_id = ${userId} returning subject
  `.execute(db);
  return rows.length > 0;
}
