import { sha512 } from './digests.ts';

/**
 * Verifying Ed25519 signatures (RFC 8032 § 5.1.7) in plain arithmetic. Nothing here is secret, so that it takes longer
 * for some keys than for others tells nobody anything. Signing is the server's.
 */

const P = 2n ** 255n - 19n;
const L = 2n ** 252n + 27742317777372353535851937790883648493n;

const mod = (n: bigint): bigint => ((n % P) + P) % P;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = mod(base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % P;
    square = (square * square) % P;
  }
  return result;
}

const D = mod(-121665n * power(121666n, P - 2n));
const ROOT_OF_MINUS_ONE = power(2n, (P - 1n) / 4n);

/** A point in extended coordinates: x = X/Z, y = Y/Z, T = XY/Z. */
type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint];

const NEUTRAL: Point = [0n, 1n, 1n, 0n];

function added([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const a = ((y1 - x1 + P) * (y2 - x2 + P)) % P;
  const b = ((y1 + x1) * (y2 + x2)) % P;
  const c = (2n * t1 * t2 * D) % P;
  const d = (2n * z1 * z2) % P;
  const e = b - a + P;
  const f = d - c + P;
  const g = d + c;
  const h = b + a;
  return [(e * f) % P, (g * h) % P, (f * g) % P, (e * h) % P];
}

function times(scalar: bigint, point: Point): Point {
  let result = NEUTRAL;
  let doubled = point;
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = added(result, doubled);
    doubled = added(doubled, doubled);
  }
  return result;
}

const isSame = ([x1, y1, z1]: Point, [x2, y2, z2]: Point): boolean =>
  mod(x1 * z2 - x2 * z1) === 0n && mod(y1 * z2 - y2 * z1) === 0n;

/** The point of an ordinate and the lowest bit of its abscissa; null: there is none. */
function pointOf(y: bigint, odd: boolean): Point | null {
  if (y >= P) return null;
  const square = mod((y * y - 1n) * power(D * y * y + 1n, P - 2n));
  let x = power(square, (P + 3n) / 8n);
  if (mod(x * x - square) !== 0n) x = mod(x * ROOT_OF_MINUS_ONE);
  if (mod(x * x - square) !== 0n || (x === 0n && odd)) return null;
  if (((x & 1n) === 1n) !== odd) x = P - x;
  return [x, y, 1n, mod(x * y)];
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

function decoded(bytes: Uint8Array): Point | null {
  const number = littleEndian(bytes);
  return pointOf(number & ((1n << 255n) - 1n), number >> 255n === 1n);
}

const BASE = pointOf(mod(4n * power(5n, P - 2n)), false) as Point;

/**
 * Whether a signature is one of a message by a key.
 * @param signature 64 bytes. @param message Any bytes; short ones. @param public_key 32 bytes.
 * Wrong lengths, points that do not exist and a scalar that is not below the group's order answer false.
 */
export function verifyEd25519(signature: Uint8Array, message: Uint8Array, public_key: Uint8Array): boolean {
  if (signature.length !== 64 || public_key.length !== 32) return false;
  const r = decoded(signature.subarray(0, 32));
  const key = decoded(public_key);
  const s = littleEndian(signature.subarray(32));
  if (r === null || key === null || s >= L) return false;
  const hashed = new Uint8Array(64 + message.length);
  hashed.set(signature.subarray(0, 32));
  hashed.set(public_key, 32);
  hashed.set(message, 64);
  const k = littleEndian(sha512(hashed)) % L;
  return isSame(times(s, BASE), added(r, times(k, key)));
}
