import {
  endGrant as endRoute,
  grantByHand as grantRoute,
  listEntitlements,
  readBilling as readBillingRoute,
  readUserFeatures,
  switchBilling as switchRoute,
} from '@tryout/contract/entitlements/entitlements';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { languageOf } from '../../platform/http/language-of.ts';
import { entitlementsSay } from './entitlements.messages.ts';
import { endGrant, grantByHand, listGrants } from './grants-by-hand.ts';
import { readBilling, switchBilling } from './switch-billing.ts';
import { userFeatures } from './user-features.ts';

/** What organizations may use: theirs to see, the super admin's to grant and to turn on. */
export const entitlementsHandlers: readonly Handled[] = [
  handle(readUserFeatures, async (call) => ({
    data: await userFeatures(signedAct(call), languageOf(call.request)),
  })),

  handle(listEntitlements, async (call) => ({
    data: await listGrants(call, call.query.organization_id ?? null, languageOf(call.request)),
  })),

  handle(grantRoute, async (call) => ({
    data: await grantByHand(signedAct(call), call.body, languageOf(call.request)),
    message: entitlementsSay('entitlements.granted'),
  })),

  handle(endRoute, async (call) => ({
    data: await endGrant(
      signedAct(call),
      call.refs.row(call.params.entitlement_id),
      call.body.reason,
      languageOf(call.request),
    ),
    message: entitlementsSay('entitlements.ended'),
  })),

  handle(readBillingRoute, async (call) => ({ data: await readBilling(call, languageOf(call.request)) })),

  handle(switchRoute, async (call) => ({
    data: await switchBilling(signedAct(call), call.body, languageOf(call.request)),
    message: entitlementsSay(call.body.is_on ? 'entitlements.billing_on' : 'entitlements.billing_off'),
  })),
];
