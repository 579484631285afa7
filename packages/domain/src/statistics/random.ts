import { inversePhi } from './statistics.ts';

/**
 * Seeded random numbers, the same on every machine for the same seed: a small fast counting generator with three
 * words of chaotic state (construction "sfc32", Doty-Humphrey, PractRand) over a 128-bit hash of the seed.
 * Not for keys, tokens or anything that must resist an attacker who sees many outputs.
 */

/** A stream of random draws; each draw moves it on. */
export interface Random {
  /** Uniform from 0 (included) to 1 (excluded), 53 random bits. */
  next(): number;
  /** Uniform whole number from 0 to n - 1, without modulo bias. @throws RangeError unless n is whole, 1 to 2^32 */
  int(n: number): number;
  /** One item, each equally likely. @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T;
  /** A new list in random order, each order equally likely (Fisher-Yates); the given one is untouched. */
  shuffle<T>(items: readonly T[]): T[];
  /** Standard normal draw (mean 0, standard deviation 1), by inversion: one `next()` each. */
  normal(): number;
}

/** A generator for a seed: any string; plays use 128-bit hex. */
export function randomFrom(seed: string): Random {
  let [a, b, c, counter] = hashWords(seed);

  function word(): number {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  }

  function next(): number {
    const high = word() >>> 5;
    const low = word() >>> 6;
    return (high * 67108864 + low) / 9007199254740992;
  }

  function int(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > 4294967296) {
      throw new RangeError(`int needs a whole number from 1 to 2^32, not ${n}`);
    }
    const limit = 4294967296 - (4294967296 % n);
    let drawn = word();
    while (drawn >= limit) drawn = word();
    return drawn % n;
  }

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new RangeError('cannot pick from an empty list');
    return items[int(items.length)] as T;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = int(last + 1);
      const kept = order[last] as T;
      order[last] = order[other] as T;
      order[other] = kept;
    }
    return order;
  }

  function normal(): number {
    let p = next();
    while (p === 0) p = next();
    return inversePhi(p);
  }

  for (let i = 0; i < 12; i++) word();
  return { next, int, pick, shuffle, normal };
}

/**
 * A seed for a part of a whole ('order', 'jitter', …), so that one part's draws never shift another's.
 * @returns 32 hex digits, fixed by (seed, label)
 */
export function childSeed(seed: string, label: string): string {
  return hashWords(`${seed.length}:${seed}/${label}`)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** Four well-mixed 32-bit words from a string: four multiply-xor lanes, then a full cross mix. */
function hashWords(text: string): [number, number, number, number] {
  let a = 0x243f6a88 ^ text.length;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x9e3779b1);
    a = (a << 13) | (a >>> 19);
    b = Math.imul(b ^ (unit + a), 0x85ebca77);
    b = (b << 15) | (b >>> 17);
    c = Math.imul(c ^ (unit + b), 0xc2b2ae3d);
    c = (c << 11) | (c >>> 21);
    d = Math.imul(d ^ (unit + c), 0x27d4eb2f);
    d = (d << 17) | (d >>> 15);
  }
  for (let round = 0; round < 3; round++) {
    a = mix(a + d);
    b = mix(b + a);
    c = mix(c + b);
    d = mix(d + c);
  }
  return [a, b, c, d];
}

/** A bijection of 32-bit words in which every input bit reaches every output bit. */
function mix(word: number): number {
  let mixed = word | 0;
  mixed ^= mixed >>> 16;
  mixed = Math.imul(mixed, 0x7feb352d);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
