import type { RouteSend } from '@tryout/contract/define-route';
import {
  readInterviewQuestions,
  readKit,
  updateInterviewQuestions,
  updateKit,
} from '@tryout/contract/interviews/interview-kit';
import { callRouteForMessage } from '../../../platform/api/api-client.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useChange } from '../interviews.api.ts';

export const kitQuery = (event_id: string) => routeQuery(readKit, { params: { event_id } });
export const questionsQuery = (position_id: string) =>
  routeQuery(readInterviewQuestions, { query: { position_id } });

export const useUpdateKit = (event_id: string) =>
  useChange<RouteSend<typeof updateKit>['body'], typeof updateKit>((body) =>
    callRouteForMessage(updateKit, { params: { event_id }, body }),
  );
export const useUpdateQuestions = () =>
  useChange<RouteSend<typeof updateInterviewQuestions>['body'], typeof updateInterviewQuestions>((body) =>
    callRouteForMessage(updateInterviewQuestions, { body }),
  );
