import type { ReferenceEntry } from '@tryout/contract/reference-data/reference-entries';
import { isOpenKind, REFERENCE_UNDO_DAYS } from '@tryout/domain/reference-data/reference-kinds';
import { replacements } from '@tryout/domain/reference-data/reference-words';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { holdEntries } from './entries.queries.ts';
import { entryNow, logged } from './keep-entries.ts';
import { holdMerge, insertMerge, storeUnmerged } from './merges.queries.ts';
import { MERGE_JOB } from './move-records.job.ts';
import { referenceDataSay } from './reference-data.messages.ts';

const DAY_MS = 24 * 3_600_000;

/** Puts another entry in the place of one; records follow in the background. */
export async function mergeEntry(act: SignedAct, id: string, intoId: string): Promise<ReferenceEntry> {
  const { db, services, actor } = act;
  const both = await holdEntries(db, [id, intoId]);
  const [gone, kept] = [both.get(id), both.get(intoId)];
  if (!gone || !kept) throw notFound();
  if (!isOpenKind(gone.kind)) throw new Refusal('refused_by_rule', referenceDataSay('reference-data.fixed'));
  if (id === intoId || gone.kind !== kept.kind)
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.another'));
  if (kept.status !== 'in_use')
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.into_offered'));
  if (gone.status === 'merged')
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.is_merged'));
  if (gone.status === 'refused')
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.is_refused'));
  if (await holdMerge(db, id))
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.still_undoing'));
  const pairs = replacements(gone, kept);
  const reference_merge_id = await insertMerge(db, {
    entry_id: id,
    into_id: intoId,
    was: gone.status,
    gone: [...pairs.keys()],
    kept: [...pairs.values()],
    by: actor.user_id,
    at: services.now(),
  });
  await logged(act, 'reference.merged', gone, { from: gone.name, to: kept.name });
  await services.jobs.enqueue(db, MERGE_JOB, { reference_merge_id });
  return entryNow(act, gone);
}

/** Takes a merge back; records follow in the background. @throws Refusal where it is too late, or something else is in the way */
export async function unmergeEntry(act: SignedAct, id: string): Promise<ReferenceEntry> {
  const { db, services } = act;
  const entry = (await holdEntries(db, [id])).get(id);
  const merge = await holdMerge(db, id);
  if (!entry || !merge) throw new Refusal('refused_by_rule', referenceDataSay('reference-data.not_merged'));
  if (merge.status === 'undoing') return entryNow(act, entry);
  if (services.now().getTime() - Date.parse(merge.merged_at) > REFERENCE_UNDO_DAYS * DAY_MS) {
    throw new Refusal(
      'refused_by_rule',
      referenceDataSay('reference-data.undo_over', { days: REFERENCE_UNDO_DAYS }),
    );
  }
  if (entry.merged_into !== merge.into_id) {
    throw new Refusal('refused_by_rule', referenceDataSay('reference-data.undo_later_first'));
  }
  if (!(await storeUnmerged(db, merge, services.now()))) {
    throw new Refusal('conflict', referenceDataSay('reference-data.name_taken'));
  }
  await logged(act, 'reference.merge_undone', entry, { name: entry.name });
  await services.jobs.enqueue(db, MERGE_JOB, { reference_merge_id: merge.id });
  return entryNow(act, entry);
}
