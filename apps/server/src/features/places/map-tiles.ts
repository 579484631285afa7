import { tilesOrigin } from '@tryout/domain/places/map-tiles';
import type { Services } from '../../platform/services.ts';
import { configValue } from '../app-config/public.ts';

/** For how long an answer is good, ms. */
const GOOD_MS = 2_000;

/**
 * The origin that maps are drawn from, for the policy of pages; empty: the map is this server's own outline. Answers at once
 * with what was known last and asks anew beside the request.
 */
export function tileOrigin({ db, now }: Pick<Services, 'db' | 'now'>): () => string {
  let known = { at: Number.NEGATIVE_INFINITY, value: '' };
  const ask = async (at: number) => {
    known = { at, value: tilesOrigin(await configValue(db, 'map_tiles_address')) ?? '' };
  };
  return () => {
    const at = now().getTime();
    if (Math.abs(at - known.at) >= GOOD_MS) {
      known = { at, value: known.value };
      // A page is not refused because this could not be told; the next one asks again.
      ask(at).catch(() => {
        known = { at: Number.NEGATIVE_INFINITY, value: known.value };
      });
    }
    return known.value;
  };
}
