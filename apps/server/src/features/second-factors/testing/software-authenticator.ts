import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a browser and an authenticator make of a request, and what of it may be wrong. */
export interface Forgery {
  /** Page that asked; its own unless told. */
  readonly origin?: string;
  /** Host that the authenticator believes it signs for; the request's unless told. */
  readonly rp_id?: string;
  /** Challenge that is signed; the request's unless told. */
  readonly challenge?: string;
  /** False: nobody showed finger, face or PIN. */
  readonly is_verified?: boolean;
  /** The counter that is signed; one more each time unless told. */
  readonly count?: number;
  /** Whose passkey it says that it is. */
  readonly user_handle?: string;
  /** Signed with a key that nobody registered. */
  readonly with_other_key?: boolean;
  /** A certificate in the attestation, which nobody asked for. */
  readonly with_certificate?: boolean;
}

type Cbor = number | string | Buffer | Cbor[] | Map<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

/** CBOR (RFC 8949) as authenticators write it, as far as it is needed. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** ES256 on P-256, as a COSE key (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** An authenticator of one passkey, with real keys and signatures, and the browser around it. */
export class SoftwareAuthenticator {
  readonly id: string;
  count = 0;
  #handle = '';
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;

  constructor(origin: string, id: Buffer = randomBytes(32)) {
    this.#origin = origin;
    this.id = id.toString('base64url');
  }

  #clientData(type: string, challenge: string, forgery: Forgery): Buffer {
    const { origin = this.#origin } = forgery;
    return Buffer.from(
      JSON.stringify({ type, challenge: forgery.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #authenticatorData(rpId: string, forgery: Forgery, flags: number): Buffer {
    this.count += 1;
    const data = Buffer.alloc(37);
    sha256(forgery.rp_id ?? rpId).copy(data);
    data[32] = flags | PRESENT | (forgery.is_verified === false ? 0 : VERIFIED);
    data.writeUInt32BE(forgery.count ?? this.count, 33);
    return data;
  }

  /** A new passkey, as `navigator.credentials.create` gives it. */
  // biome-ignore lint/suspicious/noExplicitAny: options as the API answered them
  make(options: any, forgery: Forgery = {}) {
    this.#handle = options.user.id;
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.#authenticatorData(options.rp.id, forgery, WITH_KEY),
      Buffer.alloc(16),
      length,
      id,
      coseKey(this.#keys.publicKey),
    ]);
    const statement: [string, Cbor][] = forgery.with_certificate
      ? [
          ['alg', -7],
          ['sig', randomBytes(70)],
          ['x5c', [randomBytes(300)]],
        ]
      : [];
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', forgery.with_certificate ? 'packed' : 'none'],
        ['attStmt', new Map<string, Cbor>(statement)],
        ['authData', data],
      ]),
    );
    return {
      id: this.id,
      client_data: this.#clientData('webauthn.create', options.challenge, forgery).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal'],
    };
  }

  /** A signed challenge, as `navigator.credentials.get` gives it. */
  // biome-ignore lint/suspicious/noExplicitAny: options as the API answered them
  sign(options: any, forgery: Forgery = {}) {
    const client = this.#clientData('webauthn.get', options.challenge, forgery);
    const data = this.#authenticatorData(options.rpId, forgery, 0);
    const key = forgery.with_other_key
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : this.#keys.privateKey;
    return {
      id: this.id,
      client_data: client.toString('base64url'),
      authenticator_data: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), key).toString('base64url'),
      user_handle: forgery.user_handle ?? this.#handle,
    };
  }
}
