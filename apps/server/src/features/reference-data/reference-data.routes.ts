import { listIndustries, listSkills } from '@tryout/contract/reference-data/reference-data';
import { type Handled, handle } from '../../platform/http/call.ts';
import { industries, skills } from './reference-data.queries.ts';

/** Lists to choose from. */
export const referenceDataHandlers: readonly Handled[] = [
  handle(listIndustries, async ({ db }) => ({ data: { items: await industries(db) } })),
  handle(listSkills, async ({ db, query }) => ({
    data: { items: await skills(db, { kind: query.kind, search: query.search }) },
  })),
];
