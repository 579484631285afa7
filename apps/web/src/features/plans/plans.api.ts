import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RouteSend } from '@tryout/contract/define-route';
import {
  endGrant,
  grantByHand,
  listEntitlements,
  readBilling,
  readUserFeatures,
  switchBilling,
} from '@tryout/contract/entitlements/entitlements';
import { listOrganizations } from '@tryout/contract/organizations/organizations';
import * as manage from '@tryout/contract/plans/manage-plans';
import { listAddOns, listPlans, listPublicPlans } from '@tryout/contract/plans/plans';
import type { Audience } from '@tryout/domain/plans/catalogue';
import { callRouteForMessage } from '../../platform/api/api-client.ts';
import { invalidateFeature } from '../../platform/api/query-client.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { toast } from '../../ui/states/toast.ts';

export const plansQuery = () => routeQuery(listPlans);
export const pricingQuery = (audience: Audience) => routeQuery(listPublicPlans, { query: { audience } });
export const addOnsQuery = () => routeQuery(listAddOns);
export const ofFeaturesQuery = () => routeQuery(readUserFeatures);
export const billingQuery = () => routeQuery(readBilling);
export const featuresQuery = () => routeQuery(manage.listFeatures);
export const allPlansQuery = () => routeQuery(manage.listAllPlans);
export const allAddOnsQuery = () => routeQuery(manage.listAllAddOns);
export const previewQuery = (audience: Audience, drafts: 'with' | 'without') =>
  routeQuery(manage.previewPlans, { query: { audience, drafts } });
export const grantsQuery = (organization_id: string | undefined) =>
  routeQuery(listEntitlements, { query: organization_id === undefined ? {} : { organization_id } });
export const organizationsQuery = (q: string) => routeQuery(listOrganizations, { query: { search: q } });

function useAct<T>(run: (input: T) => Promise<{ readonly message: string | null }>, showsError = true) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: async ({ message }) => {
      if (message) toast.say({ message, tone: 'success' });
      await Promise.all(['plans', 'entitlements', 'app-config'].map((one) => invalidateFeature(client, one)));
    },
    meta: { showsError },
  });
}

/** A plan as it is written: a new one, or the draft of one that there is. */
export interface PlanDraft {
  readonly id: string | null;
  readonly body: RouteSend<typeof manage.createPlan>['body'];
  readonly key: string;
}

export const useSavePlan = () =>
  useAct(({ id, key, body: { key: own, audience, ...body } }: PlanDraft) =>
    id === null
      ? callRouteForMessage(manage.createPlan, { body: { key: own, audience, ...body }, idempotencyKey: key })
      : callRouteForMessage(manage.savePlan, { params: { plan_id: id }, body }),
  );
export const usePublishPlan = () =>
  useAct(({ id, version }: { id: string; version: number }) =>
    callRouteForMessage(manage.publishPlan, { params: { plan_id: id }, body: { version } }),
  );
export const useDiscardPlan = () =>
  useAct((id: string) => callRouteForMessage(manage.discardPlanDraft, { params: { plan_id: id } }));
export const useMovePlan = () =>
  useAct(
    ({ id, ...body }: { id: string } & RouteSend<typeof manage.movePlan>['body']) =>
      callRouteForMessage(manage.movePlan, { params: { plan_id: id }, body }),
    false,
  );

/** An add-on as it is written: a new one, or the draft of one that there is. */
export interface AddOnDraft {
  readonly id: string | null;
  readonly body: RouteSend<typeof manage.createAddOn>['body'];
  readonly key: string;
}

export const useSaveAddOn = () =>
  useAct(({ id, key, body: { key: own, ...body } }: AddOnDraft) =>
    id === null
      ? callRouteForMessage(manage.createAddOn, { body: { key: own, ...body }, idempotencyKey: key })
      : callRouteForMessage(manage.saveAddOn, { params: { add_on_id: id }, body }),
  );
export const usePublishAddOn = () =>
  useAct(({ id, version }: { id: string; version: number }) =>
    callRouteForMessage(manage.publishAddOn, { params: { add_on_id: id }, body: { version } }),
  );
export const useDiscardAddOn = () =>
  useAct((id: string) => callRouteForMessage(manage.discardAddOnDraft, { params: { add_on_id: id } }));
export const useMoveAddOn = () =>
  useAct(
    ({ id, ...body }: { id: string } & RouteSend<typeof manage.moveAddOn>['body']) =>
      callRouteForMessage(manage.moveAddOn, { params: { add_on_id: id }, body }),
    false,
  );

export const useAddFeature = () =>
  useAct((body: RouteSend<typeof manage.addFeature>['body']) =>
    callRouteForMessage(manage.addFeature, { body }),
  );
export const useSaveFeature = () =>
  useAct(({ key, body }: { key: string; body: RouteSend<typeof manage.saveFeature>['body'] }) =>
    callRouteForMessage(manage.saveFeature, { params: { feature_key: key }, body }),
  );
export const useRemoveFeature = () =>
  useAct((key: string) => callRouteForMessage(manage.removeFeature, { params: { feature_key: key } }), false);

export const useGrant = () =>
  useAct(({ key, body }: { key: string; body: RouteSend<typeof grantByHand>['body'] }) =>
    callRouteForMessage(grantByHand, { body, idempotencyKey: key }),
  );
export const useEndGrant = () =>
  useAct(({ id, reason }: { id: string; reason: string }) =>
    callRouteForMessage(endGrant, { params: { entitlement_id: id }, body: { reason } }),
  );
export const useSwitchBilling = () =>
  useAct((body: RouteSend<typeof switchBilling>['body']) => callRouteForMessage(switchBilling, { body }));
