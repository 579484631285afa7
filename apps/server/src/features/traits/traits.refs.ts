import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import { NO_FACTS, type RefLoader, type RefLoaders, type RowFrom } from '../../platform/http/refs.ts';
import { entriesById } from './library-rows.queries.ts';

declare module '../../platform/http/refs.ts' {
  interface RefRows {
    trait_category: RowFrom<typeof entriesById>;
    trait: RowFrom<typeof entriesById>;
    subtrait: RowFrom<typeof entriesById>;
  }
}

/**
 * The library belongs to the platform and everybody who makes simulations and templates may name its entries. The
 * routes that change it are the super admin's alone, by their access.
 */
const loader =
  (kind: LibraryKind): RefLoader<RowFrom<typeof entriesById>> =>
  async (db, ids) =>
    (await entriesById(db, kind, ids)).map((row) => ({
      id: row.id,
      facts: { ...NO_FACTS, everyone: true },
      row: { ...row },
    }));

/** Entries of the trait library by id. */
export const traitLoaders: RefLoaders = {
  trait_category: loader('category'),
  trait: loader('trait'),
  subtrait: loader('subtrait'),
};
