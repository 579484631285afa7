import { createHmac, randomBytes } from 'node:crypto';
import type { CalendarProvider } from '@tryout/contract/calendars/calendars';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  ResponseBodyError,
  refreshTokenGrant,
} from 'openid-client';
import type { CalendarProviderConfig } from '../../../platform/config.ts';
import { type OutboundAnswer, OutboundError, outboundFetch } from '../../../platform/outbound/outbound.ts';
import { readSecret } from '../../../platform/secret.ts';
import { openSecret, sealSecret } from '../../../platform/secret-box.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseStatus, SourceProblem } from './source-problem.ts';

type Place = Pick<Services, 'outbound' | 'config' | 'now'>;

/** What an account's secret is made of. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Milliseconds since 1970. */
  readonly expires_at: number;
}

/** Least time that a token has to be good for yet. */
const LEAST_LEFT_MS = 60_000;
const ATTEMPT_MS = 10 * 60_000;

/** What is asked for: to read when somebody is busy and which calendars there are; to change nothing. */
const SCOPES: Readonly<Record<CalendarProvider, string>> = {
  google:
    'https://www.googleapis.com/auth/calendar.freebusy https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  microsoft: 'offline_access https://graph.microsoft.com/Calendars.ReadBasic',
};

/** What else a provider wants to hear so that it lets an account be read while its owner is away. */
const FURTHER: Readonly<Record<CalendarProvider, Record<string, string>>> = {
  google: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'false' },
  microsoft: { prompt: 'select_account' },
};

/** The settings of a provider; null: this installation has no keys for it. */
export function providerConfig(place: Place, provider: CalendarProvider): CalendarProviderConfig | null {
  return provider === 'google' ? place.config.googleCalendar : place.config.microsoftCalendar;
}

function requireConfig(place: Place, provider: CalendarProvider): CalendarProviderConfig {
  const settings = providerConfig(place, provider);
  if (!settings) throw new SourceProblem('signed_out');
  return settings;
}

function clientOf(place: Place, settings: CalendarProviderConfig): Configuration {
  const client = new Configuration(
    {
      issuer: new URL(settings.tokenUrl).origin,
      authorization_endpoint: settings.authorizeUrl,
      token_endpoint: settings.tokenUrl,
    },
    settings.clientId,
    undefined,
    ClientSecretPost(settings.clientSecret),
  );
  if (settings.tokenUrl.startsWith('http:')) allowInsecureRequests(client);
  const ask = outboundFetch(place.outbound);
  client[customFetch] = (url, { method, headers, body }) => ask(url, { method, headers, body });
  return client;
}

/** Where a provider sends people back to; has to be registered there. */
export function returnAddress(place: Place, provider: CalendarProvider): string {
  return `${place.config.publicUrl}/user/events/calendars/${provider}`;
}

const STATE = 'calendar-attempt';

function verifierOf(place: Place, state: string): string {
  return createHmac('sha256', readSecret(place.config))
    .update(`calendar-verifier:${state}`)
    .digest('base64url');
}

/** The provider's page for one attempt of one person; its state opens for that person alone, for ten minutes. */
export async function authorizePage(
  place: Place,
  provider: CalendarProvider,
  userId: string,
): Promise<string> {
  const settings = requireConfig(place, provider);
  const words = JSON.stringify({
    provider,
    until: place.now().getTime() + ATTEMPT_MS,
    salt: randomBytes(12).toString('hex'),
  });
  const state = sealSecret(place.config, STATE, userId, words).toString('base64url');
  return buildAuthorizationUrl(clientOf(place, settings), {
    redirect_uri: returnAddress(place, provider),
    scope: SCOPES[provider],
    state,
    code_challenge: await calculatePKCECodeChallenge(verifierOf(place, state)),
    code_challenge_method: 'S256',
    ...FURTHER[provider],
  }).href;
}

/** Whether a state belongs to an attempt of this person that is not over. */
export function isOwnAttempt(
  place: Place,
  provider: CalendarProvider,
  userId: string,
  state: string,
): boolean {
  const words = openSecret(place.config, STATE, userId, Buffer.from(state, 'base64url'));
  if (words === null) return false;
  const attempt = JSON.parse(words) as { provider: string; until: number };
  return attempt.provider === provider && attempt.until > place.now().getTime();
}

