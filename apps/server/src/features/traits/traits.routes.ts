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
import { LIBRARY_KINDS, type LibraryKind } from '@tryout/domain/traits/trait-library';
import { type Call, type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { exportedLibrary } from './export-library.ts';
import { applyImport, planOf } from './import-library.ts';
import { changeEntry, createEntry, placeEntry } from './keep-entry.ts';
import { auditLibrary } from './library-log.ts';
import { mergeEntries, unmergeEntries } from './merge-entries.ts';
import { activeLibrary, entryWhole, wholeLibrary } from './read-library.ts';
import { saidOfRow } from './said-of-import.ts';
import { removeEntry, setEntryStatus } from './set-status.ts';
import { addStarterLibrary } from './starter-library.ts';
import { traitsSay } from './traits.messages.ts';

const SAVED = traitsSay('traits.saved');
const STATUS_SET = { archived: 'traits.archived', active: 'traits.in_use_again' } as const;

/** What the routes of the three kinds do; they differ in the fields that their bodies may have. */
type EntryRoutes = typeof subtraitRoutes;

function handlersOf(kind: LibraryKind, routes: EntryRoutes): readonly Handled[] {
  const ref = ({ params }: { params: { id: string } }) => ({ kind, id: params.id });
  return [
    handle(routes.create, async (call) => ({
      data: await createEntry(signedAct(call), kind, call.body),
      message: SAVED,
      status: 201,
    })),
    handle(routes.read, async (call) => ({ data: await entryWhole(call, call.refs.row(call.params.id)) })),
    handle(routes.update, async (call) => ({
      data: await changeEntry(signedAct(call), ref(call), call.body),
      message: SAVED,
    })),
    handle(routes.place, async (call) => ({
      data: await placeEntry(signedAct(call), ref(call), call.body),
      message: SAVED,
    })),
    handle(routes.status, async (call) => {
      const { saved, name } = await setEntryStatus(signedAct(call), ref(call), call.body);
      return { data: saved, message: traitsSay(STATUS_SET[call.body.status], { name }) };
    }),
    handle(routes.remove, async (call) => {
      await removeEntry(call, ref(call));
      return { data: {}, message: traitsSay('traits.deleted') };
    }),
    handle(routes.merge, async (call) => {
      const { from, into, counts } = await mergeEntries(signedAct(call), ref(call), call.body);
      return { data: counts, message: traitsSay('traits.merged', { from: from.name, into: into.name }) };
    }),
    handle(routes.unmerge, async (call) => {
      const { entry, ...counts } = await unmergeEntries(signedAct(call), ref(call));
      return { data: counts, message: traitsSay('traits.in_use_again', { name: entry.name }) };
    }),
  ];
}

async function fileOf(call: Call<typeof importTraits>): Promise<Uint8Array> {
  if (!call.file) throw new Error('an upload without its file');
  return readFile(call.services.files.path(call.file.sha256));
}

/** The library of traits: reading it, keeping it, and taking it in and out as files. */
export const traitsHandlers: readonly Handled[] = [
  handle(readTraits, async (call) => ({ data: await activeLibrary(call) })),

  handle(listTraits, async (call) => ({ data: await wholeLibrary(call, call.query) })),

  handle(exportTraits, async (call) => {
    const { format } = call.query;
    call.reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="traits.${format}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(await exportedLibrary(call, call.query)));
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
    if (asked) await auditLibrary(call, 'trait_library.imported', null, counts);
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
    const added = await addStarterLibrary(signedAct(call));
    return {
      data: { added },
      message: traitsSay(added === 0 ? 'traits.starter_complete' : 'traits.starter_added'),
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
