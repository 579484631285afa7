import type { UserType } from '@tryout/domain/roles';

/** The signed-in user, as `GET /auth/user` answers. */
export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly user_type: UserType;
}

/** "Amina Okafor", or the address while there is no name yet. */
export function personName(user: Pick<CurrentUser, 'email' | 'first_name' | 'last_name'>): string {
  return [user.first_name, user.last_name].filter(Boolean).join(' ').trim() || user.email;
}
