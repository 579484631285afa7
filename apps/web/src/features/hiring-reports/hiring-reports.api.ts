import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  endHiringReportSchedule,
  hiringReportChoices,
  listHiringReportSchedules,
  readHiringReport,
  readReportMailsByLink,
  scheduleHiringReport,
  stopReportMailsByLink,
} from '@tryout/contract/hiring-reports/hiring-reports';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import type { Locale } from '../../platform/i18n/locale.ts';
import { toast } from '../../ui/states/toast.ts';
import type { ReportQuery } from './report-search.ts';

export type ReportChoices = RouteResult<typeof hiringReportChoices>;

/** What the server says is in the reader's language, so each language is kept apart. */
const inLanguage = <T extends { queryKey: readonly unknown[] }>(query: T, locale: Locale): T => ({
  ...query,
  queryKey: [...query.queryKey, locale],
});

export const reportQuery = (query: ReportQuery, locale: Locale) =>
  inLanguage(routeQuery(readHiringReport, { query }), locale);
export const choicesQuery = (locale: Locale) => inLanguage(routeQuery(hiringReportChoices), locale);
export const schedulesQuery = (locale: Locale) => inLanguage(routeQuery(listHiringReportSchedules), locale);

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'hiring-reports');
    },
    meta: { showsError: true },
  });
}

export const useSchedule = () =>
  useAct((body: RouteSend<typeof scheduleHiringReport>['body']) =>
    callRouteForMessage(scheduleHiringReport, { body }),
  );
export const useEndSchedule = () =>
  useAct((hiring_report_schedule_id: string) =>
    callRouteForMessage(endHiringReportSchedule, { params: { hiring_report_schedule_id } }),
  );

export const mailsByLinkQuery = (token: string, locale: Locale) => ({
  ...inLanguage(routeQuery(readReportMailsByLink, { params: { token } }), locale),
  retry: false,
});

/** Stops one report by mail, or with null all of them, by the link in a mail. */
export function useStopByLink(token: string, locale: Locale) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hiring_report_schedule_id: string | null) =>
      callRoute(stopReportMailsByLink, {
        params: { token },
        body: { hiring_report_schedule_id },
        endsSession: false,
      }),
    onSuccess: (left) => client.setQueryData(mailsByLinkQuery(token, locale).queryKey, left),
    meta: { showsError: true },
  });
}
