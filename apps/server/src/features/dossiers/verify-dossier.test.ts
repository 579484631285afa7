import { createHash, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { bytesOfHex, bytesOfText, hexOf, sha256OfBytes, sha512 } from '@tryout/domain/dossiers/digests';
import {
  type DossierAbout,
  fieldDigests,
  MANIFEST_PART,
  packDossier,
  SIGNATURE_PART,
} from '@tryout/domain/dossiers/dossier-format';
import { verifyEd25519 } from '@tryout/domain/dossiers/ed25519';
import {
  checkKeyLog,
  dayDigest,
  type KeyLogContent,
  type KeyLogLine,
  keyId,
  logDigest,
  logMessage,
} from '@tryout/domain/dossiers/key-log';
import { packStored, partsOf } from '@tryout/domain/dossiers/stored-zip';
import { isPublishedKeys, verifyDossier } from '@tryout/domain/dossiers/verify-dossier';
import { canonicalJson } from '@tryout/domain/records/canonical-json';
import { CHAIN_START } from '@tryout/domain/records/hash-chain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifiesQuickly } from './signatures.ts';

const ORGANIZATION = 'a0000000-0000-7000-8000-000000000001';

interface Key {
  readonly secret: KeyObject;
  readonly public_key: string;
}

function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    secret: privateKey,
    public_key: hexOf(publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)),
  };
}

const signed = (key: Key, message: string): string => hexOf(sign(null, Buffer.from(message), key.secret));

type Written = {
  [K in KeyLogContent['kind']]: Pick<Extract<KeyLogContent, { kind: K }>, 'kind' | 'content'>;
};

/** A log of some lines, each signed by the key beside it. */
function logOf(...written: readonly (readonly [Written['key'] | Written['day'], Key])[]): KeyLogLine[] {
  const lines: KeyLogLine[] = [];
  for (const [at, [line, key]] of written.entries()) {
    const content = {
      ...line,
      organization_id: ORGANIZATION,
      number: at + 1,
      at: '2026-11-01T00:00:00.000Z',
      key_id: keyId(key.public_key),
    } as KeyLogContent;
    const digest = logDigest(lines.at(-1)?.digest ?? CHAIN_START, content);
    lines.push({ ...content, digest, signature: signed(key, logMessage(digest)) });
  }
  return lines;
}

const [one, two, stranger] = [newKey(), newKey(), newKey()];
const begins = (key: Key, endorsed: boolean) =>
  ({ kind: 'key', content: { public_key: key.public_key, endorsed } }) as const;
const day = (n: number) =>
  ({
    kind: 'day',
    content: { day: `2026-11-0${n}`, lines: n, digest: dayDigest(n, n + 9, []), dossiers: CHAIN_START },
  }) as const;

const LINES = logOf([begins(one, false), one], [day(1), one], [begins(two, true), one], [day(2), two]);
const published = { organization_id: ORGANIZATION, organization_name: 'Harbour', lines: LINES };

const DOCUMENT = {
  about: { application_id: 'b1', nothing: null, empty: [] },
  moves: [
    { seq: 1, to: 'applied', detail: { by: 'Ana', list: [1, 2] } },
    { seq: 2, to: 'approved', reason: 'Best of “all” – ñ, 日本' },
  ],
  score_cards: [{ version: 1, job_fit: 61.5, trace: { steps: [[1, { a: true }]] } }],
  mails: [],
};

function dossierBy(key: Key, document: unknown = DOCUMENT, about: Partial<DossierAbout> = {}): Uint8Array {
  return packDossier({
    about: {
      dossier_id: 'd1',
      made_at: '2026-11-02T10:00:00.000Z',
      variant: 'full',
      organization_id: ORGANIZATION,
      organization_name: 'Harbour',
      application_id: 'b1',
      log: { number: 4, digest: LINES[3]?.digest ?? '' },
      ...about,
    },
    document,
    shown: [
      { name: 'dossier.html', bytes: bytesOfText('<p>Ana</p>') },
      { name: 'verify.mjs', bytes: bytesOfText('run()') },
    ],
    public_key: key.public_key,
    sign: (message) => signed(key, message),
  }).bytes;
}

/** The same dossier with one part as somebody else would have it. */
function altered(archive: Uint8Array, name: string, change: (text: string) => string | null): Uint8Array {
  return packStored(
    (partsOf(archive) ?? []).flatMap((part) => {
      if (part.name !== name) return [part];
      const text = change(new TextDecoder().decode(part.bytes));
      return text === null ? [] : [{ name, bytes: bytesOfText(text) }];
    }),
  );
}

