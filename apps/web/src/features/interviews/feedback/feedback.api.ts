import type { RouteSend } from '@tryout/contract/define-route';
import {
  type giveFeedback,
  readAgenda,
  readApplicantInterviews,
  readFeedback,
  remindFeedback,
} from '@tryout/contract/interviews/event-feedback';
import { callRouteForMessage } from '../../../platform/api/api-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useChange } from '../interviews.api.ts';

/** What is sent of somebody's own feedback. */
export type FeedbackBody = RouteSend<typeof giveFeedback>['body'];

export const feedbackQuery = (event_id: string) => routeQuery(readFeedback, { params: { event_id } });
export const applicantInterviewsQuery = (application_id: string) =>
  routeQuery(readApplicantInterviews, { query: { application_id } });
export const agendaQuery = () => routeQuery(readAgenda);

export const useRemindFeedback = (event_id: string) =>
  useChange<undefined, typeof remindFeedback>(() =>
    callRouteForMessage(remindFeedback, { params: { event_id } }),
  );
