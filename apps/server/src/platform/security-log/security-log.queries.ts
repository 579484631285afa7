import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../database/kysely.ts';
import type { Actor } from '../http/actor.ts';
import type { Origin } from '../http/origin.ts';

/** One line of the security log (product §2.27). `meta` holds `{field: [before, after]}` or plain facts. */
export interface SecurityEvent {
  readonly event_type: 'action' | 'create' | 'update' | 'delete' | 'access';
  /** What happened, e.g. `auth.signed_in`; a new kind is named in the domain first. */
  readonly action: SecurityAction;
  readonly target_type?: string;
  readonly target_id?: string;
  readonly organization_id?: string | null;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly outcome?: 'ok' | 'refused';
  /** For events without a signed-in caller. */
  readonly performer?: {
    readonly id: string | null;
    readonly email: string;
    readonly type: 'user' | 'candidate' | 'system';
  };
}

/** Writes a line in the caller's transaction. Secrets, answers and CV text never belong in `meta`. */
export async function recordSecurityEvent(
  db: Db,
  who: { actor: Actor | null; origin: Origin | null },
  event: SecurityEvent,
): Promise<void> {
  const performer = event.performer ?? {
    id: who.actor?.user_id ?? null,
    email: who.actor?.email ?? '',
    type:
      who.actor === null
        ? ('system' as const)
        : who.actor.user_type === 'candidate'
          ? ('candidate' as const)
          : ('user' as const),
  };
  await sql`
    insert into security_log (id, organization_id, request_id, performer_type, performer_id, performer_email,
      ip, user_agent, event_type, action, target_type, target_id, meta, outcome)
    values (${uuidv7()}, ${event.organization_id ?? who.actor?.memberships[0]?.organization_id ?? null},
      ${who.origin?.request_id ?? ''}, ${performer.type}, ${performer.id}, ${performer.email},
      ${who.origin?.ip ?? ''}, ${who.origin?.user_agent ?? ''}, ${event.event_type}, ${event.action},
      ${event.target_type ?? ''}, ${event.target_id ?? ''}, ${JSON.stringify(event.meta ?? {})},
      ${event.outcome ?? 'ok'})
  `.execute(db);
}
