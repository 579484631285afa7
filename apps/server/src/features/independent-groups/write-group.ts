import type { RouteBody } from '@tryout/contract/define-route';
import type {
  addIndependentGroup,
  IndependentGroup,
} from '@tryout/contract/independent-groups/independent-groups';
import { featureValueProblem } from '@tryout/domain/plans/features';
import { audit, type SignedAct } from '../../platform/act.ts';
import { invalidField, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { endEntitlements, featuresSaid, grantEntitlements, lostWithout } from '../entitlements/public.ts';
import { notifyPeople } from '../notifications/public.ts';
import { independentGroupsSay as say } from './independent-groups.messages.ts';
import {
  countPlatformSimulations,
  findGroups,
  findPlanOptions,
  findRecruiters,
  type GroupRow,
  holdGroups,
  insertGroup,
  isNameTaken,
  removeGroup,
  replaceMembers,
  replaceSimulations,
  storeGroup,
  type WrittenGroup,
} from './independent-groups.queries.ts';
import { givesOf, groupNow } from './read-groups.ts';

type Form = RouteBody<typeof addIndependentGroup>;

/** Holds what was sent against what there is. @throws Refusal naming the field */
async function judged(act: SignedAct, form: Form, startsSoFar: string | null): Promise<WrittenGroup> {
  const { db, services } = act;
  const now = services.now();
  const features = await featuresSaid(act);
  for (const [key, value] of Object.entries(form.features)) {
    const feature = features.find((one) => one.key === key);
    if (!feature) throw invalidField(`features.${key}`, say('independent-groups.no_such_feature'));
    const problem = featureValueProblem(feature.kind, value);
    if (problem) throw invalidField(`features.${key}`, say(`independent-groups.${problem}`));
  }
  if (form.plan_id !== null && !(await findPlanOptions(db)).some((plan) => plan.plan_id === form.plan_id)) {
    throw invalidField('plan_id', say('independent-groups.plan_not_theirs'));
  }
  const simulations = new Set<string>(form.simulation_ids);
  if ((await countPlatformSimulations(db, [...simulations])) < simulations.size) {
    throw invalidField('simulation_ids', say('independent-groups.simulation_not_ours'));
  }
  const members = new Set<string>(form.member_ids);
  if ((await findRecruiters(db, [...members])).length < members.size) {
    throw invalidField('member_ids', say('independent-groups.not_independent'));
  }
  const starts = new Date(form.starts ?? startsSoFar ?? now);
  const ends = form.ends === null ? null : new Date(form.ends);
  if (ends !== null && ends <= starts) throw invalidField('ends', say('independent-groups.ends_first'));
  const { name, description, plan_id } = form;
  return { name, description, features: form.features, plan_id, starts, ends };
}

async function groupBefore({ db }: SignedAct, id: string): Promise<GroupRow> {
  const [group] = await findGroups(db, { ids: [id] });
  if (!group) throw notFound();
  return group;
}

/** Gives the workspaces of members what the cohort gives, and takes it from those that left. */
async function settle(act: SignedAct, before: GroupRow | null, after: GroupRow): Promise<void> {
  const at = act.services.now();
  const workspaces = (group: GroupRow | null) =>
    (group?.members ?? []).flatMap(({ organization_id }) => organization_id ?? []);
  const stay = new Set(workspaces(after));
  for (const organization_id of new Set(workspaces(before))) {
    if (stay.has(organization_id)) continue;
    await endEntitlements(act, { organization_id, source: 'group', source_id: after.id, at });
  }
  const values = givesOf(after);
  for (const organization_id of [...stay].sort()) {
    await grantEntitlements(act, {
      organization_id,
      source: 'group',
      source_id: after.id,
      values,
      starts: new Date(after.starts),
      ends: after.ends === null ? null : new Date(after.ends),
    });
  }
}

/** Tells who joined, who left, and those who have something else than before. */
async function tell(act: SignedAct, before: GroupRow | null, after: GroupRow): Promise<void> {
  const ids = (group: GroupRow | null) => (group?.members ?? []).map(({ user_id }) => user_id);
  const [old, current] = [new Set(ids(before)), new Set(ids(after))];
  const isSame =
    before !== null &&
    JSON.stringify([givesOf(before), before.starts, before.ends, before.simulations]) ===
      JSON.stringify([givesOf(after), after.starts, after.ends, after.simulations]);
  const until = after.ends === null ? '' : after.ends.slice(0, 10);
  const news = (type: 'group_joined' | 'group_left' | 'group_changed', people: readonly string[]) =>
    notifyPeople(act, people, {
      type,
      effect_key: `${after.id}:${after.version}`,
      params: { group: after.name, until, has_end: until === '' ? 'no' : 'yes' },
      link: '/user/billing/plans',
      mail: {},
    });
  await news(
    'group_joined',
    [...current].filter((id) => !old.has(id)),
  );
  await news(
    'group_left',
    [...old].filter((id) => !current.has(id)),
  );
  if (!isSame)
    await news(
      'group_changed',
      [...current].filter((id) => old.has(id)),
    );
}

/** Makes a cohort. @throws Refusal for a name that is taken, and for what cannot be given */
export async function addGroup(act: SignedAct, form: Form, language: Language): Promise<IndependentGroup> {
  const { db, actor, services } = act;
  const at = services.now();
  const group = await judged(act, form, null);
  const id = await insertGroup(db, { ...group, created_by: actor.user_id, at });
  if (id === null) throw invalidField('name', say('independent-groups.name_taken'));
  await replaceMembers(db, id, form.member_ids, at);
  await replaceSimulations(db, id, form.simulation_ids);
  const after = await groupBefore(act, id);
  await settle(act, null, after);
  await tell(act, null, after);
  await note(act, 'independent_group.added', after);
  return groupNow(act, id, language);
}

/** Changes a cohort. @throws Refusal where it was changed since it was read */
export async function changeGroup(
  act: SignedAct,
  id: string,
  { version, ...form }: Form & { readonly version: number },
  language: Language,
): Promise<IndependentGroup> {
  const { db, services } = act;
  const at = services.now();
  const [held] = await holdGroups(db, [id]);
  if (!held) throw notFound();
  if (held.version !== version) throw new Refusal('conflict', say('independent-groups.changed'));
  const before = await groupBefore(act, id);
  const group = await judged(act, form, before.starts);
  if (await isNameTaken(db, id, group.name)) throw invalidField('name', say('independent-groups.name_taken'));
  await storeGroup(db, id, { ...group, at });
  await replaceMembers(db, id, form.member_ids, at);
  await replaceSimulations(db, id, form.simulation_ids);
  const after = await groupBefore(act, id);
  await settle(act, before, after);
  await tell(act, before, after);
  await note(act, 'independent_group.changed', after);
  return groupNow(act, id, language);
}

/**
 * Deletes a cohort; with another one its members go there. @throws Refusal while it alone gives somebody something that they
 * have now
 */
export async function deleteGroup(act: SignedAct, id: string, reassignTo: string | null): Promise<void> {
  const { db, services } = act;
  if (reassignTo === id) throw invalidField('reassign_to', say('independent-groups.same_group'));
  const held = await holdGroups(db, reassignTo === null ? [id] : [id, reassignTo]);
  if (held.length < (reassignTo === null ? 1 : 2)) throw notFound();
  const group = await groupBefore(act, id);
  if (reassignTo !== null) await moveMembers(act, group, reassignTo);
  else await refuseOnlySource(act, group);
  const at = services.now();
  for (const { organization_id } of group.members) {
    if (organization_id === null) continue;
    await endEntitlements(act, { organization_id, source: 'group', source_id: id, at });
  }
  await removeGroup(db, id);
  if (reassignTo === null) await tell(act, group, { ...group, version: group.version + 1, members: [] });
  await note(act, 'independent_group.deleted', group);
}

async function moveMembers(act: SignedAct, group: GroupRow, to: string): Promise<void> {
  const { db, services } = act;
  const at = services.now();
  const before = await groupBefore(act, to);
  const ids = [...new Set([...before.members, ...group.members].map(({ user_id }) => user_id))];
  const { name, description, features, plan, starts, ends } = before;
  await storeGroup(db, to, {
    name,
    description,
    features,
    plan_id: plan?.plan_id ?? null,
    starts: new Date(starts),
    ends: ends === null ? null : new Date(ends),
    at,
  });
  await replaceMembers(db, to, ids, at);
  const after = await groupBefore(act, to);
  await settle(act, before, after);
  await tell(act, before, after);
}

async function refuseOnlySource(act: SignedAct, group: GroupRow): Promise<void> {
  const now = act.services.now();
  const losers: string[] = [];
  const keys = new Set<string>();
  for (const { organization_id, name } of group.members) {
    if (organization_id === null) continue;
    const lost = await lostWithout(act.db, organization_id, group.id, now);
    if (lost.length === 0) continue;
    losers.push(name);
    for (const key of lost) keys.add(key);
  }
  const [first] = losers;
  if (first === undefined) return;
  const features = await featuresSaid(act);
  throw new Refusal('refused_by_rule', (language) =>
    say('independent-groups.only_source', {
      count: losers.length,
      first,
      features: [...keys]
        .map((key) => features.find((one) => one.key === key)?.name(language) ?? key)
        .join(', '),
    })(language),
  );
}

const note = (
  act: SignedAct,
  action: 'independent_group.added' | 'independent_group.changed' | 'independent_group.deleted',
  group: GroupRow,
): Promise<void> =>
  audit(act, {
    event_type: action.endsWith('added') ? 'create' : action.endsWith('deleted') ? 'delete' : 'update',
    action,
    target_type: 'independent_group',
    target_id: group.id,
    organization_id: null,
    meta: { name: group.name, members: group.members.length, values: { ...givesOf(group) } },
  });
