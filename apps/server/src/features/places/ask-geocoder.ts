import {
  type AddressFound,
  type GeocoderKind,
  geocoderUrl,
  readGeocoderAnswer,
} from '@tryout/domain/places/geocoder-answers';
import { nextTurn, pauseBetween } from '@tryout/domain/places/turns';
import type { Language } from '../../platform/language/language.ts';
import {
  type OutboundAnswer,
  OutboundError,
  type OutboundProblem,
} from '../../platform/outbound/outbound.ts';
import type { Services } from '../../platform/services.ts';
import { VERSION } from '../../platform/version.ts';

/** Why an outside service found nothing that could be used. */
export type GeocoderProblem = OutboundProblem | 'busy' | 'refused' | 'no_geocoder';

/** Where the outside service is. */
export interface Geocoder {
  readonly kind: GeocoderKind;
  readonly address: string;
}

/** What came of asking: what was found, or why not. */
export type Asked =
  | { readonly found: readonly AddressFound[]; readonly problem: null }
  | { readonly found: null; readonly problem: GeocoderProblem };

/** For so long the same question is not asked again. */
const KEPT_MS = 24 * 60 * 60_000;
const MOST_KEPT = 500;
const ANSWER_MS = 6_000;
const MOST_BYTES = 400_000;

interface Remembered {
  readonly at: number;
  readonly found: readonly AddressFound[];
}

/** What this process knows of its questions: when the next may be asked, and what was answered. */
class Turns {
  #freeAt = 0;
  readonly #kept = new Map<string, Remembered>();

  /** Milliseconds to wait before asking; null: too many wait already. */
  take(now: number, pause: number): number | null {
    const turn = nextTurn(this.#freeAt, now, pause);
    if (turn) this.#freeAt = turn.free_at;
    return turn?.wait ?? null;
  }

  recall(url: string, now: number): readonly AddressFound[] | undefined {
    const kept = this.#kept.get(url);
    return kept && now - kept.at < KEPT_MS ? kept.found : undefined;
  }

  keep(url: string, found: readonly AddressFound[], now: number): void {
    this.#kept.delete(url);
    this.#kept.set(url, { at: now, found });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const turns = new WeakMap<Services, Turns>();

function turnsOf(services: Services): Turns {
  const known = turns.get(services) ?? new Turns();
  turns.set(services, known);
  return known;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Asks the outside service for an address, through the one door to other servers. It never fails: what is wrong is told. */
export async function askGeocoder(
  services: Services,
  geocoder: Geocoder,
  wish: { readonly address: string; readonly language: Language; readonly isTest?: boolean },
): Promise<Asked> {
  const own = turnsOf(services);
  const url = geocoderUrl(geocoder.kind, geocoder.address, wish.address, wish.language);
  const known = wish.isTest ? undefined : own.recall(url, Date.now());
  if (known) return { found: known, problem: null };
  const wait = own.take(Date.now(), pauseBetween(geocoder.address));
  if (wait === null) return { found: null, problem: 'busy' };
  if (wait > 0) await pause(wait);
  let answer: OutboundAnswer;
  try {
    answer = await services.outbound.ask({
      url,
      headers: {
        accept: 'application/json',
        // Who asks: what the public services require of programs.
        'user-agent': `Tryout/${VERSION} (${services.config.publicUrl})`,
      },
      timeout_ms: ANSWER_MS,
      max_bytes: MOST_BYTES,
      redirects: 1,
    });
  } catch (error) {
    if (error instanceof OutboundError) return { found: null, problem: error.problem };
    throw error;
  }
  if (answer.status === 429) return { found: null, problem: 'busy' };
  if (answer.status !== 200) return { found: null, problem: 'refused' };
  const found = readAnswer(geocoder.kind, answer.body);
  if (found === null) return { found: null, problem: 'no_geocoder' };
  own.keep(url, found, Date.now());
  return { found, problem: null };
}

function readAnswer(kind: GeocoderKind, body: Buffer): readonly AddressFound[] | null {
  try {
    return readGeocoderAnswer(kind, JSON.parse(body.toString('utf8')));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
