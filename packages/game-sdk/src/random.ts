/** Numbers that look like chance and are the same for the same seed and label. */
export interface SeededRandom {
  /** Evenly from 0 up to but without 1. */
  next(): number;
  /** A whole number evenly from `min` to `max`, both included. @throws RangeError when that is no range. */
  integer(min: number, max: number): number;
  /** A new list in another order; every order is as likely. */
  shuffle<T>(list: readonly T[]): T[];
}

/**
 * Chance from a seed: FNV-1a of `seed` and `label` fills the state through splitmix32, and sfc32 gives the numbers.
 * For chance in a game, never for secrets.
 */
export function createRandom(seed: string, label = ''): SeededRandom {
  let mix = hash(`${seed}/${label}`);
  const fill = () => {
    mix = (mix + 0x9e3779b9) | 0;
    let z = Math.imul(mix ^ (mix >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return z ^ (z >>> 15);
  };
  let [a, b, c, counter] = [fill(), fill(), fill(), 1];
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  }
  for (let round = 0; round < 12; round++) next();
  function integer(min: number, max: number): number {
    if (!Number.isSafeInteger(min) || !Number.isSafeInteger(max) || max < min || max - min >= 2 ** 32) {
      throw new RangeError(`No whole numbers from ${min} to ${max}.`);
    }
    return min + Math.floor(next() * (max - min + 1));
  }
  return {
    next,
    integer,
    shuffle(list) {
      const mixed = [...list];
      for (let last = mixed.length - 1; last > 0; last--) {
        const other = integer(0, last);
        [mixed[last], mixed[other]] = [mixed[other] as never, mixed[last] as never];
      }
      return mixed;
    },
  };
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193);
  return h;
}
