import { mergeInTemplate } from '@tryout/domain/organizations/merge-in-template';
import { childKind } from '@tryout/domain/traits/trait-library';
import type { SignedAct } from '../../platform/act.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { activeParent, type EntryRef, lockedEntry } from './keep-entry.ts';
import { auditLibrary } from './library-log.ts';
import {
  childrenOf,
  entriesById,
  keepVersions,
  type LibraryRow,
  lockLibrary,
  updateParent,
  updateStatus,
} from './library-rows.queries.ts';
import {
  closeMerge,
  draftSimulationsWith,
  draftTemplatesWith,
  insertMerge,
  type Moved,
  openMerge,
  repointFormulas,
  writeTemplate,
  writeWeights,
} from './merges.queries.ts';
import { traitsSay } from './traits.messages.ts';

/** What a merge changed, counted. */
export interface MergeCounts {
  readonly formulas: number;
  readonly score_templates: number;
  readonly simulations: number;
  readonly children: number;
}

function judge(
  from: LibraryRow,
  into: LibraryRow | undefined,
  confirmed: boolean,
): asserts into is LibraryRow {
  if (!into) throw notFound();
  if (from.id === into.id) throw new Refusal('refused_by_rule', traitsSay('traits.merge_into_itself'));
  for (const entry of [from, into]) {
    if (entry.status === 'archived') {
      throw new Refusal('refused_by_rule', traitsSay('traits.merge_archived', { name: entry.name }));
    }
  }
  if (from.direction !== into.direction && !confirmed) {
    throw new Refusal(
      'refused_by_rule',
      traitsSay('traits.merge_opposed', {
        from: from.name,
        from_direction: String(from.direction),
        into: into.name,
        into_direction: String(into.direction),
      }),
    );
  }
}

/**
 * Merges one entry into another of its kind: what is below it moves, drafts of formulas, templates and simulations take
 * the other one, everything published keeps it, and it is archived with a note where it went. All of it or nothing.
 */
export async function mergeEntries(
  act: SignedAct,
  { kind, id }: EntryRef,
  asked: { readonly edit: number; readonly into_id: string; readonly confirmed: boolean },
): Promise<{ from: LibraryRow; into: LibraryRow; counts: MergeCounts }> {
  const { db } = act;
  const by = act.actor.user_id;
  const from = await lockedEntry(db, kind, id, asked.edit);
  const [into] = await entriesById(db, kind, [asked.into_id]);
  judge(from, into, asked.confirmed);

  const below = childKind(kind);
  const children = (await childrenOf(db, kind, from.id)).map((child) => child.id);
  if (below !== null && children.length > 0) {
    await updateParent(db, below, children, into.id, by);
    await keepVersions(db, children, '', by);
  }
  const moved: Moved[] = children.map((id) => ({ type: 'child', id }));
  if (kind === 'subtrait') {
    const formulas = await repointFormulas(db, from.id, into.id);
    moved.push(...formulas.map((one) => ({ type: 'formula' as const, ...one })));
  }
  for (const { id, definition } of await draftTemplatesWith(db, kind, from.id)) {
    const after = mergeInTemplate(definition, kind, from.id, into);
    await writeTemplate(db, id, after);
    moved.push({ type: 'score_template', id, before: definition, after });
  }
  for (const { id, weights } of await draftSimulationsWith(db, kind, from.id)) {
    const edit = await writeWeights(db, id, mergeInTemplate(weights, kind, from.id, into));
    if (edit !== null) moved.push({ type: 'simulation', id, edit, before: weights });
  }
  await updateStatus(db, kind, [from.id], 'archived', by, into.id);
  await insertMerge(db, { kind, from_id: from.id, into_id: into.id, moved }, by);
  const count = (type: Moved['type']) => moved.filter((one) => one.type === type).length;
  const counts = {
    formulas: count('formula'),
    score_templates: count('score_template'),
    simulations: count('simulation'),
    children: children.length,
  };
  await auditLibrary(act, 'trait_library.merged', from, { into: into.key, ...counts });
  return { from, into, counts };
}

/**
 * Takes a merge back: the entry is in use again with what was below it, and every draft that nobody changed since has
 * it again. Drafts that were changed or published meanwhile stay as they are and are counted.
 */
export async function unmergeEntries(
  act: SignedAct,
  { kind, id: fromId }: EntryRef,
): Promise<{ entry: LibraryRow; restored: number; kept: number }> {
  const { db } = act;
  const by = act.actor.user_id;
  await lockLibrary(db);
  const [entry] = await entriesById(db, kind, [fromId]);
  const merge = await openMerge(db, fromId);
  if (!entry || !merge || entry.merged_into !== merge.into_id) {
    throw new Refusal('refused_by_rule', traitsSay('traits.no_merge'));
  }
  if (entry.parent_id !== null) await activeParent(db, kind, entry.parent_id);

  const below = childKind(kind);
  const wanted = new Set(merge.moved.flatMap((one) => (one.type === 'child' ? [one.id] : [])));
  const children = (await childrenOf(db, kind, merge.into_id))
    .map((row) => row.id)
    .filter((id) => wanted.has(id));
  if (below !== null && children.length > 0) {
    await updateParent(db, below, children, fromId, by);
    await keepVersions(db, children, '', by);
  }
  const formulas = merge.moved.flatMap((one) => (one.type === 'formula' ? [one] : []));
  let restored = children.length;
  if (formulas.length > 0) restored += (await repointFormulas(db, merge.into_id, fromId, formulas)).length;
  for (const one of merge.moved) {
    if (one.type === 'score_template' && (await writeTemplate(db, one.id, one.before, one.after)))
      restored += 1;
    if (one.type === 'simulation' && (await writeWeights(db, one.id, one.before, one.edit)) !== null)
      restored += 1;
  }
  await updateStatus(db, kind, [fromId], 'active', by);
  await closeMerge(db, merge.id);
  const kept = merge.moved.length - restored;
  await auditLibrary(act, 'trait_library.merge_undone', entry, { restored, kept });
  return { entry, restored, kept };
}
