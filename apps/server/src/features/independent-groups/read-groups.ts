import type { RouteData } from '@tryout/contract/define-route';
import type {
  IndependentGroup,
  readGroupOptions as optionsRoute,
} from '@tryout/contract/independent-groups/independent-groups';
import { cohortGives, cohortState } from '@tryout/domain/independent-groups/cohort';
import type { Act, SignedAct } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { featuresSaid } from '../entitlements/public.ts';
import {
  findGroups,
  findPlanOptions,
  findSimulationOptions,
  type GroupRow,
} from './independent-groups.queries.ts';

/** What a cohort gives its members in all. */
export const givesOf = (group: Pick<GroupRow, 'features' | 'plan_features'>) =>
  cohortGives(group.plan_features, group.features);

async function shown(act: Act, groups: readonly GroupRow[], language: Language): Promise<IndependentGroup[]> {
  const features = await featuresSaid(act);
  const nameOf = (key: string) => features.find((one) => one.key === key)?.name(language) ?? key;
  const now = act.services.now().getTime();
  return groups.map(({ id, plan_features: _plan, ...group }) => ({
    independent_group_id: id,
    ...group,
    simulations: [...group.simulations],
    members: [...group.members],
    member_count: group.members.length,
    state: cohortState(
      { starts: Date.parse(group.starts), ends: group.ends === null ? null : Date.parse(group.ends) },
      now,
    ),
    gives: Object.entries(givesOf({ ...group, plan_features: _plan })).map(([key, value]) => ({
      key,
      name: nameOf(key),
      value,
    })),
  }));
}

/** All cohorts for the super admin; for anybody else their own, without the others in it. */
export async function groupsFor(act: SignedAct, language: Language): Promise<IndependentGroup[]> {
  const { db, actor } = act;
  if (actor.user_type === 'super_admin') return shown(act, await findGroups(db, {}), language);
  const own = await shown(act, await findGroups(db, { of_member: actor.user_id }), language);
  return own.map((group) => ({ ...group, members: [] }));
}

/** One cohort as it is now. */
export async function groupNow(act: Act, id: string, language: Language): Promise<IndependentGroup> {
  const [group] = await shown(act, await findGroups(act.db, { ids: [id] }), language);
  if (!group) throw notFound();
  return group;
}

/** What cohorts can give. */
export async function groupOptions(act: Act, language: Language): Promise<RouteData<typeof optionsRoute>> {
  const { db } = act;
  return {
    features: (await featuresSaid(act)).map(({ key, kind, name }) => ({ key, kind, name: name(language) })),
    plans: (await findPlanOptions(db)).map(({ plan_id, name }) => ({ plan_id, name })),
    simulations: await findSimulationOptions(db),
  };
}
