import { Readable } from 'node:stream';
import {
  addStarterTraits,
  categoryRoutes,
  checkTraitsImport,
  exportTraits,
  listTraits,
  readTraits,
  startTraitsImport,
  subtraitRoutes,
  traitRoutes,
} from '@tryout/contract/traits/traits';
import { LIBRARY_KINDS, type LibraryKind } from '@tryout/domain/traits/trait-library';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { exportedLibrary } from './export-library.ts';
import { checkLibraryFile, startLibraryImport } from './import-library.ts';
import { changeEntry, createEntry, placeEntry } from './keep-entry.ts';
import { mergeEntries, unmergeEntries } from './merge-entries.ts';
import { activeLibrary, entryWhole, wholeLibrary } from './read-library.ts';
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

  handle(checkTraitsImport, async (call) => ({
    data: await checkLibraryFile(signedAct(call), { file: call.file, language: languageOf(call.request) }),
  })),

  handle(startTraitsImport, async (call) => ({
    data: await startLibraryImport(signedAct(call), { ...call.body, file: call.file }),
    status: 201,
  })),

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
