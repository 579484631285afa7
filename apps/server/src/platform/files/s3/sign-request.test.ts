import { expect, it } from 'vitest';
import { encoded, queryOf, signRequest } from './sign-request.ts';

/** Amazon's own examples ("Authenticating Requests: Using the Authorization Header", Signature Version 4). */
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const AT = new Date('2013-05-24T00:00:00.000Z');
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const host = 'examplebucket.s3.amazonaws.com';

it.each([
  [
    'a part of an object',
    { method: 'GET', path: '/test.txt', query: {}, headers: { host, range: 'bytes=0-9' } },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a setting of a bucket',
    { method: 'GET', path: '/', query: { lifecycle: '' }, headers: { host } },
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'a list',
    { method: 'GET', path: '/', query: { 'max-keys': '2', prefix: 'J' }, headers: { host } },
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
])('signs %s as Amazon does', (_what, request, signature) => {
  const { authorization } = signRequest({ ...request, payloadHash: EMPTY }, KEYS, AT);
  expect(authorization).toContain(`Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request`);
  expect(authorization).toContain(`Signature=${signature}`);
});

it('encodes everything but the unreserved characters, and sorts a query', () => {
  expect(encoded("a b/c!'()*~é")).toBe('a%20b%2Fc%21%27%28%29%2A~%C3%A9');
  expect(queryOf({ uploads: '', prefix: 'a/b', 'list-type': '2' })).toBe('list-type=2&prefix=a%2Fb&uploads=');
});
