import type { Db } from './database/kysely.ts';
import type { Actor } from './http/actor.ts';
import type { Origin } from './http/origin.ts';
import { recordSecurityEvent, type SecurityEvent } from './security-log/security-log.queries.ts';
import type { Services } from './services.ts';

/**
 * Who acts, from where, with which database handle and services. What features do takes it first: `(act, input) →
 * result`. The call of a handler is one; a job makes one with `serverAct`.
 */
export interface Act {
  /** On whose behalf; null: nobody is signed in, or the server acts by itself. */
  readonly actor: Actor | null;
  readonly origin: Origin;
  /** The transaction of the act, or the database where it has none. */
  readonly db: Db;
  readonly services: Services;
}

/** An act of somebody who is signed in. */
export interface SignedAct extends Act {
  readonly actor: Actor;
}

/** Where work comes from that no request asked for, or that goes on after its request. */
const NO_REQUEST: Origin = { request_id: '', ip: '', user_agent: '' };

/** What the server does by itself, in a transaction where there is one. */
export function serverAct(services: Services, db: Db = services.db): Act {
  return { actor: null, origin: NO_REQUEST, db, services };
}

/** Writes a line of the security log within the act. */
export function audit(act: Act, event: SecurityEvent): Promise<void> {
  return recordSecurityEvent(act.db, act, event);
}
