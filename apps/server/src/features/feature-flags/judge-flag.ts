import type { AnyRoute } from '@tryout/contract/define-route';
import {
  FEATURE_FLAGS,
  FLAG_KEYS,
  type FlagKey,
  type FlagSwitch,
  FOR_EVERYONE,
  flagOfRoute,
  isOnFor,
} from '@tryout/domain/feature-flags/flags';
import type { Asking, FlagJudge } from '../../platform/http/needs.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { flagsSay } from './feature-flags.messages.ts';
import { findAudience } from './feature-flags.queries.ts';
import { organizationsOf } from './is-on.ts';

/** Stops the boot where a flag names a feature or a route that the contract does not have: it would switch nothing. */
function refuseUnknown(contract: readonly AnyRoute[]): void {
  const features = new Set(contract.map((route) => route.feature));
  const spelled = new Set(contract.map((route) => `${route.method} ${route.path}`));
  for (const key of FLAG_KEYS) {
    const flag: FlagSwitch = FEATURE_FLAGS[key];
    const unknown =
      flag.features.find((name) => !features.has(name)) ??
      [...flag.routes, ...flag.but].find((one) => !spelled.has(one));
    if (unknown !== undefined)
      throw new Error(`feature flag ${key} names ${unknown}, which the contract has not`);
  }
}

/**
 * Judges whether the part of the product that a route belongs to is on for whoever asks, after the ids and before
 * anything else. Whose audience counts is told by the records that the request names, among the caller's own
 * organizations; without any it is enough that it is on for one of them. Candidates, visitors and super admins are let
 * through: what they see follows from the organization's records.
 */
export function judgeFlags(contract: readonly AnyRoute[]): FlagJudge {
  refuseUnknown(contract);
  const flags = new Map<AnyRoute, FlagKey>();
  for (const route of contract) {
    const flag = flagOfRoute(route);
    if (flag !== null) flags.set(route, flag);
  }
  return async (asking) => {
    const flag = flags.get(asking.route);
    if (flag !== undefined && !(await isOnForRequest(asking, flag))) {
      throw new Refusal('not_found', flagsSay('feature-flags.not_here_yet'));
    }
  };
}

async function isOnForRequest({ actor, refs, db }: Asking, flag: FlagKey): Promise<boolean> {
  if (actor === null || actor.user_type === 'super_admin') return true;
  const own = organizationsOf(actor);
  if (own.length === 0) return true;
  const audience = (await findAudience(db, flag)) ?? FOR_EVERYONE;
  const ids = refs.organizationIds();
  const named = own.filter((one) => ids.includes(one.organization_id));
  const isOn = (one: (typeof own)[number]) => isOnFor(flag, audience, one);
  return named.length > 0 ? named.every(isOn) : own.some(isOn);
}
