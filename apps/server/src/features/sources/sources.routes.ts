import {
  addSource as addRoute,
  endSource as endRoute,
  listSources as listRoute,
  makeReferralLink,
  readReferrals as referralsRoute,
} from '@tryout/contract/sources/sources';
import { type Handled, handle, signedAct } from '../../platform/http/call.ts';
import { referralLink, referrals } from './referrals.ts';
import { addSource, endSource, listSources } from './sources.ts';

/** Links that say where applications came from. */
export const sourcesHandlers: readonly Handled[] = [
  handle(listRoute, async (call) => ({
    data: await listSources(signedAct(call), call.query.organization_id),
  })),
  handle(addRoute, async (call) => ({ data: await addSource(signedAct(call), call.body), status: 201 })),
  handle(endRoute, async (call) => {
    await endSource(signedAct(call), call.refs.row(call.params.source_link_id));
    return { data: {} };
  }),
  handle(referralsRoute, async (call) => ({ data: await referrals(signedAct(call)) })),
  handle(makeReferralLink, async (call) => ({ data: await referralLink(signedAct(call)) })),
];
