import type { Messages } from './words.tsx';

/** The words of a game while it is played: English at hand, other languages fetched when they are read. */
export interface GameWords {
  readonly en: Messages;
  readonly others: Readonly<Record<string, () => Promise<Messages>>>;
}

/**
 * The words of a game from its `words/<language>.json`, with those of others that it builds on. The build puts the words
 * in place of the game's key (`packages/games/vite/game-words.ts`).
 */
export function defineGameWords(game: string, ...parts: readonly GameWords[]): GameWords {
  const filled: unknown = game;
  if (typeof filled === 'string') throw new Error(`The words of ${filled} were not put in by the build`);
  const own = filled as GameWords;
  const tags = new Set([own, ...parts].flatMap(({ others }) => Object.keys(others)));
  const en: Messages = Object.assign({}, ...parts.map((part) => part.en), own.en);
  return {
    en,
    others: Object.fromEntries(
      [...tags].map((tag) => [
        tag,
        async () =>
          Object.assign({}, en, ...(await Promise.all([...parts, own].map(({ others }) => others[tag]?.())))),
      ]),
    ),
  };
}

const coming = new WeakMap<GameWords, Map<string, Promise<Messages>>>();

/** The words of a game in a language, English ones where it has none or they cannot be had; the same promise each time. */
export function gameWordsIn(words: GameWords, tag: string): Promise<Messages> {
  const known = coming.get(words) ?? new Map<string, Promise<Messages>>();
  coming.set(words, known);
  const found =
    known.get(tag) ??
    (words.others[tag]?.() ?? Promise.resolve(words.en)).catch((error: unknown) => {
      console.warn(`Words of ${tag} did not load`, error);
      known.delete(tag);
      return words.en;
    });
  known.set(tag, found);
  return found;
}
