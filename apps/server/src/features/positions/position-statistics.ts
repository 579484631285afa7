import type { RouteData } from '@tryout/contract/define-route';
import type { positionStatistics as route } from '@tryout/contract/positions/positions';
import { scopeCovers, scopeOf } from '@tryout/domain/access/access-policy';
import { APPLICATION_STATUSES } from '@tryout/domain/applications/application-statuses';
import { BANDS } from '@tryout/domain/score-cards/bands';
import { roundTo } from '@tryout/domain/statistics/decimal';
import type { SignedAct } from '../../platform/act.ts';
import { callerOf } from '../../platform/http/actor.ts';
import type { PositionRow } from './position-row.ts';
import { countBands, findStageTimes } from './position-statistics.queries.ts';

/** How many applications, from the latest back, are looked at for the times: enough for a steady median. */
const LATEST = 2000;
const DAY_S = 86_400;

const days = (seconds: number | null) => (seconds === null ? null : roundTo(Math.max(0, seconds) / DAY_S, 2));

/** How long applicants stay where, and, for those who may see scores, how many have which band. */
export async function readPositionStatistics(
  { db, actor, services }: SignedAct,
  position: PositionRow,
): Promise<RouteData<typeof route>> {
  const seesScores = scopeCovers(scopeOf('score_card.read', callerOf(actor)), 'score_card.read', actor, {
    owner_user_id: null,
    organization_id: position.organization_id,
    position_id: position.id,
    everyone: false,
  });
  const times = new Map(
    (await findStageTimes(db, position.id, LATEST, services.now())).map((row) => [row.status, row]),
  );
  const counts = seesScores ? await countBands(db, position.id) : null;
  return {
    latest: LATEST,
    stages: APPLICATION_STATUSES.flatMap((status) => {
      const row = times.get(status);
      if (!row) return [];
      const { left, waiting } = row;
      return [
        {
          status,
          left,
          median_days: days(row.median_s),
          slowest_tenth_days: days(row.slowest_tenth_s),
          waiting,
          waiting_median_days: days(row.waiting_median_s),
        },
      ];
    }),
    bands: counts && {
      counts: BANDS.map(({ key }) => ({ key, count: counts.get(key) ?? 0 })),
      without_band: counts.get('without_band') ?? 0,
      without_score: counts.get('not_calculated') ?? 0,
    },
  };
}