const dossier = dossierBy(two);

it('hashes as the runtime does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(sha256OfBytes(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(hexOf(sha512(bytes))).toBe(createHash('sha512').update(bytes).digest('hex'));
      expect(bytesOfHex(hexOf(bytes))).toEqual(bytes);
    }),
    { numRuns: 60 },
  );
});

it('agrees with the runtime about signatures, also about altered ones', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom('none', 'signature', 'message', 'key'),
      fc.nat(),
      (message, what, bit) => {
        const { privateKey, publicKey } = generateKeyPairSync('ed25519');
        const der = publicKey.export({ type: 'spki', format: 'der' });
        const flipped = (bytes: Uint8Array, is: string) => {
          const copy = Uint8Array.from(bytes);
          const at = (bit >> 3) % Math.max(1, copy.length);
          if (what === is && copy.length > 0) copy[at] = (copy[at] as number) ^ (1 << (bit & 7));
          return copy;
        };
        const signature = flipped(sign(null, message, privateKey), 'signature');
        const key = flipped(der.subarray(-32), 'key');
        const text = flipped(message, 'message');
        const theirs = verify(
          null,
          text,
          { key: Buffer.concat([der.subarray(0, -32), key]), format: 'der', type: 'spki' },
          signature,
        );
        expect(verifyEd25519(signature, text, key)).toBe(theirs);
      },
    ),
    { numRuns: 25 },
  );
});

