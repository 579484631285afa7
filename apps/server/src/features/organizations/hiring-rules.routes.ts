import {
  changeHiringRules as changeRoute,
  readHiringRules,
} from '@tryout/contract/organizations/hiring-rules';
import { type Handled, handle, signedAct, signedIn } from '../../platform/http/call.ts';
import { changeHiringRules, hiringRules } from './hiring-rules.ts';
import { organizationsSay } from './organizations.messages.ts';
import { organizationOf } from './own-organization.ts';

/** How an organization hires together. */
export const hiringRulesHandlers: readonly Handled[] = [
  handle(readHiringRules, async (call) => ({
    data: await hiringRules(signedAct(call), organizationOf(signedIn(call), call.query.organization_id)),
  })),

  handle(changeRoute, async (call) => {
    const { organization_id, ...change } = call.body;
    const whose = organizationOf(signedIn(call), organization_id);
    return {
      data: await changeHiringRules(signedAct(call), whose, change),
      message: organizationsSay('organizations.saved'),
    };
  }),
];