/** Exchanges the code of a return for tokens, as they are kept. */
export async function exchangeCode(
  place: Place,
  provider: CalendarProvider,
  given: { readonly code: string; readonly state: string },
): Promise<string> {
  const settings = requireConfig(place, provider);
  const address = new URL(returnAddress(place, provider));
  address.searchParams.set('code', given.code);
  address.searchParams.set('state', given.state);
  const tokens = await granted(() =>
    authorizationCodeGrant(clientOf(place, settings), address, {
      expectedState: given.state,
      pkceCodeVerifier: verifierOf(place, given.state),
    }),
  );
  // Without it the account could be read for an hour only.
  if (!tokens.refresh_token) throw new SourceProblem('signed_out');
  return keptOf(place, tokens, tokens.refresh_token);
}

type Granted = Awaited<ReturnType<typeof authorizationCodeGrant>>;

function keptOf(place: Place, tokens: Granted, refresh_token: string): string {
  const kept: Tokens = {
    access_token: tokens.access_token,
    refresh_token,
    expires_at: place.now().getTime() + (tokens.expires_in ?? 0) * 1000,
  };
  return JSON.stringify(kept);
}

async function granted(ask: () => Promise<Granted>): Promise<Granted> {
  try {
    return await ask();
  } catch (error) {
    const outbound = error instanceof Error && error.cause instanceof OutboundError ? error.cause : error;
    if (outbound instanceof OutboundError) throw outbound;
    if (error instanceof ResponseBodyError && error.status < 500)
      throw new SourceProblem('signed_out', error);
    throw new SourceProblem('server_failed', error);
  }
}

/** Asks a provider's API in somebody's name; tokens are renewed as they run out. */
export interface ProviderSession {
  ask(request: {
    url: string;
    method?: string;
    body?: string;
    headers?: Readonly<Record<string, string>>;
  }): Promise<unknown>;
  /** The tokens as they are to be kept now; undefined: as they were. */
  renewed(): string | undefined;
}

/** Opens a session with the tokens that are kept. */
export function openSession(place: Place, provider: CalendarProvider, kept: string | null): ProviderSession {
  if (kept === null) throw new SourceProblem('secret_lost');
  const settings = requireConfig(place, provider);
  let tokens = JSON.parse(kept) as Tokens;
  let renewed: string | undefined;
  const renew = async () => {
    const got = await granted(() => refreshTokenGrant(clientOf(place, settings), tokens.refresh_token));
    renewed = keptOf(place, got, got.refresh_token ?? tokens.refresh_token);
    tokens = JSON.parse(renewed) as Tokens;
  };
  return {
    renewed: () => renewed,
    async ask(request) {
      // Whatever an answer names as the next page, tokens go to the provider's API alone.
      if (!request.url.startsWith(`${settings.apiUrl}/`)) throw new SourceProblem('server_failed');
      if (tokens.expires_at - place.now().getTime() < LEAST_LEFT_MS) await renew();
      const send = (): Promise<OutboundAnswer> =>
        place.outbound.ask({
          ...request,
          authorization: `Bearer ${tokens.access_token}`,
          headers: { accept: 'application/json', ...request.headers },
          max_bytes: 5_000_000,
          redirects: 0,
        });
      let answer = await send();
      if (answer.status === 401) {
        await renew();
        answer = await send();
      }
      refuseStatus(answer.status);
      try {
        return JSON.parse(answer.body.toString('utf8')) as unknown;
      } catch (error) {
        throw new SourceProblem('server_failed', error);
      }
    },
  };
}

/** Gives an allowance back, where the provider takes it back. What goes wrong there changes nothing here. */
export async function giveBack(place: Place, provider: CalendarProvider, kept: string | null): Promise<void> {
  const settings = providerConfig(place, provider);
  if (!settings?.revokeUrl || kept === null) return;
  const { refresh_token } = JSON.parse(kept) as Tokens;
  await place.outbound
    .ask({
      url: settings.revokeUrl,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: refresh_token }).toString(),
      redirects: 0,
      timeout_ms: 5000,
    })
    .catch(() => undefined);
}
