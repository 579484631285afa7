import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody with an account at the issuer. */
export interface IssuerPerson {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly given_name?: string;
  readonly family_name?: string;
}

/** What is wrong with the issuer, or not. */
export type IssuerMood = 'well' | 'down' | 'forged' | 'stale' | 'other_nonce' | 'other_audience';

/** A small issuer of OpenID Connect: discovery, keys, code exchange with PKCE, and userinfo. */
export interface OidcIssuer {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the person does on the issuer's page: consent. Answers what the browser brings back. */
  consent(address: string, person: IssuerPerson): { code: string; state: string };
  mood: IssuerMood;
  stop(): Promise<void>;
}

interface Grant {
  readonly person: IssuerPerson;
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly redirect_uri: string;
}

const CLIENT = { id: 'tryout-client', secret: 'a secret of the issuer' } as const;

const base64 = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url');

function signedToken(key: KeyObject, claims: object): string {
  const head = `${base64({ alg: 'RS256', typ: 'JWT', kid: 'k1' })}.${base64(claims)}`;
  return `${head}.${base64(sign('sha256', Buffer.from(head), key))}`;
}

const isClient = (id: string | null | undefined, secret: string | null | undefined): boolean =>
  id === CLIENT.id && secret === CLIENT.secret;

/** Name and secret of a Basic header, which are form-encoded first (RFC 6749 §2.3.1). */
function basicOf(header: string | undefined): (string | undefined)[] {
  const pair = Buffer.from((header ?? '').replace(/^Basic /, ''), 'base64').toString();
  return pair.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString());
}

/** Starts the issuer on a free port. `authentication` is how it wants the client's secret. */
export async function startOidcIssuer(
  authentication: 'client_secret_post' | 'client_secret_basic' = 'client_secret_post',
): Promise<OidcIssuer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const grants = new Map<string, Grant>();
  const people = new Map<string, IssuerPerson>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const issuer: OidcIssuer = {
    url,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    mood: 'well',
    consent(address, person) {
      const asked = new URL(address).searchParams;
      const code = randomBytes(16).toString('hex');
      grants.set(code, {
        person,
        nonce: asked.get('nonce'),
        challenge: asked.get('code_challenge'),
        redirect_uri: asked.get('redirect_uri') ?? '',
      });
      return { code, state: asked.get('state') ?? '' };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (issuer.mood === 'down') return void send(503, { error: 'temporarily_unavailable' });
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return void send(200, {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          userinfo_endpoint: `${url}/userinfo`,
          jwks_uri: `${url}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
          token_endpoint_auth_methods_supported: [authentication],
        });
      case '/keys':
        return void send(200, {
          keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }],
        });
      case '/token':
        return exchange(await formOf(request), request.headers.authorization, send);
      case '/userinfo': {
        const person = people.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''));
        return void (person ? send(200, person) : send(401, { error: 'invalid_token' }));
      }
      default:
        return void send(404, {});
    }
  }

  function exchange(
    form: URLSearchParams,
    header: string | undefined,
    send: (status: number, body: object) => unknown,
  ): void {
    const known =
      authentication === 'client_secret_basic'
        ? isClient(basicOf(header)[0], basicOf(header)[1])
        : isClient(form.get('client_id'), form.get('client_secret'));
    if (!known) return void send(401, { error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!grant || grant.redirect_uri !== form.get('redirect_uri') || grant.challenge !== verified) {
      return void send(400, { error: 'invalid_grant' });
    }
    const access_token = randomBytes(16).toString('hex');
    people.set(access_token, grant.person);
    const now = Math.floor(Date.now() / 1000) - (issuer.mood === 'stale' ? 7200 : 0);
    const claims = {
      iss: url,
      sub: grant.person.sub,
      aud: issuer.mood === 'other_audience' ? 'somebody-else' : CLIENT.id,
      iat: now,
      exp: now + 600,
      ...(grant.nonce ? { nonce: issuer.mood === 'other_nonce' ? 'of another attempt' : grant.nonce } : {}),
    };
    const id_token = signedToken(issuer.mood === 'forged' ? forger : privateKey, claims);
    send(200, { access_token, token_type: 'Bearer', expires_in: 600, id_token });
  }

  return issuer;
}
