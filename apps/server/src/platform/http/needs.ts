import type { AnyRoute } from '@tryout/contract/define-route';
import { BUILT_IN_FEATURES, type FeatureKey } from '@tryout/domain/plans/features';
import type { Db } from '../database/kysely.ts';
import type { Services } from '../services.ts';
import { type Actor, workingFor } from './actor.ts';
import type { Handled } from './call.ts';
import type { ResolvedRefs } from './refs.ts';

/** A request whose ids are judged and whose handler has not run, for what has to know whether it may. */
export interface Asking {
  readonly route: AnyRoute;
  readonly params: unknown;
  readonly body: unknown;
  readonly refs: ResolvedRefs;
  readonly actor: Actor | null;
  readonly db: Db;
  readonly services: Services;
}

/** The same with whose plan it counts for, for what has to know no more; null: nobody's, as for a super admin. */
export type NeedAsking = Omit<Asking, 'refs'> & { readonly organization_id: string | null };

/** How the use of a feature that plans give is counted; beside the records that are counted. */
export interface FeatureUse {
  /**
   * How many an organization uses now, of a metered one between two moments. Null: it is a switch, of which 1 says that
   * it is in use.
   */
  readonly count: (db: Db, organization_id: string, month: { from: Date; to: Date }) => Promise<number>;
  /** Whether a request takes one more, or begins to use it; left out: each request of a route that needs it does. */
  readonly takes?: (asking: NeedAsking) => boolean | Promise<boolean>;
}

/** By key of a feature. */
export type FeatureUses = Partial<Record<FeatureKey, FeatureUse>>;

/** Lets a request of a route that needs a feature through, or refuses it with 402. */
export type NeedJudge = (asking: NeedAsking, needed: FeatureKey) => Promise<void>;

/** Lets a request of a part of the product that is on for its organization through, or refuses it with 404. */
export type FlagJudge = (asking: Asking) => Promise<void>;

/**
 * Whose plan a request counts for: the organization of the records that it names, the caller's own among several; without
 * any, the one that the caller works for. Null: nobody's, as for a super admin.
 */
export function organizationOf({ actor, refs }: Pick<Asking, 'actor' | 'refs'>): string | null {
  const own = actor ? workingFor(actor) : [];
  return refs.organizationIds().find((id) => own.includes(id)) ?? own[0] ?? null;
}

/** The same where the records make no difference, since the caller works for one organization or none; undefined elsewhere. */
export function soleOrganizationOf(actor: Actor | null): string | null | undefined {
  const own = actor ? workingFor(actor) : [];
  return own.length > 1 ? undefined : (own[0] ?? null);
}

/** Stops the boot where a route needs an amount that nothing counts, or could be counted twice at once. */
export function refuseUncounted(handled: readonly Handled[], uses: FeatureUses): void {
  for (const { route, in_transaction } of handled) {
    const { needs } = route;
    if (needs === null) continue;
    const where = `${route.method} ${route.path} needs ${needs}`;
    if (route.access === 'play_session') throw new Error(`${where}, but a play that runs is never stopped`);
    if (!uses[needs]) throw new Error(`${where}, which no feature counts`);
    if (BUILT_IN_FEATURES[needs] === 'metered') throw new Error(`${where}, which is told and never refused`);
    if (BUILT_IN_FEATURES[needs] === 'limit' && !in_transaction) {
      throw new Error(`${where}, which only a transaction can count`);
    }
  }
}
