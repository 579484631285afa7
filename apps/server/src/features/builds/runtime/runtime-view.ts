import type { readBuildRuntime } from '@tryout/contract/builds/builds-play';
import type { RouteData } from '@tryout/contract/define-route';
import { roundTo } from '@tryout/domain/statistics/decimal';
import type { Act } from '../../../platform/act.ts';
import { loadPercentile } from './load-buckets.ts';
import { loadsOf, playsWith, problemsOf } from './runtime.queries.ts';

/** How a version does with real players. */
export async function runtimeOf({ db }: Act, versionId: string): Promise<RouteData<typeof readBuildRuntime>> {
  const [loads, problems, plays] = await Promise.all([
    loadsOf(db, versionId),
    problemsOf(db, versionId),
    playsWith(db, versionId),
  ]);
  const ended = (outcome: 'loaded' | 'failed') => loads.filter((each) => each.outcome === outcome);
  const count = (outcome: 'loaded' | 'failed') => ended(outcome).reduce((sum, each) => sum + each.count, 0);
  const [loaded, failed] = [count('loaded'), count('failed')];
  return {
    plays,
    loaded,
    failed,
    failure_rate: loaded + failed === 0 ? null : roundTo(failed / (loaded + failed), 4),
    load_p50_ms: loadPercentile(ended('loaded'), 0.5),
    load_p95_ms: loadPercentile(ended('loaded'), 0.95),
    problems,
  };
}
