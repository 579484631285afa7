import type { ReferenceKind } from '@tryout/domain/reference-data/reference-kinds';
import {
  isSuggestible,
  replacements,
  withReplaced,
  wordKey,
} from '@tryout/domain/reference-data/reference-words';
import type { Act } from '../../platform/act.ts';
import { findKnown, queueWords } from './entries.queries.ts';

/**
 * Skills as a record keeps them: in people's own words, but for those that were merged into others. What no list has is
 * queued for the platform's people to look at, without who said it.
 */
export async function takeSkills(
  { db, services }: Act,
  kind: Extract<ReferenceKind, 'skill' | 'technical_skill'>,
  words: readonly string[],
): Promise<string[]> {
  if (words.length === 0) return [];
  const keys = words.map(wordKey);
  const known = await findKnown(db, ['skill', 'technical_skill'], keys);
  const pairs = new Map<string, string>();
  for (const entry of known) {
    if (entry.kind !== kind || entry.instead === null) continue;
    for (const [gone, kept] of replacements(entry, entry.instead)) pairs.set(gone, kept);
  }
  const listed = new Set(known.flatMap((entry) => entry.words));
  const unknown = new Map(
    words
      .map((word) => word.toWellFormed().trim().replace(/\s+/gu, ' '))
      .filter((word) => !listed.has(wordKey(word)) && isSuggestible(word))
      .map((word) => [wordKey(word), word]),
  );
  if (unknown.size > 0) await queueWords(db, kind, [...unknown.values()], services.now());
  return withReplaced(words, pairs);
}
