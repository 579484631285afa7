import {
  freeKey,
  keyOf,
  type LibraryContent,
  type LibraryKind,
  parentKind,
  tidyWords,
} from '@tryout/domain/traits/trait-library';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import {
  allEntries,
  childrenOf,
  entriesById,
  insertEntry,
  keepVersions,
  keysLike,
  type LibraryRow,
  lastPlace,
  lockLibrary,
  touchEntry,
  updateContent,
  updateOrder,
  updateParent,
} from './library-rows.queries.ts';
import { traitsSay } from './traits.messages.ts';

/** What a request may say of an entry; parts that its kind does not have are left out. */
export type GivenContent = Pick<LibraryContent, 'name' | 'definition'> & Partial<LibraryContent>;

/** The whole content, with nothing in the parts that the kind does not have. */
function contentOf(kind: LibraryKind, given: GivenContent): LibraryContent {
  return {
    name: given.name,
    definition: given.definition,
    low_label: given.low_label ?? '',
    high_label: given.high_label ?? '',
    direction: kind === 'subtrait' ? (given.direction ?? 'higher') : null,
    color: given.color ?? '',
    evidence: given.evidence ?? '',
    sources: given.sources ?? [],
    words: tidyWords(given.words ?? {}, kind),
  };
}

/** The entry as it is now, under the library's lock. @throws Refusal when it is gone or newer than `edit` */
export async function lockedEntry(db: Db, kind: LibraryKind, id: string, edit: number): Promise<LibraryRow> {
  await lockLibrary(db);
  const [entry] = await entriesById(db, kind, [id]);
  if (!entry) throw notFound();
  if (entry.edit !== edit) {
    const by = entry.updated_by_name ?? traitsSay('traits.somebody_else');
    throw new Refusal('conflict', traitsSay('traits.saved_meanwhile', { by, name: entry.name }), {
      current: { status: entry.status, allowed: [], theirs: entry },
    });
  }
  return entry;
}

/** The parent, which has to be in use. */
export async function activeParent(db: Db, kind: LibraryKind, id: string): Promise<LibraryRow> {
  const above = parentKind(kind);
  const [parent] = above === null ? [] : await entriesById(db, above, [id]);
  if (!parent) throw notFound();
  if (parent.status === 'archived') {
    throw new Refusal('refused_by_rule', traitsSay('traits.parent_archived', { name: parent.name }));
  }
  return parent;
}

/** What a save answers. */
export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly edit: number;
}

async function savedOf(db: Db, kind: LibraryKind, id: string): Promise<Saved> {
  const [entry] = await entriesById(db, kind, [id]);
  if (!entry) throw new Error('an entry vanished while it was written');
  return { id, version: entry.version, edit: entry.edit };
}

/** Which entry somebody writes on. */
export interface EntryRef {
  readonly kind: LibraryKind;
  readonly id: string;
}

/** Adds an entry as the last of its siblings. */
export async function createEntry(
  { db, actor }: SignedAct,
  kind: LibraryKind,
  { parent_id = null, ...given }: GivenContent & { readonly parent_id?: string | null | undefined },
): Promise<Saved & { key: string }> {
  await lockLibrary(db);
  if (parent_id !== null) await activeParent(db, kind, parent_id);
  const wanted = keyOf(given.name, kind);
  const taken = await keysLike(db, kind, wanted);
  const key = freeKey(wanted, (one) => taken.has(one));
  const sort_order = (await lastPlace(db, kind, parent_id)) + 1;
  const content = contentOf(kind, given);
  const entry = { kind, key, parent_id, sort_order, status: 'active' as const, ...content };
  const id = await insertEntry(db, entry, actor.user_id);
  await keepVersions(db, [id], '', actor.user_id);
  return { ...(await savedOf(db, kind, id)), key };
}

/** Writes what an entry says, as a new version. */
export async function changeEntry(
  { db, actor }: SignedAct,
  { kind, id }: EntryRef,
  change: GivenContent & { readonly edit: number; readonly reason: string },
): Promise<Saved> {
  await lockedEntry(db, kind, id, change.edit);
  await updateContent(db, kind, id, contentOf(kind, change), actor.user_id);
  await keepVersions(db, [id], change.reason, actor.user_id);
  return savedOf(db, kind, id);
}

/** Moves an entry below another parent, or among its siblings. */
export async function placeEntry(
  { db, actor }: SignedAct,
  { kind, id }: EntryRef,
  change: {
    readonly edit: number;
    readonly place?: number | undefined;
    readonly parent_id?: string | undefined;
  },
): Promise<Saved & { place: number }> {
  const by = actor.user_id;
  const entry = await lockedEntry(db, kind, id, change.edit);
  const parentId = change.parent_id ?? entry.parent_id;
  const moved = parentId !== null && parentId !== entry.parent_id;
  if (moved) {
    if (entry.status === 'active') await activeParent(db, kind, parentId);
    await updateParent(db, kind, [id], parentId, by);
    await keepVersions(db, [id], '', by);
  } else await touchEntry(db, kind, id, by);
  const siblings = (await siblingsOf(db, kind, parentId)).filter((other) => other !== id);
  const place = Math.min(change.place ?? siblings.length + 1, siblings.length + 1);
  await updateOrder(db, kind, [...siblings.slice(0, place - 1), id, ...siblings.slice(place - 1)]);
  return { ...(await savedOf(db, kind, id)), place };
}

async function siblingsOf(db: Db, kind: LibraryKind, parentId: string | null): Promise<string[]> {
  const above = parentKind(kind);
  const rows =
    above === null || parentId === null
      ? (await allEntries(db)).filter((entry) => entry.kind === kind)
      : await childrenOf(db, above, parentId);
  return rows.map((row) => row.id);
}
