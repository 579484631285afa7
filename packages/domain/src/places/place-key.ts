/** Letters that are no letter with a mark, as they are written without one. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  // Arabic letters that people type one for the other, and those of Persian and Urdu that look like them.
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ۀ: 'ه',
  ٱ: 'ا',
};

const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/**
 * A name of a place as it is compared: small letters without marks, no signs but blanks between words; the same for every
 * usual way to write it ("São Paulo", "sao  paulo"; "Saint-Étienne", "saint etienne"; "القاهرة", "القاهره"). Empty where
 * the text has neither letters nor digits. The key of a key is itself.
 */
export function placeKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’ʻʼ`ـ]+/gu, '')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * How many slips of the finger lie between what was typed and the beginning of a name, both as keys: a letter left out,
 * one too many, another one, or two that changed places (optimal string alignment; Damerau 1964, restricted). What the
 * name goes on with costs nothing, so that a name is found before it is typed to its end. 0: it begins with what was typed.
 * More than `most` are not counted to their end: the answer is then `most + 1`, which takes less time the less `most` is.
 */
export function slipsToBeginning(typed: string, name: string, most: number = [...typed].length): number {
  const a = [...typed];
  // A beginning that is longer by more than `most` has too many letters.
  const b = [...name].slice(0, a.length + most);
  const tooMany = most + 1;
  const line = () => new Array<number>(b.length + 1).fill(tooMany);
  let [before, last, next] = [line(), line(), line()];
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, tooMany);
  let leastLast = 0;
  for (let i = 1; i <= a.length; i++) {
    // Only lengths that differ by no more than `most` can be so near.
    const [from, to] = [Math.max(0, i - most), Math.min(b.length, i + most)];
    next.fill(tooMany);
    let leastNext = tooMany;
    for (let j = from; j <= to; j++) {
      const least =
        j === 0
          ? i
          : Math.min(
              (last[j] ?? tooMany) + 1,
              (next[j - 1] ?? tooMany) + 1,
              (last[j - 1] ?? tooMany) + (a[i - 1] === b[j - 1] ? 0 : 1),
              i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
                ? (before[j - 2] ?? tooMany) + 1
                : tooMany,
            );
      next[j] = Math.min(least, tooMany);
      leastNext = Math.min(leastNext, least);
    }
    // Two that changed places reach over one line at most.
    if (leastNext > most && leastLast > most) return tooMany;
    leastLast = leastNext;
    [before, last, next] = [last, next, before];
  }
  return Math.min(...last);
}

/** Of so many letters at most slips are looked for in an index. */
const MOST_INDEXED = 6;

/**
 * The beginning of a key of five letters or more with each of its letters left out once: of six letters, or of five where
 * there are no more. Names whose beginning has one of them too are a slip apart there at most (symmetric deletes, Garbe
 * 2012); the database keeps them as `place_beginnings`.
 */
export function beginningsWithout(key: string): string[] {
  const letters = [...key].slice(0, MOST_INDEXED);
  return [...new Set(letters.map((_, left_out) => letters.filter((_, at) => at !== left_out).join('')))];
}

/** How many slips are forgiven in so many letters: none in up to four, one in up to seven, else two. */
export const slipsForgiven = (letters: number): number => (letters < 5 ? 0 : letters < 8 ? 1 : 2);
