import { listIndustries, listLibraryNames, listSkills } from '@tryout/contract/reference-data/reference-data';
import { type Handled, handle } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { libraryNames } from './library-names.ts';
import { industries, skills } from './reference-data.queries.ts';

/** Lists to choose from. */
export const referenceDataHandlers: readonly Handled[] = [
  handle(listIndustries, async ({ db }) => ({ data: { items: await industries(db) } })),
  handle(listSkills, async ({ db, query }) => ({
    data: { items: await skills(db, { kind: query.kind, search: query.search }) },
  })),
  handle(listLibraryNames, async ({ db, request }) => ({
    data: await libraryNames(db, languageOf(request)),
  })),
];
