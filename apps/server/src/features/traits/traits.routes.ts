import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  addStarterTraits,
  categoryRoutes,
  exportTraits,
  importTraits,
  listTraits,
  readTraits,
  subtraitRoutes,
  traitRoutes,
} from '@tryout/contract/traits/traits';
import type { SecurityAction } from '@tryout/domain/access/security-actions';
import { childKind, LIBRARY_KINDS, type LibraryKind } from '@tryout/domain/traits/trait-library';
import { libraryAsCsv, libraryAsJson } from '@tryout/domain/traits/trait-library-file';
import { type Act, audit } from '../../platform/act.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Call, type Handled, handle, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { applyImport, entriesByKey, planOf } from './import-library.ts';
import { changeEntry, createEntry, placeEntry } from './keep-entry.ts';
import { allEntries, entriesById, type LibraryRow } from './library-rows.queries.ts';
import { mergeEntries, unmergeEntries } from './merge-entries.ts';
import { openMerge } from './merges.queries.ts';
import { saidOfRow } from './said-of-import.ts';
import { removeEntry, setEntryStatus } from './set-status.ts';
import { addStarterLibrary } from './starter-library.ts';
import { traitsSay } from './traits.messages.ts';
import { formulaCounts, usesOf } from './uses.queries.ts';
import { versionsOf } from './versions.queries.ts';

const SAVED = traitsSay('traits.saved');

function log(
  call: Act,
  action: SecurityAction,
  entry: LibraryRow | null,
  meta: Record<string, unknown> = {},
) {
  return audit(call, {
    event_type: 'action',
    action,
    organization_id: null,
    ...(entry ? { target_type: entry.kind, target_id: entry.id } : {}),
    meta: entry ? { key: entry.key, name: entry.name, ...meta } : meta,
  });
}

/** Parents before children, each level in the order it is given. */
function inTreeOrder(rows: readonly LibraryRow[]): LibraryRow[] {
  const below = new Map<string | null, LibraryRow[]>();
  for (const row of rows) below.set(row.parent_id, [...(below.get(row.parent_id) ?? []), row]);
  const walk = (id: string | null): LibraryRow[] =>
    (below.get(id) ?? []).flatMap((row) => [row, ...(childKind(row.kind) === null ? [] : walk(row.id))]);
  return walk(null);
}

/** What the routes of the three kinds do; they differ in the fields that their bodies may have. */
type EntryRoutes = typeof subtraitRoutes;

function handlersOf(kind: LibraryKind, routes: EntryRoutes): readonly Handled[] {
  const by = (call: { actor: Actor | null }) => signedIn(call).user_id;
  return [
    handle(routes.create, async (call) => {
      const { parent_id = null, ...content } = call.body as Partial<typeof call.body> & typeof call.body;
      const data = await createEntry(call.db, kind, parent_id, content, by(call));
      return { data, message: SAVED, status: 201 };
    }),
    handle(routes.read, async ({ db, params, refs }) => {
      const entry = refs.row(params.id);
      const [uses, versions, merge] = await Promise.all([
        usesOf(db, entry),
        versionsOf(db, entry.id),
        openMerge(db, entry.id),
      ]);
      const [into] = merge ? await entriesById(db, kind, [merge.into_id]) : [];
      const undoable =
        into && entry.merged_into === into.id ? { into_id: into.id, into_name: into.name } : null;
      return {
        data: {
          entry: { ...entry, sources: [...entry.sources] },
          uses,
          versions: versions.map((one) => ({
            ...one,
            content: { ...one.content, sources: [...one.content.sources] },
          })),
          merge: undoable,
        },
      };
    }),
    handle(routes.update, async (call) => ({
      data: await changeEntry(call.db, kind, call.params.id, call.body, by(call)),
      message: SAVED,
    })),
    handle(routes.place, async (call) => ({
      data: await placeEntry(call.db, kind, call.params.id, call.body, by(call)),
      message: SAVED,
    })),
    handle(routes.status, async (call) => {
      const {
        saved,
        entry,
        with: along,
      } = await setEntryStatus(call.db, kind, call.params.id, call.body, by(call));
      const archived = call.body.status === 'archived';
      await log(call, archived ? 'trait_library.archived' : 'trait_library.restored', entry, { with: along });
      return {
        data: { ...saved, with: along },
        message: archived
          ? traitsSay('traits.archived', { name: entry.name })
          : traitsSay('traits.in_use_again', { name: entry.name }),
      };
    }),
    handle(routes.remove, async (call) => {
      const entry = await removeEntry(call.db, kind, call.params.id);
      await log(call, 'trait_library.deleted', entry);
      return { data: {}, message: traitsSay('traits.deleted') };
    }),
    handle(routes.merge, async (call) => {
      const { from, into, counts } = await mergeEntries(call.db, kind, call.params.id, call.body, by(call));
      await log(call, 'trait_library.merged', from, { into: into.key, ...counts });
      return { data: counts, message: traitsSay('traits.merged', { from: from.name, into: into.name }) };
    }),
    handle(routes.unmerge, async (call) => {
      const { entry, restored, kept } = await unmergeEntries(call.db, kind, call.params.id, by(call));
      await log(call, 'trait_library.merge_undone', entry, { restored, kept });
      return { data: { restored, kept }, message: traitsSay('traits.in_use_again', { name: entry.name }) };
    }),
  ];
}

