import type { currentUserData } from '@tryout/contract/auth/auth';
import { userSettings } from '@tryout/contract/auth/auth';
import {
  ACCESS_POLICY,
  type Action,
  NEEDED_LINK_PERMISSION,
  scopeOf,
} from '@tryout/domain/access/access-policy';
import type { z } from 'zod';
import type { Db } from '../../platform/database/kysely.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { flagsOnFor } from '../feature-flags/public.ts';
import { unreadNews } from '../notifications/public.ts';
import { termsToAccept } from '../terms/public.ts';
import { readAccountExtras } from './users.queries.ts';

/** The signed-in person as the pages need it. */
export async function readCurrentUser(db: Db, actor: Actor): Promise<z.input<typeof currentUserData>> {
  const extras = await readAccountExtras(db, actor.user_id);
  if (!extras) throw new Error('a signed-in account is gone');
  const actions = Object.keys(ACCESS_POLICY) as Action[];
  return {
    user_id: actor.user_id,
    user_type: actor.user_type,
    email: actor.email,
    email_verified: actor.email_verified,
    first_name: actor.first_name,
    last_name: actor.last_name,
    signup_step: actor.signup_step,
    locale: actor.locale,
    time_zone: actor.time_zone,
    settings: userSettings.parse(extras.settings),
    memberships: [...actor.memberships],
    unread_notifications: await unreadNews(db, actor),
    terms_to_accept: await termsToAccept(db, actor),
    rights: actions.filter((action) => isReached(actor, action)),
    flags: await flagsOnFor(db, actor),
    has_password: extras.has_password,
    must_add_factor: actor.must_add_factor,
  };
}

/** Whether an action reaches anything at all for somebody, whoever they work for now. */
function isReached(actor: Actor, action: Action): boolean {
  const scope = scopeOf(action, actor.user_type);
  if (actor.link === null || scope === 'all' || scope === 'self' || scope === 'owner') return scope !== 'no';
  const needed = NEEDED_LINK_PERMISSION[action];
  return scope === 'linked' && needed !== undefined && actor.link.permissions.includes(needed.permission);
}