it('takes no signature of another length, nor a scalar beyond the order', () => {
  const message = bytesOfText('a');
  const signature = bytesOfHex(signed(one, 'a')) as Uint8Array;
  const key = bytesOfHex(one.public_key) as Uint8Array;
  expect(verifyEd25519(signature, message, key)).toBe(true);
  expect(verifyEd25519(signature.subarray(1), message, key)).toBe(false);
  expect(verifyEd25519(signature, message, key.subarray(1))).toBe(false);
  const order = 2n ** 252n + 27742317777372353535851937790883648493n;
  let scalar = order + signature.subarray(32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const malleable = Uint8Array.from(signature);
  for (let i = 32; i < 64; i += 1) {
    malleable[i] = Number(scalar & 255n);
    scalar >>= 8n;
  }
  expect(verifyEd25519(malleable, message, key)).toBe(false);
});

it('fits as it was made, alone and against what was published', () => {
  expect(verifyDossier(dossier, null)).toMatchObject({
    first: null,
    compared: false,
    public_key: two.public_key,
  });
  expect(verifyDossier(dossier, published)).toMatchObject({
    first: null,
    compared: true,
    manifest: { application_id: 'b1', variant: 'full', key_id: keyId(two.public_key) },
  });
  expect(dossierBy(two)).toEqual(dossier);
});

it('one changed byte anywhere is found and a place is named', () => {
  for (let at = 0; at < dossier.length; at += 1) {
    const copy = Uint8Array.from(dossier);
    copy[at] = (copy[at] as number) ^ (1 << (at % 8));
    const { first } = verifyDossier(copy, null, verifiesQuickly);
    expect(first, `byte ${at}`).not.toBeNull();
  }
});

it.each([
  ['a byte more', Uint8Array.from([...dossier, 0]), { fault: 'not_an_archive' }],
  ['a byte less', dossier.subarray(0, -1), { fault: 'not_an_archive' }],
  ['nothing', new Uint8Array(), { fault: 'not_an_archive' }],
  [
    'no manifest',
    altered(dossier, MANIFEST_PART, () => null),
    { fault: 'part_missing', part: MANIFEST_PART },
  ],
  [
    'no signature',
    altered(dossier, SIGNATURE_PART, () => null),
    { fault: 'part_missing', part: SIGNATURE_PART },
  ],
  [
    'no document',
    altered(dossier, 'dossier.json', () => null),
    { fault: 'part_missing', part: 'dossier.json' },
  ],
  [
    'a signature with a blank',
    altered(dossier, SIGNATURE_PART, (text) => `${text} `),
    { fault: 'part_unreadable', part: SIGNATURE_PART },
  ],
  [
    'another manifest',
    altered(dossier, MANIFEST_PART, (text) => text.replace('"full"', '"anonymous"')),
    { fault: 'signature_wrong', part: MANIFEST_PART },
  ],
  [
    'another page',
    altered(dossier, 'dossier.html', (text) => text.replace('Ana', 'Bea')),
    { fault: 'part_changed', part: 'dossier.html' },
  ],
  [
    'a part more',
    packStored([...(partsOf(dossier) ?? []), { name: 'more.txt', bytes: new Uint8Array() }]),
    { fault: 'part_unknown', part: 'more.txt' },
  ],
  [
    'a part twice',
    packStored([...(partsOf(dossier) ?? []).slice(0, 1), ...(partsOf(dossier) ?? [])]),
    { fault: 'part_unknown', part: 'dossier.json' },
  ],
  [
    'a document with a blank',
    altered(dossier, 'dossier.json', (text) => ` ${text}`),
    { fault: 'written_otherwise', part: 'dossier.json' },
  ],
  [
    'a document that is none',
    altered(dossier, 'dossier.json', () => '{'),
    { fault: 'part_unreadable', part: 'dossier.json' },
  ],
])('%s', (_what, archive, expected) => {
  expect(verifyDossier(archive, null, verifiesQuickly).first).toMatchObject(expected);
});

it('names the field that was changed, taken out or added, wherever it is', () => {
  const paths = Object.keys(fieldDigests(DOCUMENT));
  expect(paths).toContain('moves[0].detail');
  expect(paths).toContain('about.empty');
  expect(paths).toContain('mails');
  for (const path of paths) {
    for (const change of ['changed', 'missing', 'added'] as const) {
      const copy = structuredClone(DOCUMENT) as unknown as Record<string, unknown>;
      const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
      const last = steps.pop() as string;
      const holder = steps.reduce((at, step) => at[step] as Record<string, unknown>, copy);
      if (change === 'missing' && Array.isArray(holder)) continue;
      if (change === 'changed') holder[last] = 'something else';
      if (change === 'missing') delete holder[last];
      if (change === 'added') holder.zz = 1;
      if (change === 'added' && Array.isArray(holder)) continue;
      const archive = altered(dossier, 'dossier.json', () => canonicalJson(copy));
      const added = [...steps, 'zz'].join('.').replaceAll(/\.(\d+)/g, '[$1]');
      expect(verifyDossier(archive, null, verifiesQuickly).first).toEqual({
        fault: `field_${change}`,
        part: 'dossier.json',
        at: change === 'added' ? added : path,
      });
    }
  }
});

it.each([
  ['a key that was never published', dossierBy(stranger), published, { fault: 'key_unknown' }],
  [
    'another organization',
    dossier,
    { ...published, organization_id: 'x', organization_name: 'Other' },
    { fault: 'organization_other', at: 'Other' },
  ],
  [
    'a log that was written anew',
    dossier,
    {
      ...published,
      lines: logOf([begins(one, false), one], [day(2), one], [begins(two, true), one], [day(2), two]),
    },
    { fault: 'log_other', at: '4' },
  ],
  [
    'a log that was cut',
    dossier,
    { ...published, lines: LINES.slice(0, 3) },
    { fault: 'log_other', at: '4' },
  ],
])('%s', (_what, archive, keys, expected) => {
  expect(verifyDossier(archive, keys).first).toMatchObject(expected);
});

it.each([
  ['as it was written', LINES, null],
  ['a key that the one before did not sign', logOf([begins(one, false), one], [begins(two, true), two]), 2],
  ['a day signed by nobody known', logOf([begins(one, false), one], [day(1), two]), 2],
  ['a line left out', [LINES[0], LINES[2], LINES[3]] as KeyLogLine[], 2],
  ['a line changed', LINES.map((line, i) => (i === 1 ? { ...line, at: 'x' } : line)), 2],
  ['a wrong signature', LINES.map((line) => ({ ...line, signature: LINES[0]?.signature ?? '' })), 2],
  [
    'a key that begins anew',
    logOf([begins(one, false), one], [begins(two, false), two], [day(1), two]),
    null,
  ],
])('log: %s', (_what, lines, broken) => {
  const { first } = checkKeyLog({ organization_id: ORGANIZATION, lines }, undefined, 'all');
  expect(first?.number ?? null).toBe(broken);
});

it.each([
  [published, true],
  [{ ...published, lines: [] }, true],
  [{ ...published, lines: [{}] }, false],
  [{ ...published, lines: [null] }, false],
  [{ lines: LINES }, false],
  [null, false],
  ['', false],
])('knows a file of keys: %#', (value, expected) => {
  expect(isPublishedKeys(value)).toBe(expected);
});
