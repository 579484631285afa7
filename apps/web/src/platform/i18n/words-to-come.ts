import type { CompiledMessage } from '@tryout/domain/text/message-format';

type Words = Readonly<Record<string, CompiledMessage>>;
/** The words of a language, or what fetches them. */
export type WordsOrWay = Words | (() => Promise<Words>);

interface Comer {
  /** Fetches the words of a language; resolves when they are in their catalogue, or could not be had. */
  readonly fetch: (tag: string) => Promise<void>;
}

const comers = new Set<Comer>();
const onTheirWay = new WeakMap<object, Map<string, Promise<void>>>();
const wanted = new Set<string>();

/**
 * Fills a catalogue with the words of other languages as they come: at once where they are at hand, else as soon as
 * somebody reads that language. Until then, and where they cannot be had, the English ones are shown.
 */
export function fillLater(
  catalogue: Record<string, Words>,
  others: Readonly<Record<string, WordsOrWay>>,
  parts: readonly Readonly<Record<string, Words>>[],
): void {
  for (const [tag, words] of Object.entries(others))
    if (typeof words !== 'function') catalogue[tag] = joined(tag, words, parts);
  const comer: Comer = {
    fetch: (tag) => {
      const load = others[tag];
      const known = onTheirWay.get(catalogue)?.get(tag);
      if (known || typeof load !== 'function') return known ?? Promise.resolve();
      const coming: Promise<void> = Promise.all([load(), ...parts.map((part) => wordsComing(part, tag))])
        .then(([loaded]) => {
          catalogue[tag] = joined(tag, loaded, parts);
        })
        .catch((error: unknown) => console.warn(`Words of ${tag} did not load`, error))
        // React reads this mark: words that are here are read without waiting once more.
        .then(() => void Object.assign(coming, { status: 'fulfilled', value: undefined }));
      onTheirWay.set(catalogue, (onTheirWay.get(catalogue) ?? new Map()).set(tag, coming));
      return coming;
    },
  };
  comers.add(comer);
  for (const tag of wanted) void comer.fetch(tag);
}

const joined = (tag: string, words: Words, parts: readonly Readonly<Record<string, Words>>[]): Words =>
  Object.assign({}, ...parts.map((part) => part[tag] ?? part.en), words);

/** From now on the words of a language are fetched; resolves when those of all catalogues so far are here. */
export async function wantWords(tag: string): Promise<void> {
  wanted.add(tag);
  await Promise.all([...comers].map(({ fetch }) => fetch(tag)));
}

/**
 * What to wait for before the catalogue can be read in a language; undefined where nothing was fetched. It stays the
 * same promise after it is settled: a component that waited for it has to ask for it again when it is drawn once more.
 */
export const wordsComing = (catalogue: object, tag: string): Promise<void> | undefined =>
  onTheirWay.get(catalogue)?.get(tag);
