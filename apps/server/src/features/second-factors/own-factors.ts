import type { RouteData } from '@tryout/contract/define-route';
import type { readFactors as readRoute } from '@tryout/contract/second-factors/second-factors';
import type { SignedAct } from '../../platform/act.ts';
import { configValue } from '../app-config/public.ts';
import { factors } from '../auth/public.ts';
import { findAuthenticator } from './authenticators.queries.ts';
import { confirmMethods } from './confirm-self.ts';
import { findAskers } from './factor-rule.queries.ts';
import { findPasskeys } from './passkeys.queries.ts';
import { relyingParty } from './relying-party.ts';

/** The caller's second factors, and who asks for one. */
export async function ownFactors({ db, actor, services }: SignedAct): Promise<RouteData<typeof readRoute>> {
  const app = await findAuthenticator(db, actor.user_id);
  return {
    passkeys: await findPasskeys(db, actor.user_id),
    authenticator:
      app && app.confirmed_at !== null
        ? { added_at: app.confirmed_at, last_used_at: app.last_used_at }
        : null,
    recovery_codes_left: (await factors.of(db, actor.user_id)).recovery_codes,
    required_by: await findAskers(db, actor.user_id),
    required_by_platform:
      actor.user_type === 'super_admin' && (await configValue(db, 'super_admins_second_factor')),
    passkeys_possible: relyingParty(services) !== null,
    confirm_by: await confirmMethods(db, actor.user_id),
  };
}
