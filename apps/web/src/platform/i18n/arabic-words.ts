type Words = Readonly<Record<string, string>>;

interface Waiting {
  /** Fetches the words; resolves when they stand in their catalogue, or could not be had. */
  readonly fetch: () => Promise<void>;
}

const waiting = new Set<Waiting>();
const onTheirWay = new WeakMap<object, Promise<void>>();
let wanted = false;

/**
 * A catalogue whose Arabic words are in a file of their own, as in every build (vite/arabic-apart.ts). They are
 * fetched as soon as somebody reads Arabic; until then, and where they cannot be had, the English ones stand in.
 */
export function withArabicLater<W extends Words>(en: W, load: () => Promise<W>): { en: W; ar: W } {
  const catalogue = { en, ar: en };
  const entry: Waiting = {
    fetch: () => {
      waiting.delete(entry);
      const coming: Promise<void> = load()
        .then((words) => {
          catalogue.ar = words;
        })
        .catch((error: unknown) => console.warn('Arabic words did not load', error))
        // React reads this mark: words that are here are read without waiting once more.
        .then(() => void Object.assign(coming, { status: 'fulfilled', value: undefined }));
      onTheirWay.set(catalogue, coming);
      return coming;
    },
  };
  waiting.add(entry);
  if (wanted) void entry.fetch();
  return catalogue;
}

/** From now on Arabic words are fetched; resolves when those of all catalogues so far are here. */
export async function wantArabic(): Promise<void> {
  wanted = true;
  await Promise.all([...waiting].map(({ fetch }) => fetch()));
}

/**
 * What to wait for before the catalogue can be read in Arabic; undefined where nothing was fetched. It stays the same
 * promise after it is settled: a component that waited for it has to ask for it again when it is drawn once more.
 */
export const arabicComing = (catalogue: object): Promise<void> | undefined => onTheirWay.get(catalogue);
