import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PictureCredit } from '@tryout/domain/pictures/picture-credit';
import { type Drawing, type LinePart, lineBody } from '@tryout/domain/pictures/picture-scene';
import {
  type FindablePicture,
  type PictureIndex,
  pictureIndex,
  type WordGroup,
} from '@tryout/domain/pictures/picture-search';
import { BUILT_IN_PICTURES, PICTURE_LICENCE } from '@tryout/domain/simulations/built-in-pictures';

const SEEDS = join(import.meta.dirname, '../../../seeds/pictures');

/** The collections of the library. */
export type Collection = 'drawn' | 'fluent' | 'tabler';

/** A picture of the library. */
export interface LibraryPicture extends FindablePicture {
  readonly collection: Collection;
  /** Its name within the collection. */
  readonly name: string;
  /** What Arabic readers see: of a sign whose name nobody translated, what one of its words means; no title to be found by. */
  readonly arabic: string;
  /** Null: a scene that was drawn for the product and lies beside its pages. */
  readonly drawing: Drawing | null;
}

/** What is said of a collection. */
export interface CollectionFacts extends Omit<PictureCredit, 'title' | 'source'> {
  readonly name: string;
}

/** Whose the collections are, and on what terms. */
export const COLLECTIONS: Readonly<Record<Collection, CollectionFacts>> = {
  drawn: {
    name: 'Tryout',
    author: 'Tryout',
    licence: PICTURE_LICENCE,
    licence_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    source_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
  fluent: {
    name: 'Fluent Emoji',
    author: 'Microsoft Corporation',
    licence: 'MIT',
    licence_url: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
    source_url: 'https://github.com/microsoft/fluentui-emoji',
  },
  tabler: {
    name: 'Tabler Icons',
    author: 'Paweł Kuna',
    licence: 'MIT',
    licence_url: 'https://github.com/tabler/tabler-icons/blob/main/LICENSE',
    source_url: 'https://tabler.io/icons',
  },
};

/** What comes first among pictures that fit alike. */
const RANKS: Readonly<Record<Collection, number>> = { drawn: 30, fluent: 15, tabler: 0 };

/** The library, ready to be searched. */
export interface PictureLibrary {
  readonly index: PictureIndex<LibraryPicture>;
  readonly byId: ReadonlyMap<string, LibraryPicture>;
}

let library: Promise<PictureLibrary> | undefined;

/** The built-in pictures. Read once, when somebody first looks for one: some three tenths of a second of work. */
export function pictureLibrary(): Promise<PictureLibrary> {
  library ??= readLibrary().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

async function readLibrary(): Promise<PictureLibrary> {
  const [fluent, groups] = await Promise.all([readFluent(), readGroups()]);
  const arabic = arabicWords(fluent, groups);
  const pictures = [...drawn(), ...fluent, ...(await readTabler(arabic))];
  return {
    // What something is called in Arabic finds what it is called in English, also where only that is known.
    index: pictureIndex(pictures, [
      ...groups,
      ...fluent.map(({ title }) => ({ said: [title.ar], meant: [title.en] })),
    ]),
    byId: new Map(pictures.map((picture) => [picture.id, picture])),
  };
}

const linesOf = async (file: string): Promise<readonly (readonly string[])[]> =>
  (await readFile(join(SEEDS, file), 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

async function readGroups(): Promise<readonly WordGroup[]> {
  return (await linesOf('synonyms.txt')).map(([said, meant]) => ({
    said: listOf(said),
    meant: listOf(meant),
  }));
}

function drawn(): readonly LibraryPicture[] {
  return BUILT_IN_PICTURES.map(({ key, title, words }) => ({
    id: `drawn:${key}`,
    collection: 'drawn',
    name: key,
    title,
    arabic: title.ar,
    words: [key.replaceAll('-', ' '), ...words.split(' ')],
    rank: RANKS.drawn,
    drawing: null,
  }));
}

/** Coloured drawings: those that the list of words names, which has none twice for the colours of skin. */
async function readFluent(): Promise<readonly LibraryPicture[]> {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'));
  const { icons, height } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
    readonly height: number;
  };
  return (await linesOf('words.txt')).flatMap(([name = '', en = '', ar = '', words]) => {
    const body = icons[name]?.body;
    if (body === undefined) return [];
    return {
      id: `fluent:${name}`,
      collection: 'fluent' as const,
      name,
      title: { en: capital(en), ar },
      arabic: ar,
      words: [name.replaceAll('-', ' '), ...listOf(words)],
      rank: RANKS.fluent,
      drawing: { body, size: height, is_line: false },
    };
  });
}

/** Signs: not those of brands, which are others' marks, nor those that cross another one out. */
async function readTabler(arabic: ReadonlyMap<string, string>): Promise<readonly LibraryPicture[]> {
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve('@tabler/icons/outline/users.svg'))),
    '../..',
  );
  const [about, shapes] = await Promise.all(
    ['icons.json', 'tabler-nodes-outline.json'].map(async (file) =>
      JSON.parse(await readFile(join(folder, file), 'utf8')),
    ),
  );
  const entries = Object.values(
    about as Readonly<Record<string, { name: string; category: string; tags: readonly unknown[] }>>,
  );
  return entries.flatMap(({ name, category, tags }) => {
    const parts = (shapes as Readonly<Record<string, readonly LinePart[]>>)[name];
    if (!parts || category === 'Brand' || /^brand-|-off$/.test(name)) return [];
    const en = name.replaceAll('-', ' ');
    const words = tags.filter((tag) => typeof tag === 'string').map((tag) => tag.replaceAll('-', ' '));
    const ar = [en, ...words].map((word) => arabic.get(word)).find((word) => word !== undefined);
    return {
      id: `tabler:${name}`,
      collection: 'tabler' as const,
      name,
      title: { en: capital(en), ar: arabic.get(en) ?? '' },
      arabic: ar ?? capital(en),
      words: [...words, category],
      rank: RANKS.tabler,
      drawing: { body: lineBody(parts), size: 24, is_line: true },
    };
  });
}

/** What English words are called in Arabic, as far as the lists of words tell. */
function arabicWords(
  fluent: readonly LibraryPicture[],
  groups: readonly WordGroup[],
): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const { title } of fluent) known.set(title.en.toLowerCase(), title.ar);
  for (const { said } of groups) {
    const ar = said.find((word) => /\p{Script=Arabic}/u.test(word));
    if (ar !== undefined) for (const word of said) if (/^[a-z ]+$/.test(word)) known.set(word, ar);
  }
  return known;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who is named for a picture of the library. */
export function creditOf({ collection, title }: LibraryPicture): PictureCredit {
  const { name, ...facts } = COLLECTIONS[collection];
  return { ...facts, title: title.en, source: name };
}
