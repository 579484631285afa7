import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { LINKEDIN_ISSUER, type LinkedInConfig } from '../../platform/config.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { identitiesSay } from './identities.messages.ts';

/** The values of one attempt that only the browser it began in, and this server, know. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Who the provider says came back. */
export interface OutsidePerson {
  readonly subject: string;
  /** Empty when the provider gives none. */
  readonly email: string;
  /** Whether the provider itself checked the address. */
  readonly email_verified: boolean;
  readonly first_name: string;
  readonly last_name: string;
}

const TIMEOUT_S = 8;

/** What was learned of a provider, by the settings it was asked with. A failure is forgotten at once. */
const known = new WeakMap<LinkedInConfig, Promise<Configuration>>();

/** The settings of the provider; refuses where none is set up. */
export function requireProvider(services: Services): LinkedInConfig {
  const { linkedin } = services.config;
  if (!linkedin) throw new Refusal('refused_by_rule', identitiesSay('identities.not_set_up'));
  return linkedin;
}

function learn(settings: LinkedInConfig): Promise<Configuration> {
  const before = known.get(settings);
  if (before) return before;
  const asked = discovery(
    new URL(settings.issuer),
    settings.clientId,
    undefined,
    wayToAuthenticate(settings.clientSecret),
    {
      timeout: TIMEOUT_S,
      // The id token's signature is checked although it comes over the provider's own connection.
      execute: [
        ...(settings.issuer.startsWith('http:') ? [allowInsecureRequests] : []),
        enableNonRepudiationChecks,
      ],
    },
  );
  known.set(settings, asked);
  asked.catch(() => known.delete(settings));
  return asked;
}

/** LinkedIn wants the secret in the body; providers that take it only in the header get it there. */
function wayToAuthenticate(secret: string): ClientAuth {
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_post'];
    return (methods.includes('client_secret_post') ? inBody : inHeader)(server, ...rest);
  };
}

/** LinkedIn sends no nonce back; every other provider has to. */
const takesNonce = (settings: LinkedInConfig): boolean => settings.issuer !== LINKEDIN_ISSUER;

/** Where the provider sends people back to; has to be registered there. */
export const returnAddress = (services: Services): string => `${services.config.publicUrl}/continue/linkedin`;

/** The provider's page for one attempt. */
export async function addressOf(services: Services, secrets: AttemptSecrets): Promise<string> {
  const settings = requireProvider(services);
  const provider = await learn(settings).catch((error: unknown) => refuse(services, settings, error));
  const pkce: Record<string, string> = provider.serverMetadata().supportsPKCE()
    ? {
        code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
        code_challenge_method: 'S256',
      }
    : {};
  return buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(services),
    scope: 'openid profile email',
    state: secrets.state,
    ...(takesNonce(settings) ? { nonce: secrets.nonce } : {}),
    ...pkce,
  }).href;
}

/** Exchanges the code of a return for the person it stands for. */
export async function personOf(
  services: Services,
  secrets: AttemptSecrets,
  given: { readonly code: string; readonly iss?: string | undefined },
): Promise<OutsidePerson> {
  const settings = requireProvider(services);
  try {
    const provider = await learn(settings);
    const address = new URL(returnAddress(services));
    address.searchParams.set('code', given.code);
    address.searchParams.set('state', secrets.state);
    if (given.iss !== undefined) address.searchParams.set('iss', given.iss);
    const tokens = await authorizationCodeGrant(provider, address, {
      expectedState: secrets.state,
      idTokenExpected: true,
      ...(takesNonce(settings) ? { expectedNonce: secrets.nonce } : {}),
      ...(provider.serverMetadata().supportsPKCE() ? { pkceCodeVerifier: secrets.verifier } : {}),
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('an expected id token is missing');
    const details = provider.serverMetadata().userinfo_endpoint
      ? await fetchUserInfo(provider, tokens.access_token, claims.sub)
      : {};
    return readPerson({ ...claims, ...details });
  } catch (error) {
    return refuse(services, settings, error);
  }
}

function readPerson(claims: Readonly<Record<string, unknown>>): OutsidePerson {
  const text = (name: string, most: number) =>
    typeof claims[name] === 'string' ? claims[name].trim().slice(0, most) : '';
  return {
    subject: String(claims.sub),
    email: text('email', 300).toLowerCase(),
    // LinkedIn writes the flag as a word in one place and as a truth value in the other.
    email_verified: claims.email_verified === true || claims.email_verified === 'true',
    first_name: text('given_name', 100),
    last_name: text('family_name', 100),
  };
}

const NOT_THERE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function isNotThere(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  if (error instanceof ClientError) return NOT_THERE.has(error.code ?? '');
  // What fetch throws when nobody answers.
  return error instanceof TypeError && error.message === 'fetch failed';
}

/** Says what is wrong in words; the log has the rest, without codes and tokens. */
function refuse(services: Services, { name }: LinkedInConfig, error: unknown): never {
  if (error instanceof ResponseBodyError && error.error === 'invalid_grant') {
    throw new Refusal('gone', identitiesSay('identities.no_longer_taken', { provider: name }));
  }
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (isNotThere(error)) {
    services.log.warn({ reason }, 'the sign-in provider does not answer');
    throw new Refusal('unavailable', identitiesSay('identities.no_answer', { provider: name }));
  }
  services.log.warn({ reason }, 'the answer of the sign-in provider was refused');
  throw new Refusal('refused_by_rule', identitiesSay('identities.not_checked', { provider: name }));
}
