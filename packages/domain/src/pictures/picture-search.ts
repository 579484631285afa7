import { placeKey } from '../places/place-key.ts';

/** A picture as it is found. */
export interface FindablePicture {
  readonly id: string;
  readonly title: { readonly en: string; readonly ar: string };
  /** What else it is found by, single words or several with blanks between, in any language. */
  readonly words: readonly string[];
  /** What comes first among pictures that fit alike, 0 to 30: scenes before drawings before signs. */
  readonly rank: number;
}

/** Words that mean what other words find: who says one of `said` also looks for each of `meant`. */
export interface WordGroup {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

/** Pictures made ready to be searched; see `pictureIndex`. */
export interface PictureIndex<T extends FindablePicture> {
  readonly pictures: readonly T[];
  /** Every word, ascending, and with each the pictures that have it and how much it says of them. */
  readonly words: readonly string[];
  readonly uses: ReadonlyMap<string, readonly Use[]>;
  readonly meanings: ReadonlyMap<string, readonly string[]>;
}

interface Use {
  readonly picture: number;
  readonly weight: number;
}

/** How much a word says of a picture: its whole title, a word of its title, one of its other words. */
const WEIGHT = { title: 120, title_word: 100, word: 60, part_of_word: 40 } as const;
/** A word that only begins as was typed, and one that was not typed but means the same, say less. */
const LESS = { begins: 0.6, meant: 0.7 } as const;

/**
 * A word as words are compared: without capitals, marks and the endings of English plurals, Arabic ones without their
 * article. It is no grammar: both sides are changed alike, so that "nurses" meets "nurse" and "الفريق" meets "فريق".
 */
export function wordStem(word: string): string {
  if (!/[a-z]$/.test(word)) return /^ال\p{L}{3,}$/u.test(word) ? word.slice(2) : word;
  if (!word.endsWith('s')) return word;
  if (/^[a-z]{3,}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/^[a-z]+(x|ch|sh|ss)es$/.test(word)) return word.slice(0, -2);
  if (/^[a-z]{3,}[^s]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Most words are plain English, whose key is told without looking at marks and forms of letters. */
const keyOf = (text: string): string =>
  /^[a-z0-9 -]*$/i.test(text) ? text.toLowerCase().replaceAll('-', ' ') : placeKey(text);

const stemsOf = (text: string): readonly string[] =>
  keyOf(text)
    .split(' ')
    .filter((word) => word !== '')
    .map(wordStem);

/** Makes pictures ready to be searched. Words that two groups share find what both mean. */
export function pictureIndex<T extends FindablePicture>(
  pictures: readonly T[],
  groups: readonly WordGroup[],
): PictureIndex<T> {
  // The same words are said of many pictures.
  const known = new Map<string, readonly string[]>();
  const stemsOfWords = (text: string) => {
    const stems = known.get(text) ?? stemsOf(text);
    known.set(text, stems);
    return stems;
  };
  const uses = new Map<string, Map<number, number>>();
  const note = (word: string, picture: number, weight: number) => {
    const own = uses.get(word) ?? new Map<number, number>();
    uses.set(word, own);
    own.set(picture, Math.max(own.get(picture) ?? 0, weight));
  };
  for (const [at, { title, words }] of pictures.entries()) {
    for (const text of [title.en, title.ar]) {
      const stems = stemsOf(text);
      if (stems.length > 0) note(stems.join(' '), at, WEIGHT.title);
      for (const stem of stems) note(stem, at, WEIGHT.title_word);
    }
    for (const text of words) {
      const stems = stemsOfWords(text);
      if (stems.length > 0) note(stems.join(' '), at, WEIGHT.word);
      if (stems.length > 1) for (const stem of stems) note(stem, at, WEIGHT.part_of_word);
    }
  }
  const meanings = new Map<string, string[]>();
  for (const { said, meant } of groups)
    for (const one of said) {
      const key = stemsOf(one).join(' ');
      meanings.set(key, [...(meanings.get(key) ?? []), ...meant.map((word) => stemsOf(word).join(' '))]);
    }
  return {
    pictures,
    words: [...uses.keys()].sort(),
    uses: new Map(
      [...uses].map(([word, of]) => [word, [...of].map(([picture, weight]) => ({ picture, weight }))]),
    ),
    meanings,
  };
}

/**
 * The pictures that a text finds, the best first: those with every word, by how much the words say of them; where none has
 * all, those with any. A word is found by its beginning from two letters on, and by what means the same. Without a word:
 * all of them, by rank. The order of pictures that fit alike is that of rank and then of the index.
 */
export function findPictures<T extends FindablePicture>(index: PictureIndex<T>, text: string): readonly T[] {
  const stems = stemsOf(text);
  const { pictures } = index;
  if (stems.length === 0) return inOrder(index, new Map(pictures.map((_, at) => [at, 0])));
  const each = stems.map((stem) => usesOf(index, stem));
  const all = each.reduce((found, next) => both(found, next));
  // Several words may be one term, such as "customer service".
  if (stems.length > 1) {
    const term = stems.join(' ');
    for (const { picture, weight } of index.uses.get(term) ?? []) raise(all, picture, weight * stems.length);
    addMeant(index, term, all, stems.length);
  }
  if (all.size > 0) return inOrder(index, all);
  const any = new Map<number, number>();
  for (const one of each)
    for (const [picture, weight] of one) any.set(picture, (any.get(picture) ?? 0) + weight);
  return inOrder(index, any);
}

function inOrder<T extends FindablePicture>(
  { pictures }: PictureIndex<T>,
  found: ReadonlyMap<number, number>,
): readonly T[] {
  const score = (at: number) => (found.get(at) ?? 0) + (pictures[at]?.rank ?? 0);
  return [...found.keys()].sort((a, b) => score(b) - score(a) || a - b).flatMap((at) => pictures[at] ?? []);
}

function raise(found: Map<number, number>, picture: number, weight: number): void {
  found.set(picture, Math.max(found.get(picture) ?? 0, weight));
}

/** Pictures that one word finds, with how much it says of each. */
function usesOf<T extends FindablePicture>(index: PictureIndex<T>, stem: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const { picture, weight } of index.uses.get(stem) ?? []) raise(found, picture, weight);
  if (stem.length >= 2)
    for (let at = firstFrom(index.words, stem); index.words[at]?.startsWith(stem) === true; at++)
      for (const { picture, weight } of index.uses.get(index.words[at] ?? '') ?? [])
        raise(found, picture, weight * LESS.begins);
  addMeant(index, stem, found, 1);
  return found;
}

function addMeant<T extends FindablePicture>(
  index: PictureIndex<T>,
  term: string,
  found: Map<number, number>,
  times: number,
): void {
  for (const word of index.meanings.get(term) ?? [])
    for (const { picture, weight } of index.uses.get(word) ?? [])
      raise(found, picture, weight * LESS.meant * times);
}

/** Pictures of both, with what both say added up. */
function both(some: ReadonlyMap<number, number>, others: ReadonlyMap<number, number>): Map<number, number> {
  const found = new Map<number, number>();
  for (const [picture, weight] of some) {
    const more = others.get(picture);
    if (more !== undefined) found.set(picture, weight + more);
  }
  return found;
}

/** Where the first word is that is not less than a text. */
function firstFrom(words: readonly string[], text: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from;
}
