/**
 * SHA-256 and SHA-512 (FIPS 180-4) in plain arithmetic. Whoever checks a dossier has neither our server nor, on a page
 * that was saved or is not served over TLS, the browser's own cryptography; the same file runs in both.
 */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 64 bits of the fraction of the root of a number; `degree` 2 or 3. */
function fractionOfRoot(n: number, degree: 2 | 3): bigint {
  const target = BigInt(n) << BigInt(64 * degree);
  let root = 0n;
  for (let bit = 1n << 70n; bit > 0n; bit >>= 1n) {
    const next = root | bit;
    if (next ** BigInt(degree) <= target) root = next;
  }
  return root & 0xffffffffffffffffn;
}

const K512 = primes(80).map((prime) => fractionOfRoot(prime, 3));
const H512 = primes(8).map((prime) => fractionOfRoot(prime, 2));
const K256 = Uint32Array.from(K512.slice(0, 64), (word) => Number(word >> 32n));
const H256 = H512.map((word) => Number(word >> 32n));

/** The message with a one, zeros and its length in bits, to whole blocks. */
function padded(bytes: Uint8Array, block: 64 | 128): Uint8Array {
  const length = Math.ceil((bytes.length + 1 + block / 8) / block) * block;
  const out = new Uint8Array(length);
  out.set(bytes);
  out[bytes.length] = 0x80;
  new DataView(out.buffer).setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return out;
}

/** Bytes as lower-case hex digits. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of lower-case hex digits; null: it is something else. */
export function bytesOfHex(hex: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16),
  );
}

/** The UTF-8 bytes of a text. */
export function bytesOfText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256 of bytes, as 64 lower-case hex digits. */
export function sha256OfBytes(bytes: Uint8Array): string {
  const message = padded(bytes, 64);
  const view = new DataView(message.buffer);
  const state = Uint32Array.from(H256);
  const w = new Uint32Array(64);
  const at = (i: number): number => w[i] as number;
  for (let from = 0; from < message.length; from += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(from + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const s0 = right(at(i - 15), 7) ^ right(at(i - 15), 18) ^ (at(i - 15) >>> 3);
      const s1 = right(at(i - 2), 17) ^ right(at(i - 2), 19) ^ (at(i - 2) >>> 10);
      w[i] = at(i - 16) + s0 + at(i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const s1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const one = (h + s1 + ((e & f) ^ (~e & g)) + (K256[i] as number) + at(i)) | 0;
      const s0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] as number) + word;
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

const MASK = 0xffffffffffffffffn;
const right64 = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

/** SHA-512 of bytes, 64 bytes. For short messages: it counts in big integers. */
export function sha512(bytes: Uint8Array): Uint8Array {
  const message = padded(bytes, 128);
  const view = new DataView(message.buffer);
  const state = [...H512];
  const w: bigint[] = [];
  const at = (i: number): bigint => w[i] as bigint;
  for (let from = 0; from < message.length; from += 128) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getBigUint64(from + 8 * i);
    for (let i = 16; i < 80; i += 1) {
      const s0 = right64(at(i - 15), 1n) ^ right64(at(i - 15), 8n) ^ (at(i - 15) >> 7n);
      const s1 = right64(at(i - 2), 19n) ^ right64(at(i - 2), 61n) ^ (at(i - 2) >> 6n);
      w[i] = (at(i - 16) + s0 + at(i - 7) + s1) & MASK;
    }
    let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
    for (let i = 0; i < 80; i += 1) {
      const s1 = right64(e, 14n) ^ right64(e, 18n) ^ right64(e, 41n);
      const one = (h + s1 + ((e & f) ^ (~e & MASK & g)) + (K512[i] as bigint) + at(i)) & MASK;
      const s0 = right64(a, 28n) ^ right64(a, 34n) ^ right64(a, 39n);
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) & MASK;
      h = g;
      g = f;
      f = e;
      e = (d + one) & MASK;
      d = c;
      c = b;
      b = a;
      a = (one + two) & MASK;
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries())
      state[i] = ((state[i] as bigint) + word) & MASK;
  }
  const out = new Uint8Array(64);
  const outView = new DataView(out.buffer);
  for (const [i, word] of state.entries()) outView.setBigUint64(8 * i, word);
  return out;
}
