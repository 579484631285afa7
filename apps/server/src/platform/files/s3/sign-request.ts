import { createHash, createHmac } from 'node:crypto';

/** Who signs, and for where. */
export interface SigningKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** What is signed. */
export interface Signable {
  readonly method: string;
  /** Of the address as it is sent: each part of the path percent-encoded once. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** In lower case; `host` and what begins with `x-amz-` is signed. */
  readonly headers: Readonly<Record<string, string>>;
  /** SHA-256 of the body, lower-case hex. */
  readonly payloadHash: string;
}

/**
 * The headers that make a request to an S3-compatible server valid (AWS Signature Version 4, "Authenticating Requests:
 * Using the Authorization Header"). The hash of the body is signed too, so the server takes no other bytes.
 */
export function signRequest(request: Signable, keys: SigningKeys, at: Date): Record<string, string> {
  const stamp = at.toISOString().replace(/[:-]|\.\d{3}/g, '');
  const headers: Record<string, string> = {
    ...request.headers,
    'x-amz-content-sha256': request.payloadHash,
    'x-amz-date': stamp,
  };
  const authorization = authorizationOf({ ...request, headers }, keys, stamp);
  return { ...headers, authorization };
}

/** The header `authorization` of a request whose headers hold everything else; the receiving side compares with it. */
export function authorizationOf(request: Signable, keys: SigningKeys, stamp: string): string {
  const signed = Object.keys(request.headers)
    .filter((name) => name === 'host' || name === 'range' || name.startsWith('x-amz-'))
    .sort();
  const canonical = [
    request.method,
    request.path,
    queryOf(request.query),
    ...signed.map((name) => `${name}:${request.headers[name]?.trim().replace(/ +/g, ' ')}`),
    '',
    signed.join(';'),
    request.payloadHash,
  ].join('\n');
  const scope = `${stamp.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = [stamp.slice(0, 8), keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (so_far, part) => hmac(so_far, part),
    `AWS4${keys.secretAccessKey}`,
  );
  const signature = hmac(key, toSign).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/${scope},SignedHeaders=${signed.join(';')},Signature=${signature}`;
}

/** A query as it is signed and sent: sorted, and encoded as RFC 3986 asks for. */
export function queryOf(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}

/** A part of a path or query, percent-encoded: everything but letters, digits, `-`, `.`, `_` and `~`. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
