import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import {
  answerBooking,
  bookTime,
  holdTime,
  proposeTimes,
  readBooking,
  releaseTime,
  seeBooking,
} from '@tryout/contract/interviews/booking';
import { callRoute } from '../../platform/api/api-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';

export type Booking = RouteResult<typeof readBooking>;

export const bookingQuery = (token: string) => routeQuery(readBooking, { params: { token } });

/** What a booking link can do; each answer is what the link shows from then on. */
export function useBooking(token: string) {
  const client = useQueryClient();
  const params = { token };
  const options = {
    meta: { showsError: true },
    onSuccess: (data: Booking) => client.setQueryData(bookingQuery(token).queryKey, data),
  };
  return {
    hold: useMutation({
      ...options,
      mutationFn: (body: RouteSend<typeof holdTime>['body']) => callRoute(holdTime, { params, body }),
    }),
    book: useMutation({
      ...options,
      mutationFn: (body: RouteSend<typeof bookTime>['body']) => callRoute(bookTime, { params, body }),
    }),
    answer: useMutation({
      ...options,
      mutationFn: (body: RouteSend<typeof answerBooking>['body']) =>
        callRoute(answerBooking, { params, body }),
    }),
    propose: useMutation({
      ...options,
      mutationFn: (body: RouteSend<typeof proposeTimes>['body']) => callRoute(proposeTimes, { params, body }),
    }),
    /** Goes on when the page is left; nobody waits for it. */
    release: (starts_at: string) =>
      void callRoute(releaseTime, { params, query: { starts_at }, keepalive: true }).catch(() => undefined),
    /** Nobody waits for it. */
    noteSeen: () => void callRoute(seeBooking, { params }).catch(() => undefined),
    refresh: () => client.invalidateQueries({ queryKey: bookingQuery(token).queryKey }),
  };
}
