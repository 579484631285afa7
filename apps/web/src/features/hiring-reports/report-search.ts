import type { RouteSend } from '@tryout/contract/define-route';
import type { readHiringReport } from '@tryout/contract/hiring-reports/hiring-reports';
import {
  HIRING_REPORTS,
  QUALITY_GROUPS,
  REPORT_PERIODS,
  type ReportPeriod,
} from '@tryout/domain/hiring-reports/report-kinds';

/** What the address says of a report: the query of the route. */
export type ReportSearch = Partial<RouteSend<typeof readHiringReport>['query']>;

/** The report that an address asks for; what it does not say, or says wrongly, is as if nothing were said. */
export type ReportQuery = RouteSend<typeof readHiringReport>['query'];

const oneOf = <T extends string>(value: unknown, known: readonly T[]): T | undefined =>
  known.find((each) => each === value);

const day = (value: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) && Date.parse(String(value)) ? String(value) : undefined;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function some(value: unknown, isKnown: (each: string) => boolean): string[] | undefined {
  const given = (Array.isArray(value) ? value : [value]).filter(
    (each): each is string => typeof each === 'string' && isKnown(each),
  );
  return given.length > 0 ? given.slice(0, 50) : undefined;
}

/** Reads the address of the page. */
export function reportQueryOf(search: Readonly<Record<string, unknown>>): ReportQuery {
  const ids = (value: unknown) => some(value, (each) => UUID.test(each));
  const until = day(search.until);
  return {
    report: oneOf(search.report, HIRING_REPORTS) ?? 'funnel',
    period: oneOf(search.period, Object.keys(REPORT_PERIODS) as ReportPeriod[]),
    from: day(search.from),
    ...(until === undefined ? {} : { until }),
    position_id: ids(search.position_id),
    department_id: ids(search.department_id),
    recruiter_id: ids(search.recruiter_id),
    source: some(search.source, (each) => /^(link\.[0-9a-f-]{36}|[a-z]+)$/.test(each)),
    by: oneOf(search.by, QUALITY_GROUPS),
  };
}

/** The query as text, as the server reads it; without what says nothing. */
export function queryText(query: ReportQuery): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) params.append(key, String(each));
    }
  }
  return params.toString();
}

/** What is sent of a query by mail; null where its days stand still. */
export const mailedSearch = (query: ReportQuery): string | null =>
  query.from === undefined && query.until === undefined
    ? queryText({ ...query, period: query.period ?? 'quarter' })
    : null;
