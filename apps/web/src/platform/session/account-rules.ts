import { useQuery } from '@tanstack/react-query';
import { publicConfig } from '@tryout/contract/app-config/app-config';
import { PASSWORD_LENGTH } from '@tryout/domain/accounts/password';
import { routeQuery } from '../api/route-query.ts';

/** What the platform asks of accounts: fewest characters of a new password, and minutes that a code is valid. */
export function useAccountRules(): { readonly password_min: number; readonly pin_minutes: number | null } {
  const { data } = useQuery(routeQuery(publicConfig));
  return { password_min: data?.password.min ?? PASSWORD_LENGTH.min, pin_minutes: data?.pin_minutes ?? null };
}
