import { CATEGORIES } from '@tryout/games/vocabulary';
import type { SignedAct } from '../../platform/act.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { libraryId } from '../../platform/library-id.ts';
import { auditLibrary } from './library-log.ts';
import { keepVersions, lockLibrary } from './library-rows.queries.ts';
import { fillEvidence, insertStarters, type StarterEntry } from './starter-library.queries.ts';

const NONE = { low_label: '', high_label: '', direction: null, evidence: '', sources: [] };

const categories: readonly StarterEntry[] = CATEGORIES.map(({ id, name, definition, order, words }) => ({
  ...NONE,
  id: libraryId('category', id),
  key: id,
  parent: null,
  name,
  definition,
  words,
  sort_order: order,
}));

const traits: readonly StarterEntry[] = CATEGORIES.flatMap((category) =>
  category.traits.map(({ id, name, definition, low_label, high_label, evidence, references, words }, i) => ({
    id: libraryId('trait', id),
    key: id,
    parent: category.id,
    name,
    definition,
    low_label,
    high_label,
    direction: null,
    evidence,
    sources: references,
    words,
    sort_order: i + 1,
  })),
);

const subtraits: readonly StarterEntry[] = CATEGORIES.flatMap((category) =>
  category.traits.flatMap((trait) =>
    trait.subtraits.map(({ id, name, definition, low_label, high_label, direction, evidence, words }, i) => ({
      id: libraryId('subtrait', id),
      key: id,
      parent: trait.id,
      name,
      definition,
      low_label,
      high_label,
      direction,
      evidence,
      sources: trait.references,
      words,
      sort_order: i + 1,
    })),
  ),
);

/** Adds what the built-in games measure, as far as it is missing; what is there stays. Answers how many were added. */
export async function addStarterLibrary(act: SignedAct): Promise<number> {
  const added = await installStarterLibrary(act.db, act.actor.user_id);
  await auditLibrary(act, 'trait_library.starter_added', null, { added });
  return added;
}

/** The same as the server does at its start, on behalf of nobody (null). */
export function installStarterLibrary(db: Db, by: string | null = null): Promise<number> {
  return withTransaction(db, async (tx) => {
    await lockLibrary(tx);
    const added = [
      ...(await insertStarters(tx, 'category', categories)),
      ...(await insertStarters(tx, 'trait', traits)),
      ...(await insertStarters(tx, 'subtrait', subtraits)),
    ];
    await fillEvidence(tx, 'trait', traits);
    await fillEvidence(tx, 'subtrait', subtraits);
    await keepVersions(tx, added, 'Starter set', by);
    return added.length;
  });
}
