import { listIndustries, listLibraryNames, listSkills } from '@tryout/contract/reference-data/reference-data';
import {
  addReferenceEntries,
  changeReferenceEntry,
  countReferenceSuggestions,
  exportReferenceEntries,
  importReferenceEntries,
  listReferenceEntries,
  listTimeZones,
  mergeReferenceEntry,
  readReferenceUses,
  settleReferenceEntry,
  suggestReferenceEntries,
  undoReferenceMerge,
} from '@tryout/contract/reference-data/reference-entries';
import { zoneLabel, zoneOffset } from '@tryout/domain/reference-data/zone-labels';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { sendMadeFile } from '../../platform/http/send-file.ts';
import { countSuggestions, countUses, findEntries } from './entries.queries.ts';
import { exportedEntries } from './export-entries.ts';
import { addEntries, changeEntry, importEntries, settleEntry } from './keep-entries.ts';
import { libraryNames } from './library-names.ts';
import { mergeEntry, unmergeEntry } from './merge-entries.ts';
import { referenceDataSay } from './reference-data.messages.ts';
import { findWords, industries, zonesInUse } from './reference-data.queries.ts';

const SKILLS = ['skill', 'technical_skill'] as const;

/** Lists to choose from, and the platform's desk for them. */
export const referenceDataHandlers: readonly Handled[] = [
  handle(listIndustries, async ({ db, request }) => ({
    data: { items: await industries(db, languageOf(request)) },
  })),
  handle(listSkills, async ({ db, query, request }) => {
    const kinds = query.kind ? [query.kind] : SKILLS;
    const found = await findWords(db, {
      kinds,
      search: query.search,
      language: languageOf(request),
      most: 50,
    });
    return { data: { items: found.map(({ id, kind, name }) => ({ skill_id: id, kind, name })) } };
  }),
  handle(listLibraryNames, async ({ db, request }) => ({
    data: await libraryNames(db, languageOf(request)),
  })),
  handle(suggestReferenceEntries, async ({ db, query, request }) => {
    const items = await findWords(db, {
      kinds: [query.kind],
      search: query.search,
      language: languageOf(request),
      most: query.kind === 'language' || query.kind === 'country' ? 300 : 20,
    });
    return { data: { items } };
  }),
  handle(listTimeZones, async ({ db, request, services }) => {
    const at = services.now();
    const items = (await zonesInUse(db, languageOf(request))).map(({ zone, place }) => {
      const offset_minutes = zoneOffset(zone, at);
      return { zone, offset_minutes, label: zoneLabel(offset_minutes, place) };
    });
    return { data: { items: items.sort((a, b) => a.offset_minutes - b.offset_minutes) } };
  }),

  handle(listReferenceEntries, async ({ db, query }) => ({ data: await findEntries(db, query) })),
  handle(countReferenceSuggestions, async ({ db }) => ({ data: { items: await countSuggestions(db) } })),
  handle(exportReferenceEntries, async (call) => {
    sendMadeFile(call.reply, exportedEntries(signedAct(call), call.query));
    return undefined;
  }),
  handle(addReferenceEntries, async (call) => {
    const data = await addEntries(signedAct(call), call.body);
    return { data, message: referenceDataSay('reference-data.added', { count: data.added }), status: 201 };
  }),
  handle(importReferenceEntries, async (call) => ({ data: await importEntries(signedAct(call), call.body) })),
  handle(changeReferenceEntry, async (call) => ({
    data: await changeEntry(signedAct(call), call.params.reference_entry_id, call.body),
    message: referenceDataSay('reference-data.saved'),
  })),
  handle(settleReferenceEntry, async (call) => ({
    data: await settleEntry(signedAct(call), call.params.reference_entry_id, call.body.status),
    message: referenceDataSay(`reference-data.settled.${call.body.status}`),
  })),
  handle(readReferenceUses, async (call) => ({
    data: { items: await countUses(call.db, call.refs.row(call.params.reference_entry_id)) },
  })),
  handle(mergeReferenceEntry, async (call) => ({
    data: await mergeEntry(signedAct(call), call.params.reference_entry_id, call.body.into_id),
    message: referenceDataSay('reference-data.merged'),
  })),
  handle(undoReferenceMerge, async (call) => ({
    data: await unmergeEntry(signedAct(call), call.params.reference_entry_id),
    message: referenceDataSay('reference-data.unmerged'),
  })),
];
