import type { PersonDetails } from '@tryout/contract/talent-pool/people';
import {
  MERGE_DAYS,
  type MergedFacts,
  mergePeople as mergedFacts,
  partPeople,
} from '@tryout/domain/talent-pool/merge-people';
import { audit, type SignedAct } from '../../../platform/act.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import { insertPersonLog, type StoredPerson } from '../people.queries.ts';
import { readBack } from '../person-details.ts';
import { talentPoolSay } from '../talent-pool.messages.ts';
import {
  insertMerge,
  lockMerge,
  lockMergeable,
  type MergeablePerson,
  type MergeRow,
  storeKept,
  storeMergedInto,
  storeMoved,
  storeUndone,
} from './merges.queries.ts';
import { storeDifferent } from './pairs.queries.ts';

/** Notes that another person is the one who is kept. */
export async function mergePeople(
  act: SignedAct,
  { id: kept_id }: StoredPerson,
  { id: merged_id }: StoredPerson,
): Promise<PersonDetails> {
  const { db, actor, services } = act;
  if (kept_id === merged_id) throw new Refusal('refused_by_rule', talentPoolSay('talent-pool.merge.same'));
  const [kept, merged] = await lockBoth(act, kept_id, merged_id);
  if (kept.organization_id !== merged.organization_id) throw notFound();
  // Somebody merged one of them a moment ago.
  if (kept.merged_into !== null || merged.merged_into !== null) {
    throw new Refusal('conflict', talentPoolSay('talent-pool.merge.meanwhile'));
  }
  const by = { user_id: actor.user_id, at: services.now() };
  const { organization_id } = kept;
  const [before, other] = [factsOf(kept), factsOf(merged)];
  const after = mergedFacts(before, other);
  await storeMoved(db, merged_id, {
    email: before.email === '' ? '' : other.email,
    external_id: before.external_id === '' ? '' : other.external_id,
    cv_file_id: before.cv_file_id === null ? null : other.cv_file_id,
  });
  const group = [merged_id, ...merged.merged_ids];
  await storeKept(db, kept_id, after, { merged_ids: [...kept.merged_ids, ...group], at: by.at });
  await storeMergedInto(db, group, kept_id);
  const merged_name = nameOf(other);
  const merge = {
    organization_id,
    kept_id,
    merged_id,
    merged_name,
    kept_before: before,
    kept_after: after,
    merged_before: other,
    merged_ids: merged.merged_ids,
  };
  const id = await insertMerge(db, merge, by);
  const line = { organization_id, actor_id: actor.user_id, action: 'merged' };
  await insertPersonLog(
    db,
    [
      {
        ...line,
        person_id: kept_id,
        detail: { said: merged_name, other_id: merged_id, person_merge_id: id },
      },
    ],
    by.at,
  );
  await audit(act, {
    event_type: 'update',
    action: 'person.merged',
    target_type: 'person',
    target_id: kept_id,
    organization_id,
    meta: { other_id: merged_id, person_merge_id: id },
  });
  return readBack(act, kept_id);
}

/** Takes a merge back, as long as it can be; the two are remembered as two people. */
export async function undoMerge(act: SignedAct, { id }: MergeRow): Promise<PersonDetails> {
  const { db, actor, services } = act;
  const by = { user_id: actor.user_id, at: services.now() };
  const merge = await lockMerge(db, id);
  if (!merge) throw notFound();
  if (merge.undone_at !== null) throw new Refusal('conflict', talentPoolSay('talent-pool.merge.undone'));
  const { kept_before, kept_after, merged_before, organization_id, kept_id, merged_id } = merge;
  const isLate = by.at.getTime() >= Date.parse(merge.merged_at) + MERGE_DAYS * 86_400_000;
  if (isLate || !kept_before || !kept_after || !merged_before) {
    throw new Refusal('refused_by_rule', talentPoolSay('talent-pool.merge.too_late', { days: MERGE_DAYS }));
  }
  const [kept] = await lockBoth(act, kept_id, merged_id);
  if (kept.merged_into !== null) {
    throw new Refusal('refused_by_rule', talentPoolSay('talent-pool.merge.later_first'));
  }
  const now = factsOf(kept);
  const parted = partPeople(kept_before, kept_after, now);
  const group = [merged_id, ...merge.merged_ids];
  const left = new Set(group);
  await storeKept(db, kept_id, parted, {
    merged_ids: kept.merged_ids.filter((each) => !left.has(each)),
    at: by.at,
  });
  await storeMergedInto(db, [merged_id], null);
  if (merge.merged_ids.length > 0) await storeMergedInto(db, merge.merged_ids, merged_id);
  await storeMoved(db, merged_id, {
    email: merged_before.email,
    external_id: merged_before.external_id,
    // A CV that was replaced since is gone.
    cv_file_id: isMovedBack(merged_before.cv_file_id, kept_before.cv_file_id, now.cv_file_id),
  });
  await storeUndone(db, id, by);
  await storeDifferent(db, { organization_id, ids: [kept_id, merged_id] }, by);
  const line = { organization_id, actor_id: actor.user_id, action: 'parted' };
  await insertPersonLog(
    db,
    [
      { ...line, person_id: kept_id, detail: { said: nameOf(merged_before), other_id: merged_id } },
      { ...line, person_id: merged_id, detail: { said: nameOf(kept_before), other_id: kept_id } },
    ],
    by.at,
  );
  await audit(act, {
    event_type: 'update',
    action: 'person.parted',
    target_type: 'person',
    target_id: kept_id,
    organization_id,
    meta: { other_id: merged_id, person_merge_id: id },
  });
  return readBack(act, kept_id);
}

/** The CV of the merged one: it kept its own where the other had one; else it gets back what was not replaced since. */
function isMovedBack(own: string | null, keptBefore: string | null, keptNow: string | null): string | null {
  return keptBefore !== null || keptNow === own ? own : null;
}

async function lockBoth(
  { db }: SignedAct,
  keptId: string,
  mergedId: string,
): Promise<[MergeablePerson, MergeablePerson]> {
  const rows = await lockMergeable(db, [keptId, mergedId]);
  const [kept, merged] = [keptId, mergedId].map((id) => rows.find((row) => row.id === id));
  if (!kept || !merged) throw notFound();
  return [kept, merged];
}

function factsOf({
  id: _,
  organization_id: _o,
  merged_into: _m,
  merged_ids: _i,
  ...facts
}: MergeablePerson): MergedFacts {
  return facts;
}

const nameOf = ({ first_name, last_name, email }: MergedFacts): string =>
  `${first_name} ${last_name}`.trim() || email;
