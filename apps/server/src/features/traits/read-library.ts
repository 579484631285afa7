import type { RouteData } from '@tryout/contract/define-route';
import type { listTraits, readTraits, subtraitRoutes } from '@tryout/contract/traits/traits';
import { childKind } from '@tryout/domain/traits/trait-library';
import type { Act } from '../../platform/act.ts';
import { allEntries, entriesById, type LibraryRow } from './library-rows.queries.ts';
import { openMerge } from './merges.queries.ts';
import { formulaCounts, usesOf } from './uses.queries.ts';
import { versionsOf } from './versions.queries.ts';

/** Parents before children, each level in the order it is given. */
function inTreeOrder(rows: readonly LibraryRow[]): LibraryRow[] {
  const below = new Map<string | null, LibraryRow[]>();
  for (const row of rows) below.set(row.parent_id, [...(below.get(row.parent_id) ?? []), row]);
  const walk = (id: string | null): LibraryRow[] =>
    (below.get(id) ?? []).flatMap((row) => [row, ...(childKind(row.kind) === null ? [] : walk(row.id))]);
  return walk(null);
}

/** Entries as they may be named now, in the order of the tree, and whether a formula scores them or one below them. */
export async function activeLibrary({ db }: Act): Promise<RouteData<typeof readTraits>> {
  const [rows, counts] = await Promise.all([allEntries(db), formulaCounts(db)]);
  const active = inTreeOrder(rows.filter((row) => row.status === 'active'));
  const scored = new Set(active.filter((row) => counts.has(row.id)).map((row) => row.id));
  for (const row of [...active].reverse()) if (row.parent_id && scored.has(row.id)) scored.add(row.parent_id);
  return { items: active.map((row) => ({ ...row, is_scored: scored.has(row.id) })) };
}

/** Entries for those who keep the library, in the order of the tree, with how many formulas name them. */
export async function wholeLibrary(
  { db }: Act,
  { archived }: { readonly archived: boolean },
): Promise<RouteData<typeof listTraits>> {
  const [rows, counts] = await Promise.all([allEntries(db), formulaCounts(db)]);
  const shown = archived ? rows : rows.filter((row) => row.status === 'active');
  return { items: inTreeOrder(shown).map((row) => ({ ...row, formulas: counts.get(row.id) ?? 0 })) };
}

/** One entry with what uses it, every wording it had, and the merge that can still be taken back. */
export async function entryWhole(
  { db }: Act,
  entry: LibraryRow,
): Promise<RouteData<typeof subtraitRoutes.read>> {
  const [uses, versions, merge] = await Promise.all([
    usesOf(db, entry),
    versionsOf(db, entry.id),
    openMerge(db, entry.id),
  ]);
  const [into] = merge ? await entriesById(db, entry.kind, [merge.into_id]) : [];
  return {
    entry: { ...entry, sources: [...entry.sources] },
    uses,
    versions: versions.map((one) => ({
      ...one,
      content: { ...one.content, sources: [...one.content.sources] },
    })),
    merge: into && entry.merged_into === into.id ? { into_id: into.id, into_name: into.name } : null,
  };
}
