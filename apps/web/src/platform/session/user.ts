import type { currentUser } from '@tryout/contract/auth/auth';
import type { RouteResult } from '@tryout/contract/define-route';

/** The signed-in user, as `GET /auth/user` answers. */
export type CurrentUser = RouteResult<typeof currentUser>;

/** "Amina Okafor", or the address while there is no name yet. */
export function personName(user: Pick<CurrentUser, 'email' | 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim() || user.email;
}
