import {
  PICTURE_SERVICES,
  type PictureService,
  pictureServiceUrl,
  readPictureAnswer,
  SERVICE_FACTS,
  type ServicePicture,
} from '@tryout/domain/pictures/picture-services';
import type { Act } from '../../platform/act.ts';
import type { Language } from '../../platform/language/language.ts';
import {
  type OutboundAnswer,
  OutboundError,
  type OutboundProblem,
} from '../../platform/outbound/outbound.ts';
import type { Services } from '../../platform/services.ts';
import { VERSION } from '../../platform/version.ts';
import { configValue, secretValue } from '../app-config/public.ts';
import { picturesSay } from './pictures.messages.ts';

/** Why a service gave nothing that could be used. */
export type ServiceProblem = OutboundProblem | 'busy' | 'bad_key' | 'refused' | 'no_service';

/** The outside service that is set up. */
export interface ChosenService {
  readonly kind: PictureService;
  readonly address: string;
  /** Empty: none was given. */
  readonly key: string;
}

/** What came of asking: what was found, or why not. */
export type Found =
  | { readonly pictures: readonly ServicePicture[]; readonly total: number; readonly problem: null }
  | { readonly pictures: null; readonly problem: ServiceProblem };

const ANSWER_MS = 8_000;
const MOST_BYTES = 2_000_000;

const isKind = (text: string): text is PictureService =>
  (PICTURE_SERVICES as readonly string[]).includes(text);

/** The outside service that is set up; null: none, or one without the key that it needs. */
export async function chosenService({ db, services }: Act): Promise<ChosenService | null> {
  const kind = await configValue(db, 'picture_service');
  if (!isKind(kind)) return null;
  const key = await secretValue(services, db, 'picture_service_key');
  const { address, needs_key } = SERVICE_FACTS[kind];
  if (needs_key && key === '') return null;
  return { kind, address: (await configValue(db, 'picture_service_address')) || address, key };
}

/** Asks the service for pictures, through the one door to other servers. It never fails: what is wrong is told. */
export async function askPictureService(
  services: Services,
  service: ChosenService,
  wish: { readonly text: string; readonly page: number },
): Promise<Found> {
  try {
    const authorization = await authorizationOf(services, service);
    const answer = await services.outbound.ask({
      url: pictureServiceUrl(service.kind, service.address, wish.text, wish.page),
      headers: headersOf(services, 'application/json'),
      ...(authorization === null ? {} : { authorization }),
      timeout_ms: ANSWER_MS,
      max_bytes: MOST_BYTES,
      redirects: 1,
    });
    const problem = problemOf(answer);
    if (problem !== null) return { pictures: null, problem };
    const read = readPictureAnswer(service.kind, readJson(answer.body));
    return read ? { ...read, problem: null } : { pictures: null, problem: 'no_service' };
  } catch (error) {
    if (error instanceof OutboundError) return { pictures: null, problem: error.problem };
    if (error instanceof BadKey) return { pictures: null, problem: error.problem };
    throw error;
  }
}

/** Fetches a file that a service named. @throws OutboundError */
export function fetchPicture(services: Services, url: string, most_bytes: number): Promise<OutboundAnswer> {
  return services.outbound.ask({
    url,
    headers: headersOf(services, 'image/jpeg, image/png, image/webp'),
    timeout_ms: 15_000,
    max_bytes: most_bytes,
    redirects: 3,
  });
}

const headersOf = (services: Services, accept: string) => ({
  accept,
  'user-agent': `Tryout/${VERSION} (${services.config.publicUrl})`,
});

function problemOf({ status }: OutboundAnswer): ServiceProblem | null {
  if (status === 401 || status === 403) return 'bad_key';
  if (status === 429) return 'busy';
  return status === 200 ? null : 'refused';
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

class BadKey extends Error {
  readonly problem: ServiceProblem;
  constructor(problem: ServiceProblem) {
    super(`the service gave no token: ${problem}`);
    this.problem = problem;
  }
}

interface Token {
  readonly of: string;
  readonly until: number;
  readonly text: string;
}
const tokens = new WeakMap<Services, Token>();

/** How a request is signed: Pexels takes the key itself; Openverse a token that it gives for `id:secret`, for some hours. */
async function authorizationOf(services: Services, service: ChosenService): Promise<string | null> {
  if (service.key === '') return null;
  if (service.kind === 'pexels') return service.key;
  const of = `${service.address} ${service.key}`;
  const known = tokens.get(services);
  if (known?.of === of && known.until > Date.now()) return `Bearer ${known.text}`;
  const at = service.key.indexOf(':');
  const answer = await services.outbound.ask({
    url: `${service.address.replace(/\/+$/, '')}/v1/auth_tokens/token/`,
    method: 'POST',
    headers: {
      ...headersOf(services, 'application/json'),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: service.key.slice(0, Math.max(at, 0)),
      client_secret: service.key.slice(at + 1),
    }).toString(),
    timeout_ms: ANSWER_MS,
    max_bytes: 20_000,
    redirects: 0,
  });
  if (answer.status !== 200) throw new BadKey(problemOf(answer) === 'busy' ? 'busy' : 'bad_key');
  const told = readJson(answer.body) as { access_token?: unknown; expires_in?: unknown } | null;
  if (typeof told?.access_token !== 'string' || !/^[\w.~+/=-]{1,4000}$/.test(told.access_token))
    throw new BadKey('no_service');
  const seconds = typeof told.expires_in === 'number' && told.expires_in > 0 ? told.expires_in : 600;
  tokens.set(services, { of, text: told.access_token, until: Date.now() + (seconds * 1000) / 2 });
  return `Bearer ${told.access_token}`;
}

/** What is wrong with the outside service, in words. */
export function serviceProblemText(problem: ServiceProblem, language: Language): string {
  return picturesSay(`pictures.service.${problem}`)(language);
}
