import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addCoupon,
  endCoupon,
  listOrders,
  listPaymentEvents,
  markOrderPaid,
  readBillingOverview,
  readBillingSettings,
  refundOrder,
  retryPaymentEvent,
  saveBillingSettings,
} from '@tryout/contract/billing/manage-billing';
import type { RouteSend } from '@tryout/contract/define-route';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const allOrdersQuery = (query: RouteSend<typeof listOrders>['query']) =>
  routeQuery(listOrders, { query });
export const eventsQuery = (query: RouteSend<typeof listPaymentEvents>['query']) =>
  routeQuery(listPaymentEvents, { query });
export const overviewQuery = () => routeQuery(readBillingOverview);
export const settingsQuery = () => routeQuery(readBillingSettings);

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await invalidateFeature(client, 'billing');
    },
    meta: { showsError: true },
  });
}

export const useMarkPaid = () =>
  useAct((body: RouteSend<typeof markOrderPaid>['body']) => callRouteForMessage(markOrderPaid, { body }));
export const useRefund = () =>
  useAct((body: RouteSend<typeof refundOrder>['body']) => callRouteForMessage(refundOrder, { body }));
export const useRetryEvent = () =>
  useAct((payment_event_id: string) =>
    callRouteForMessage(retryPaymentEvent, { body: { payment_event_id } }),
  );
export const useSaveSettings = () =>
  useAct((body: RouteSend<typeof saveBillingSettings>['body']) =>
    callRouteForMessage(saveBillingSettings, { body }),
  );
export const useAddCoupon = () =>
  useAct((body: RouteSend<typeof addCoupon>['body']) => callRouteForMessage(addCoupon, { body }));
export const useEndCoupon = () =>
  useAct((code: string) => callRouteForMessage(endCoupon, { body: { code } }));
