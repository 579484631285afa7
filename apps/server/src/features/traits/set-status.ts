import { childKind, type LibraryStatus } from '@tryout/domain/traits/trait-library';
import type { Act, SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { activeParent, type EntryRef, lockedEntry, type Saved } from './keep-entry.ts';
import { auditLibrary } from './library-log.ts';
import {
  childrenOf,
  deleteEntry,
  entriesById,
  type LibraryRow,
  lockLibrary,
  updateStatus,
} from './library-rows.queries.ts';
import { traitsSay } from './traits.messages.ts';
import { usesOf } from './uses.queries.ts';

/** Everything below an entry, by kind. */
async function below(db: Db, entry: LibraryRow): Promise<LibraryRow[]> {
  const children = await childrenOf(db, entry.kind, entry.id);
  const further = await Promise.all(children.map((child) => below(db, child)));
  return [...children, ...further.flat()];
}

async function setStatuses(
  db: Db,
  entries: readonly LibraryRow[],
  status: LibraryStatus,
  by: string | null,
): Promise<void> {
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    const ids = entries.filter((entry) => entry.kind === kind).map((entry) => entry.id);
    await updateStatus(db, kind, ids, status, by);
  }
}

/**
 * Archives an entry with what is in use below it, or brings it back with what was archived along. What was made with
 * it keeps it: formulas in force, published templates and simulations, and cards.
 */
export async function setEntryStatus(
  act: SignedAct,
  { kind, id }: EntryRef,
  change: { readonly edit: number; readonly status: LibraryStatus },
): Promise<{ saved: Saved & { with: number }; name: string }> {
  const { db } = act;
  const entry = await lockedEntry(db, kind, id, change.edit);
  if (entry.status === change.status) {
    throw new Refusal(
      'refused_by_rule',
      traitsSay('traits.has_status', { name: entry.name, status: change.status }),
    );
  }
  if (entry.merged_into !== null) {
    throw new Refusal('refused_by_rule', traitsSay('traits.was_merged', { name: entry.name }));
  }
  if (change.status === 'active' && entry.parent_id !== null) await activeParent(db, kind, entry.parent_id);
  const all = childKind(kind) === null ? [] : await below(db, entry);
  const along = all.filter((other) =>
    change.status === 'archived'
      ? other.status === 'active'
      : other.merged_into === null && other.archived_at === entry.archived_at,
  );
  await setStatuses(db, [entry, ...along], change.status, act.actor.user_id);
  const action = change.status === 'archived' ? 'trait_library.archived' : 'trait_library.restored';
  await auditLibrary(act, action, entry, { with: along.length });
  return {
    saved: { id, version: entry.version, edit: entry.edit + 1, with: along.length },
    name: entry.name,
  };
}

/** Deletes an entry that nothing ever referred to. */
export async function removeEntry(act: Act, { kind, id }: EntryRef): Promise<void> {
  const { db } = act;
  await lockLibrary(db);
  const [entry] = await entriesById(db, kind, [id]);
  if (!entry) throw notFound();
  const uses = await usesOf(db, entry);
  if (!uses.never) {
    const { name } = entry;
    const count = uses.children;
    throw new Refusal(
      'refused_by_rule',
      count > 0
        ? traitsSay('traits.has_entries_below', { name, n: count, count })
        : traitsSay('traits.was_used', { name }),
    );
  }
  await deleteEntry(db, kind, id);
  await auditLibrary(act, 'trait_library.deleted', entry);
}
