import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';

/** Values that have broken servers before: of the wrong type, at the edges, or made to be understood wrongly. */
export const NASTY_SCALARS: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\ufeff',
  'e\u0301'.repeat(500),
  'x'.repeat(70_000),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1; drop table users; --",
  '%00%ff%',
  '\\',
  '%',
  '_',
  '../../../../etc/passwd',
  '$'.concat('{7*7}{{7*7}}'),
  '=cmd|calc!A1',
  'NaN',
  'Infinity',
  '-0',
  '1e308',
  '9223372036854775808',
  '0x10',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '2026-11-01T01:30:00+99:99',
  '9999-12-31T23:59:59.999Z',
  'Mars/Olympus',
  'Etc/GMT+99',
  'not-an-id',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  uuidv7(),
  'true',
  'constructor',
  '__proto__',
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  5e-324,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [null],
  [[[]]],
  { constructor: { prototype: {} } },
  { toString: 1 },
  { length: -1 },
];

/** A JSON value so deep that a recursive walk without a bound would not come back. */
export function deepValue(levels: number): unknown {
  let value: unknown = 'deep';
  for (let i = 0; i < levels; i += 1) value = i % 2 === 0 ? [value] : { value };
  return value;
}

/** Any nasty value: one of the list, any JSON, any text, something deep, or many of something. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NASTY_SCALARS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.double() },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 2, max: 2000 }).map((n) => Array.from({ length: n }, () => uuidv7())),
  },
  { weight: 1, arbitrary: fc.integer({ min: 10, max: 3000 }).map(deepValue) },
);

interface RawBody {
  readonly type: string;
  readonly payload: string | Buffer;
}

/** Bodies that are no body: broken JSON, other content types, bytes; and a file that was cut off, where one is taken. */
export function nastyBodies(fileField: string): readonly RawBody[] {
  const head = `--x\r\ncontent-disposition: form-data; name="${fileField}"; filename="a.pdf"\r\n`;
  const type = 'multipart/form-data; boundary=x';
  return [
    ...NASTY_BODIES,
    { type, payload: `${head}\r\n%PDF-1.7 cut off` },
    { type, payload: `${head}content-type: text/html\r\n\r\n\r\n--x--\r\n` },
    { type, payload: `${head}content-type: text/html\r\n\r\n<svg onload=alert(1)>\r\n--x--\r\n` },
    { type, payload: `${head}\r\na\r\n${head}\r\nb\r\n--x--\r\n` },
  ];
}

const NASTY_BODIES: readonly RawBody[] = [
  { type: 'application/json', payload: '{' },
  { type: 'application/json', payload: '' },
  { type: 'application/json', payload: '"text"' },
  { type: 'application/json', payload: 'null' },
  { type: 'application/json', payload: '[]' },
  { type: 'application/json', payload: '{"a":1,"a":2}' },
  { type: 'application/json', payload: '{"__proto__":{"admin":true}}' },
  { type: 'application/json', payload: '{"constructor":{"prototype":{"admin":true}}}' },
  { type: 'application/json', payload: Buffer.from([0xff, 0xfe, 0x00]) },
  { type: 'application/json; charset=utf-7', payload: '{}' },
  { type: 'application/json', payload: '['.repeat(50_000) },
  { type: 'application/json', payload: `{"x":"${'x'.repeat(1_100_000)}"}` },
  { type: 'text/plain', payload: 'hello' },
  { type: 'application/x-www-form-urlencoded', payload: 'a=1&b[]=2' },
  { type: 'application/xml', payload: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { type: 'multipart/form-data', payload: 'no boundary' },
  { type: 'multipart/form-data; boundary=x', payload: '--x\r\ncontent-disposition: form-data; name="a"\r\n' },
  {
    type: 'multipart/form-data; boundary=x',
    payload:
      '--x\r\ncontent-disposition: form-data; name="cv"; filename="../../a\u0000.pdf"\r\n\r\n%PDF-1.7 <script>\r\n--x--\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    payload:
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x\r\ncontent-disposition: form-data; name="picture"; filename=""\r\n\r\n\r\n--x--\r\n',
  },
  { type: '', payload: 'x' },
  { type: 'a/b/c', payload: 'x' },
];
