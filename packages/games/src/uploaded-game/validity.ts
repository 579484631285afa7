import type { BuildManifest } from '@tryout/game-sdk/build-manifest';
import type { ValidityFlag } from '../task-core.ts';
import { readValues, type UploadedGameState } from './session.ts';

/** Reloads from which a person should have a look. */
const MANY_RELOADS = 3;

/**
 * Facts for review: values that the manifest does not know or that do not fit it, how often the game was loaded again
 * and how often it did not come. None enters a score.
 */
export function validityOf(manifest: BuildManifest, state: UploadedGameState): readonly ValidityFlag[] {
  const unfit = readValues(manifest, state)
    .table.values()
    .filter(({ quality }) => quality !== 'ok').length;
  const reloads = Math.max(0, state.starts - 1);
  const flag = (code: string, value: number, review: boolean): ValidityFlag => ({
    code,
    value,
    base_rate_p99: null,
    review,
  });
  return [
    flag('unmapped_values', state.unmapped, state.unmapped > 0),
    flag('unfit_values', unfit, unfit > 0),
    flag('reloads', reloads, reloads >= MANY_RELOADS),
    flag('load_failures', state.load_failures, false),
  ];
}
