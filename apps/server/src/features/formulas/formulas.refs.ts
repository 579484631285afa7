import { NO_FACTS, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { conditionsById } from './condition-rows.queries.ts';
import { formulasById } from './formula-rows.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    formula: RowFrom<typeof formulasById>;
    condition: RowFrom<typeof conditionsById>;
  }
}

/** Formulas and conditions belong to the platform: only its scope `all` reaches them. */
export const formulaLoaders: RefLoaders = {
  formula: async (db, ids) =>
    (await formulasById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
  condition: async (db, ids) =>
    (await conditionsById(db, ids)).map((row) => ({ id: row.id, facts: NO_FACTS, row: { ...row } })),
};
