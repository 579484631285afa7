import { createHash, randomBytes } from 'node:crypto';
import { type Answering, type Arrived, type LocalServer, startLocalServer } from './local-server.ts';

/** A provider of calendars as its documents describe it: OAuth 2.0 with PKCE, and the API of its kind. */
export interface ProviderServer extends LocalServer {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the person does on the provider's page: consent. Answers what the browser brings back. */
  consent(address: string): { code: string; state: string };
  /** Ends what was allowed, as on the provider's own page. */
  withdraw(): void;
  busy: { start: string; end: string; showAs?: string; response?: string }[];
  /** Seconds that an access token is good for. */
  expiresIn: number;
}

const json = (status: number, body: object): Answering => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Starts one of a kind. */
export async function startProviderServer(kind: 'google' | 'microsoft'): Promise<ProviderServer> {
  const clientId = 'tryout';
  const clientSecret = 'a secret of the provider';
  const codes = new Map<string, { challenge: string; redirect_uri: string }>();
  let refresh = '';
  let access = '';
  const state = { busy: [] as ProviderServer['busy'], expiresIn: 3600 };

  const token = (form: URLSearchParams): Answering => {
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return json(401, { error: 'invalid_client' });
    if (form.get('grant_type') === 'authorization_code') {
      const grant = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const verified = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!grant || grant.challenge !== verified || grant.redirect_uri !== form.get('redirect_uri'))
        return json(400, { error: 'invalid_grant' });
      refresh = randomBytes(8).toString('hex');
    } else if (refresh === '' || form.get('refresh_token') !== refresh)
      return json(400, { error: 'invalid_grant' });
    else if (kind === 'microsoft') refresh = randomBytes(8).toString('hex');
    access = randomBytes(8).toString('hex');
    return json(200, {
      access_token: access,
      token_type: 'Bearer',
      expires_in: state.expiresIn,
      ...(kind === 'microsoft' || form.get('grant_type') === 'authorization_code'
        ? { refresh_token: refresh }
        : {}),
    });
  };

  const google = ({ path, body }: Arrived): Answering => {
    if (path.startsWith('/api/users/me/calendarList'))
      return json(200, {
        items: [
          { id: 'lea@office.test', summary: 'Lea', primary: true },
          { id: 'colleague@office.test', summary: 'A colleague' },
        ],
      });
    const asked = JSON.parse(body) as { timeMin: string; timeMax: string; items: { id: string }[] };
    if (Date.parse(asked.timeMax) - Date.parse(asked.timeMin) > 62 * 86_400_000)
      return json(400, { error: { errors: [{ reason: 'timeRangeTooLong' }] } });
    return json(200, {
      calendars: Object.fromEntries(
        asked.items.map(({ id }) => [
          id,
          {
            busy: state.busy.filter((each) => each.start < asked.timeMax && each.end > asked.timeMin),
          },
        ]),
      ),
    });
  };

  const microsoft = (request: Arrived): Answering => {
    if (/^\/api\/me\/calendars\?/.test(request.path))
      return json(200, {
        value: [
          { id: 'A=', name: 'Calendar', isDefaultCalendar: true },
          { id: 'B=', name: 'Birthdays' },
        ],
      });
    const url = new URL(request.path, 'http://x');
    const skip = Number(url.searchParams.get('$skip') ?? 0);
    const page = state.busy.slice(skip, skip + 1).map((each) => ({
      start: { dateTime: each.start.replace('Z', '0000'), timeZone: 'UTC' },
      end: { dateTime: each.end.replace('Z', '0000'), timeZone: 'UTC' },
      showAs: each.showAs ?? 'busy',
      isCancelled: false,
      responseStatus: { response: each.response ?? 'organizer' },
    }));
    url.searchParams.set('$skip', String(skip + 1));
    return json(200, {
      value: page,
      ...(skip + 1 < state.busy.length
        ? { '@odata.nextLink': `http://${request.headers.host}${url.pathname}${url.search}` }
        : {}),
    });
  };

  const server = await startLocalServer((request) => {
    if (request.path === '/token') return token(new URLSearchParams(request.body));
    if (request.path === '/revoke') {
      refresh = '';
      return json(200, {});
    }
    if (access === '' || request.headers.authorization !== `Bearer ${access}`)
      return json(401, { error: {} });
    return kind === 'google' ? google(request) : microsoft(request);
  });
  return Object.assign(state, server, {
    clientId,
    clientSecret,
    consent(address: string) {
      const asked = new URL(address).searchParams;
      const code = randomBytes(8).toString('hex');
      codes.set(code, {
        challenge: asked.get('code_challenge') ?? '',
        redirect_uri: asked.get('redirect_uri') ?? '',
      });
      return { code, state: asked.get('state') ?? '' };
    },
    withdraw() {
      refresh = '';
      access = '';
    },
  });
}
