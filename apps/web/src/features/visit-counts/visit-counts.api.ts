import type { RouteResult } from '@tryout/contract/define-route';
import { readVisitCounts, type VISIT_PERIODS } from '@tryout/contract/visit-counts/visit-counts';
import { routeQuery } from '../../platform/api/route-query.ts';

export type VisitCounts = RouteResult<typeof readVisitCounts>;
export type VisitPeriod = (typeof VISIT_PERIODS)[number];

export const visitCountsQuery = (days: VisitPeriod) => routeQuery(readVisitCounts, { query: { days } });
