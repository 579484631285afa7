import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  buyAddOn,
  changeCard,
  listCompanyInvoices,
  listOwnOrders,
  listSubscriptions,
  moveSubscription,
  openPortal,
  payByTestCard,
  payOrder,
  readBillingDetails,
  readQuote,
  readTestPayment,
  saveBillingDetails,
  subscribePlan,
  verifyAddOnOrder,
  verifyPlanOrder,
} from '@tryout/contract/billing/billing';
import type { RouteResult, RouteSend } from '@tryout/contract/define-route';
import { callRoute, callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

/** An order as it is shown. */
export type ShownOrder = RouteResult<typeof verifyPlanOrder>;

export const quoteQuery = (query: RouteSend<typeof readQuote>['query']) => ({
  ...routeQuery(readQuote, { query }),
  // What is shown is what is paid, for a quarter of an hour.
  refetchInterval: 600_000,
});
export const ordersQuery = (query: RouteSend<typeof listOwnOrders>['query']) =>
  routeQuery(listOwnOrders, { query });
export const invoicesQuery = (query: RouteSend<typeof listCompanyInvoices>['query']) =>
  routeQuery(listCompanyInvoices, { query });
export const subscriptionsQuery = () => routeQuery(listSubscriptions, { query: {} });
export const detailsQuery = () => routeQuery(readBillingDetails, { query: {} });
export const testPaymentQuery = (order_id: string) => routeQuery(readTestPayment, { query: { order_id } });

/** Where an order stands; asked again until that is known. It is the server that hears of the payment, not this page. */
export const standingQuery = (order_id: string, kind: 'plan' | 'addon') => ({
  queryKey: ['billing', 'standing', order_id, kind],
  queryFn: () => callRoute(kind === 'plan' ? verifyPlanOrder : verifyAddOnOrder, { body: { order_id } }),
  refetchInterval: ({ state }: { state: { data: ShownOrder | undefined } }) =>
    state.data === undefined || state.data.status === 'new' ? 2_000 : (false as const),
});

/** Buys a plan or an add-on, at the price that was shown. */
export function useBuy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (
      wanted:
        | { plan: RouteSend<typeof subscribePlan>['body'] }
        | { add_on: RouteSend<typeof buyAddOn>['body'] },
    ) =>
      'plan' in wanted
        ? callRoute(subscribePlan, { body: wanted.plan })
        : callRoute(buyAddOn, { body: wanted.add_on }),
    onSuccess: () => invalidateFeature(client, 'billing'),
    meta: { showsError: true },
  });
}

export function usePayOrder() {
  return useMutation({ mutationFn: (order_id: string) => callRoute(payOrder, { body: { order_id } }) });
}

export function usePortal() {
  return useMutation({ mutationFn: () => callRoute(openPortal, { body: {} }) });
}

export function usePayByTestCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteSend<typeof payByTestCard>['body']) => callRoute(payByTestCard, { body }),
    onSuccess: () => invalidateFeature(client, 'billing'),
    meta: { showsError: true },
  });
}

function useSaid<T>(run: (input: T) => Promise<{ readonly message: string | null }>) {
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

export const useMoveSubscription = () =>
  useSaid((body: RouteSend<typeof moveSubscription>['body']) =>
    callRouteForMessage(moveSubscription, { body }),
  );
export const useChangeCard = () =>
  useSaid((body: RouteSend<typeof changeCard>['body']) => callRouteForMessage(changeCard, { body }));
export const useSaveDetails = () =>
  useSaid((body: RouteSend<typeof saveBillingDetails>['body']) =>
    callRouteForMessage(saveBillingDetails, { body }),
  );
