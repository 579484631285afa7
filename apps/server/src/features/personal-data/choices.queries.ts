import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Kinds of choice; see the table. */
export type ChoiceKind = 'restriction' | 'objection' | 'consent';

/** Somebody's choices that are in force. */
export async function findChoices(
  db: Db,
  userId: string,
): Promise<{ organization_id: string; kind: ChoiceKind; made_at: string }[]> {
  const { rows } = await sql<{ organization_id: string; kind: ChoiceKind; made_at: string }>`
    select organization_id, kind, made_at from data_choices where user_id = ${userId} and ended_at is null
  `.execute(db);
  return rows;
}

/** Makes a choice, or takes it back; false: it is as it was. */
export async function storeChoice(
  db: Db,
  choice: {
    readonly id: string;
    readonly user_id: string;
    readonly organization_id: string;
    readonly kind: ChoiceKind;
    readonly on: boolean;
    readonly at: Date;
  },
): Promise<boolean> {
  const { user_id, organization_id, kind, at } = choice;
  const done = choice.on
    ? await sql`
        insert into data_choices (id, user_id, organization_id, kind, made_at)
        values (${choice.id}, ${user_id}, ${organization_id}, ${kind}, ${at}) on conflict do nothing`.execute(
        db,
      )
    : await sql`
        update data_choices set ended_at = ${at} where user_id = ${user_id} and organization_id = ${organization_id}
          and kind = ${kind} and ended_at is null`.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/**
 * Locks the applications that a restriction is about: a decision that is being made ends before it, one that comes later
 * sees it. Answers their positions.
 */
export async function lockOwnAt(
  db: Db,
  accounts: readonly string[],
  organizationId: string,
): Promise<{ id: string; position_id: string }[]> {
  const { rows } = await sql<{ id: string; position_id: string }>`
    select id, position_id from applications
    where candidate_id = any(${accounts}::uuid[]) and organization_id = ${organizationId} order by id for no key update
  `.execute(db);
  return rows;
}

/** Stops contact with somebody in an organization's pool, or allows it again; invitations that wait are ended. */
export async function storeContact(
  db: Db,
  who: { readonly addresses: readonly string[]; readonly organization_id: string },
  change: { readonly stopped: boolean; readonly reason: string; readonly at: Date },
): Promise<void> {
  await sql`
    update people set do_not_contact = ${change.stopped}, do_not_contact_reason = ${change.stopped ? change.reason : ''},
      do_not_contact_at = ${change.stopped ? change.at : null}, updated_at = ${change.at}
    where organization_id = ${who.organization_id} and email <> '' and email = any(${who.addresses}::text[])
  `.execute(db);
  if (!change.stopped) return;
  await sql`
    update candidate_invites set status = 'closed', closed_reason = 'revoked', updated_at = ${change.at}
    where organization_id = ${who.organization_id} and email = any(${who.addresses}::text[]) and status = 'new'
  `.execute(db);
}

/** Ends consent to being kept in an organization's pool. */
export async function storeConsentEnded(
  db: Db,
  who: { readonly addresses: readonly string[]; readonly organization_id: string },
  source: string,
  at: Date,
): Promise<void> {
  await sql`
    update people set consent = 'withdrawn', consent_source = ${source}, consent_on = ${at}::date, consent_until = null,
      updated_at = ${at}
    where organization_id = ${who.organization_id} and email <> '' and email = any(${who.addresses}::text[])
  `.execute(db);
}
