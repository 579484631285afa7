import { NO_FACTS, type RefLoaders } from '../../platform/http/refs.ts';
import { findBankRows } from './bank.queries.ts';

/** The bank is the platform's. */
export const cultureQuestionsLoaders: RefLoaders = {
  culture_question: async (db, ids) =>
    (await findBankRows(db, ids)).map(({ id }) => ({ id, facts: NO_FACTS, row: { id } })),
};
