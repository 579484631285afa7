import type { RouteData } from '@tryout/contract/define-route';
import type { changeFeatureFlag } from '@tryout/contract/feature-flags/feature-flags';
import {
  audienceProblem,
  type FlagAudience,
  type FlagKey,
  FOR_EVERYONE,
  isFlagKey,
  plainAudience,
} from '@tryout/domain/feature-flags/flags';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import { flagsSay } from './feature-flags.messages.ts';
import {
  type FlagChange,
  findFlags,
  insertChange,
  organizationNames,
  storeAudience,
} from './feature-flags.queries.ts';
import { flagsNow, isSameAudience } from './read-flags.ts';

type Changed = RouteData<typeof changeFeatureFlag>;

/** Says for whom a flag is on, with history and a line in the security log. @throws Refusal where it was changed meanwhile */
export async function changeFlag(
  act: SignedAct,
  key: FlagKey,
  { version, ...wanted }: FlagAudience & { readonly version: number },
): Promise<Changed> {
  const problem = audienceProblem(wanted);
  if (problem !== null) {
    const field = problem === 'kinds_missing' ? 'kinds' : 'percent';
    throw invalidField(field, flagsSay(`feature-flags.${problem}`));
  }
  return store(act, key, plainAudience(wanted), version);
}

/** Gives a flag back the audience it had before a change, without organizations that are no more. */
export async function restoreFlag(
  act: SignedAct,
  { key, before }: Pick<FlagChange, 'key' | 'before'>,
  version: number,
): Promise<Changed> {
  if (!isFlagKey(key)) throw new Refusal('refused_by_rule', flagsSay('feature-flags.no_such_flag'));
  const left = await organizationNames(act.db, before.organization_ids);
  const ids = new Set(left.map((one) => one.organization_id));
  const audience = plainAudience({
    ...before,
    organization_ids: before.organization_ids.filter((id) => ids.has(id)),
  });
  if (audienceProblem(audience) !== null)
    throw new Refusal('refused_by_rule', flagsSay('feature-flags.organizations_gone'));
  return store(act, key, audience, version);
}

async function store(act: SignedAct, key: FlagKey, after: FlagAudience, version: number): Promise<Changed> {
  const { db, actor, services } = act;
  const stored = (await findFlags(db)).find((one) => one.key === key);
  const before = stored?.audience ?? FOR_EVERYONE;
  if ((stored?.version ?? 0) !== version) throw changedMeanwhile();
  if (isSameAudience(before, after)) return { ...(await flagsNow(act)), change_id: null, version };
  const change = { key, user_id: actor.user_id, at: services.now() };
  if (!(await storeAudience(db, { ...change, audience: after, version }))) throw changedMeanwhile();
  const change_id = await insertChange(db, { ...change, before, after });
  // Open pages ask again who they are, and so what is on for them.
  services.live.tellEverybody(db, { topic: 'auth' });
  await audit(act, {
    event_type: 'update',
    action: 'feature_flag.changed',
    target_type: 'feature_flag',
    organization_id: null,
    meta: { [key]: [said(before), said(after)] },
  });
  return { ...(await flagsNow(act)), change_id, version: version + 1 };
}

/** An audience as the log keeps it. */
const said = ({ kind, organization_ids, percent, kinds }: FlagAudience): string =>
  kind === 'some' ? [`${percent} %`, ...kinds, ...organization_ids].join(' ') : kind;

function changedMeanwhile(): Refusal {
  return new Refusal('conflict', flagsSay('feature-flags.changed_meanwhile'));
}