async function fileOf(call: Call<typeof importTraits>): Promise<Uint8Array> {
  if (!call.file) throw new Error('an upload without its file');
  return readFile(call.services.files.path(call.file.sha256));
}

/** The library of traits: reading it, keeping it, and taking it in and out as files. */
export const traitsHandlers: readonly Handled[] = [
  handle(readTraits, async ({ db }) => {
    const [rows, counts] = await Promise.all([allEntries(db), formulaCounts(db)]);
    const active = inTreeOrder(rows.filter((row) => row.status === 'active'));
    const scored = new Set(active.filter((row) => counts.has(row.id)).map((row) => row.id));
    for (const row of [...active].reverse())
      if (row.parent_id && scored.has(row.id)) scored.add(row.parent_id);
    return { data: { items: active.map((row) => ({ ...row, is_scored: scored.has(row.id) })) } };
  }),

  handle(listTraits, async ({ db, query }) => {
    const [rows, counts] = await Promise.all([allEntries(db), formulaCounts(db)]);
    const shown = query.archived ? rows : rows.filter((row) => row.status === 'active');
    return {
      data: { items: inTreeOrder(shown).map((row) => ({ ...row, formulas: counts.get(row.id) ?? 0 })) },
    };
  }),

  handle(exportTraits, async ({ db, query, reply }) => {
    const rows = await allEntries(db);
    const entries = entriesByKey(query.archived ? rows : rows.filter((row) => row.status === 'active')).map(
      ({ merged_into: _merged, ...entry }) => entry,
    );
    const { format } = query;
    reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="traits.${format}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(format === 'csv' ? libraryAsCsv(entries) : libraryAsJson(entries)));
    return undefined;
  }),

  handle(importTraits, async (call) => {
    const file = await fileOf(call);
    const asked = call.body.digest;
    const { plan, digest } = asked
      ? await applyImport(call.db, file, asked, signedIn(call).user_id)
      : await planOf(call.db, file);
    const counts = { add: 0, change: 0, same: 0, problem: 0 };
    for (const row of plan.rows) counts[row.outcome] += 1;
    if (asked) await log(call, 'trait_library.imported', null, counts);
    const language = languageOf(call.request);
    const rows = plan.rows.map((row) => ({
      ...row,
      problems: row.problems.map((problem) => ({
        field: problem.field,
        message: saidOfRow(problem)(language),
      })),
      differences: row.differences.map((one) => ({ ...one, path: [...one.path] })),
    }));
    const done = { digest, applied: asked !== undefined, counts, rows };
    return asked ? { data: done, message: traitsSay('traits.imported') } : { data: done };
  }),

  handle(addStarterTraits, async (call) => {
    const added = await addStarterLibrary(call.db, signedIn(call).user_id);
    await log(call, 'trait_library.starter_added', null, { added });
    return {
      data: { added },
      message: added === 0 ? traitsSay('traits.starter_complete') : traitsSay('traits.starter_added'),
    };
  }),

  ...LIBRARY_KINDS.flatMap((kind) =>
    handlersOf(
      kind,
      { category: categoryRoutes, trait: traitRoutes, subtrait: subtraitRoutes }[
        kind
      ] as unknown as EntryRoutes,
    ),
  ),
];
