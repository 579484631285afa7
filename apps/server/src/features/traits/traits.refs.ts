import type { LibraryKind } from '@tryout/domain/traits/trait-library';
import { NO_FACTS, type RefLoader, type RefLoaders } from '../../platform/http/refs.ts';
import { entriesById } from './library-rows.queries.ts';

/**
 * The library belongs to the platform and everybody who makes simulations and templates may name its entries. The
 * routes that change it are the super admin's alone, by their access.
 */
const loader =
  (kind: LibraryKind): RefLoader =>
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
